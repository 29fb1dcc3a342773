import Foundation

/// The law's numbers, worked out again: nothing here is shared with the product.
enum Oracle {
    /// A timing curve (CURVE-1, CURVE-2): x(t) solved by halving, y rounded to a multiple of 2^-20.
    static func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at progress: Double) -> Double {
        func bezier(_ a: Double, _ b: Double, _ t: Double) -> Double {
            3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<80 {
            let middle = (low + high) / 2
            if bezier(x1, x2, middle) < progress { low = middle } else { high = middle }
        }
        return rounded(bezier(y1, y2, (low + high) / 2))
    }

    /// A multiple of 2^-20 (CURVE-2).
    static func rounded(_ value: Double) -> Double { (value * 1_048_576).rounded() / 1_048_576 }

    /// Progress of a linear animation of a duration at frames of 1/60 s.
    static func linear(_ frame: Int, duration: Double = 1) -> Double {
        rounded(min(Double(frame) / 60 / duration, 1))
    }

    /// A running spring of the stepped family (SPRING-4).
    struct Stepper {
        var x = 0.0, v = 0.0, a = 0.0, tau = 0.0
        var target: Double
        var stiffness: Double, damping: Double

        init(response: Double, damping ratio: Double, target: Double, velocity: Double = 0) {
            self.target = target
            v = velocity
            (stiffness, damping) = Stepper.numbers(response, ratio)
        }

        mutating func turn(to target: Double, response: Double, damping ratio: Double) {
            self.target = target
            (stiffness, damping) = Stepper.numbers(response, ratio)
        }

        private static func numbers(_ response: Double, _ ratio: Double) -> (Double, Double) {
            let root = 2 * Double.pi / response
            let stiffness = min(root * root, 45_000)
            return (stiffness, 2 * stiffness.squareRoot() * ratio)
        }

        mutating func step(to time: Double) {
            while tau < time {
                let half = a * (1.0 / 600) + v
                x += half * (1.0 / 300)
                a = stiffness * (target - x) - damping * half
                v = a * (1.0 / 600) + half
                tau += 1.0 / 300
            }
        }

        var hasEnded: Bool {
            max(v * v, a * a) <= 0.0036 && (target == 0 || (target - x) * (target - x) <= 0.0001 * target * target)
        }
    }

    /// A spring's path from 0 to a target at frames of 1/60 s; at its end the target.
    static func spring(
        response: Double, damping: Double, target: Double, frames: Int, velocity: Double = 0
    ) -> [Double] {
        var stepper = Stepper(response: response, damping: damping, target: target, velocity: velocity)
        var path: [Double] = []
        var ended = false
        for frame in 0...frames {
            stepper.step(to: Double(frame) / 60)
            ended = ended || (frame > 0 && stepper.hasEnded)
            path.append(ended ? target : stepper.x)
        }
        return path
    }
}
