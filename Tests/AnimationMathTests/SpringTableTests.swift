import AnimationMath
import Testing

@Test("CORE-7 SPRING-7 many springs at once have the bits that each has alone, whatever kind is beside it")
func manySprings() {
    let kinds = [
        Spring(duration: 0.5, bounce: 0.3), .smooth, .bouncy, Spring(duration: 0.4, bounce: -0.5),
        Spring(response: 0, dampingRatio: 1), Spring(mass: 2, stiffness: 90, damping: 3),
        Spring(duration: 1, bounce: 1),
        Spring(duration: 2, bounce: 0.95), Spring(response: 1e-7, dampingRatio: 0.1),
        Spring(duration: 0.3, bounce: 0.01),
    ]
    let times = [0, 1e-9, 0.1, 0.25, 1 / 3.0, 0.9, 2.5, 40, 800, 1e6]
    var springs: [Spring] = []
    var moments: [Double] = []
    for (index, spring) in kinds.enumerated() {
        for (number, time) in times.enumerated() {
            springs += [spring, kinds[(index + number) % kinds.count]]
            moments += [time, times[(index * 3 + number) % times.count]]
        }
    }
    let together = SpringTable(springs).values(target: 73, times: moments)
    for (index, spring) in springs.enumerated() {
        let alone = spring.value(target: 73, time: moments[index])
        #expect(together[index].bitPattern == alone.bitPattern, "\(spring) at \(moments[index])")
    }
    #expect(SpringTable(springs).values(target: 1, times: [0.5]).count == 1)
    #expect(SpringTable([]).values(target: 1, times: [0.5]).isEmpty)
}

@Test("CORE-7 SPRING-7 springs side by side, near their beginning and long after, have the bits that each has alone")
func springsInFlight() {
    var (springs, times): ([Spring], [Double]) = ([], [])
    for index in 0..<4_000 {
        let bounce = Double(index * 37 % 100) / 100
        springs.append(Spring(duration: 0.05 + Double(index * 53 % 200) / 100, bounce: max(bounce, 0.01)))
        times.append(Double(index * 101 % 997) / 250)
    }
    let together = SpringTable(springs).values(target: -7.5, times: times)
    let wrong = springs.indices.filter {
        springs[$0].value(target: -7.5, time: times[$0]).bitPattern != together[$0].bitPattern
    }
    #expect(wrong == [])
    // A damped swing by its formula, with the system's own digits left aside.
    let swing = SpringTable(Array(repeating: Spring(response: 2 * .pi, dampingRatio: 0.6), count: 4))
    let shown = swing.values(target: 1, times: [0.5, 1, 2, 4])
    for (value, time) in zip(shown, [0.5, 1.0, 2, 4]) {
        let expected = 1 - exponential(-0.6 * time) * (cosine(0.8 * time) + 0.75 * sine(0.8 * time))
        #expect(near(value, expected, 1e-15))
    }
}
