import Testing

@testable import Gallery

@Suite struct FrameTimesTests {
  @Test func meanAndMissedFramesAreOfTheLastOnes() {
    var times = FrameTimes()
    #expect(times.count == 0 && times.mean == .zero && times.missedCount == 0)
    for _ in 0..<100 { times.add(.milliseconds(40)) }
    for _ in 0..<60 { times.add(.milliseconds(10)) }
    #expect(times.count == 120 && times.missedCount == 60 && times.mean == .milliseconds(25))
  }
}
