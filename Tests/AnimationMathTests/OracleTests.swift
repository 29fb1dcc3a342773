import AnimationMath
import Testing

@Test("SPRING-4 stepped springs agree with another implementation", arguments: springOracle.indices)
func springsAgree(index: Int) {
    let expected = springOracle[index]
    let samples = play(expected.animation, to: expected.target)
    for (frame, value) in expected.samples {
        #expect(near(samples[frame].value[0], value, 1e-12 * expected.target), "frame \(frame)")
    }
    #expect(samples.count - 1 == expected.end)
    #expect(samples.firstIndex { $0.logicallyCompleted == [0] } == expected.logical ?? expected.end)
}

@Test("CURVE-2 curves agree with another implementation", arguments: curveOracle.indices)
func curvesAgree(index: Int) {
    let expected = curveOracle[index]
    let samples = play(expected.animation, to: expected.target)
    for (frame, value) in expected.samples {
        #expect(near(samples[frame].value[0], value, expected.target * 2 / 1_048_576), "frame \(frame)")
    }
    #expect(samples.count - 1 == expected.end)
}
