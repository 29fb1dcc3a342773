// kind b: a dropdown under a button; the menu scales from its top edge
import SwiftUI

struct DropDown: View {
    @State var expand = false
    @State var selected = "None"
    fileprivate let options = ["Red", "Green", "Blue"]
    var body: some View {
        VStack() {
            Spacer().frame(height: 100)
            HStack {
                Text(selected).fontWeight(.heavy).foregroundColor(.white)
                Image(systemName: expand ? "chevron.up" : "chevron.down").resizable().frame(width: 13, height: 6)
                    .foregroundColor(.white)
            }.onTapGesture { withAnimation(.linear(duration: 0.6)) { self.expand.toggle() } }
            if expand {
                VStack(
                    alignment: .leading, spacing: 10,
                    content: {
                        ForEach(options.indices, id: \.self) { i in
                            Button(action: {
                                self.selected = self.options[i]
                                withAnimation(.linear(duration: 0.6)) { self.expand.toggle() }
                            }) { Text(self.options[i]).padding(5) }
                            .foregroundColor(.white)
                        }
                    }
                )
                .transition(.scale(scale: 0, anchor: UnitPoint(x: 0.5, y: 0)))
            }
        }
        .padding()
        .background(LinearGradient(gradient: .init(colors: [.red, .orange]), startPoint: .top, endPoint: .bottom))
        .cornerRadius(20)
    }
}
