import Foundation
import Testing

@testable import FloorplanForms

/// Signatures as values: their contents, their JSON, and the line that is drawn for them.
@Suite struct SignatureTests {
  private func stroke(_ positions: [(Double, Double)]) -> Signature.Stroke {
    positions.map { Signature.Point(x: $0.0, y: $0.1) }
  }

  // MARK: Contents

  @Test func invalidPointsAreDropped() {
    let points: [(Double, Double)] = [
      (.nan, 1), (1, .nan), (.infinity, 1), (1, -.infinity), (10, 20),
    ]
    let signature = Signature([stroke(points), stroke([(.nan, .nan)]), stroke([])], width: 100, height: 50)
    #expect(signature.strokes == [stroke([(10, 20)])] && signature.pointCount == 1)
  }

  @Test func distantPointsAreClamped() {
    let signature = Signature(
      [stroke([(1e300, -1e300), (-150, 75), (-50, 60)])], width: 100, height: 50)
    #expect(signature.strokes == [stroke([(200, -50), (-100, 75), (-50, 60)])])
  }

  @Test(
    arguments: [
      (.nan, nil), (.infinity, nil), (-3, 0), (0.25, 0.25), (7, 1), (nil, nil),
    ] as [(Double?, Double?)])
  func pressureIsClampedToOne(pair: (Double?, Double?)) {
    let point = Signature.Point(x: 1, y: 1, pressure: pair.0, time: -.infinity)
    let stored = Signature([[point]], width: 10, height: 10).strokes[0][0]
    #expect(stored.pressure == pair.1 && stored.time == 0)
  }

  @Test(arguments: [(.nan, 1), (-5, 1), (0, 1), (.infinity, 16_384), (300, 300)] as [(Double, Double)])
  func canvasSizeIsClamped(pair: (Double, Double)) {
    let signature = Signature(width: pair.0, height: pair.0)
    #expect(signature.width == pair.1 && signature.height == pair.1 && signature.isEmpty && signature.bounds == nil)
  }

  @Test func longStrokesAreReduced() {
    let positions = (0..<1_000_000).map { (Double($0 % 1000), Double($0 / 1000)) }
    let long = Signature([stroke(positions), stroke([(5, 5)])], width: 1000, height: 1000)
    #expect(long.pointCount <= Signature.maximumPointCount && long.pointCount > Signature.maximumPointCount / 2)
    #expect(long.strokes.count == 2 && long.strokes[0].first == Signature.Point(x: 0, y: 0))
    #expect(long.strokes[0].last == Signature.Point(x: 999, y: 999))
    let dots = Signature(positions.map { stroke([$0]) }, width: 1000, height: 1000)
    #expect(dots.pointCount == Signature.maximumPointCount && dots.strokes[0] == stroke([(0, 0)]))
  }

  @Test func strokesCanBeAppendedAndRemoved() {
    var signature = Signature(width: 100, height: 50)
    signature.removeLastStroke()
    signature.append(stroke([(1, 2), (30, 4)]))
    signature.append(stroke([]))
    signature.append(stroke([(.nan, 2), (5, 40)]))
    #expect(signature.strokes == [stroke([(1, 2), (30, 4)]), stroke([(5, 40)])])
    #expect(signature.bounds.map { [$0.left, $0.top, $0.right, $0.bottom] } == [1, 2, 30, 40])
    signature.removeLastStroke()
    #expect(signature.strokes.count == 1)
  }

  // MARK: JSON

  @Test func jsonRoundTrips() throws {
    let signature = Signature(
      [
        [
          Signature.Point(x: 10, y: 20), Signature.Point(x: 60, y: 40, pressure: 0.5, time: 0.25),
        ], stroke([(5, 5)]),
      ], width: 300, height: 150)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = try encoder.encode(signature)
    #expect(
      String(decoding: json, as: UTF8.self)
        == #"{"height":150,"strokes":[[[10,20,0],[60,40,0.25,0.5]],[[5,5,0]]],"width":300}"#)
    try #expect(JSONDecoder().decode(Signature.self, from: json) == signature)
    let short = try JSONDecoder().decode(
      Signature.self, from: Data(#"{"width":9,"height":9,"strokes":[[[1,2]],[]]}"#.utf8))
    #expect(short == Signature([stroke([(1, 2)])], width: 9, height: 9))
  }

  @Test(
    arguments: [
      "", "{}", "[]", #"{"width":9,"height":9}"#, #"{"width":9,"height":9,"strokes":[[[1]]]}"#,
      #"{"width":9,"height":9,"strokes":[[["a",2]]]}"#, #"{"width":"9","height":9,"strokes":[]}"#,
    ])
  func otherJSONIsRefused(text: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Signature.self, from: Data(text.utf8)) }
  }

  // MARK: The line

  /// Random points, the same in each run.
  private func randomPoints(_ count: Int, seed: UInt64, pressures: Bool) -> [Signature.Point] {
    var state = seed
    func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 40) / Double(1 << 24)
    }
    return (0..<count).map { _ in
      Signature.Point(x: next() * 300, y: next() * 200, pressure: pressures ? next() : nil)
    }
  }

  /// The line according to the textbook: each curve by its formula, without parts.
  private func reference(_ points: [Signature.Point], _ strokeWidth: Double) -> [[Double]] {
    let inks = points.map { [$0.x, $0.y, strokeWidth * (0.5 + ($0.pressure ?? 0.5))] }
    guard inks.count > 1 else { return inks }
    func middle(_ index: Int) -> [Double] { zip(inks[index], inks[index + 1]).map { ($0 + $1) / 2 } }
    func length(_ one: [Double], _ other: [Double]) -> Double { hypot(other[0] - one[0], other[1] - one[1]) }
    var line = [inks[0], middle(0)]
    for index in 1..<inks.count - 1 {
      let (start, control, end) = (middle(index - 1), inks[index], middle(index))
      let count = max(1, min(16, Int(((length(start, control) + length(control, end)) / 3).rounded(.up))))
      for piece in 1...count {
        let t = Double(piece) / Double(count)
        line.append(
          (0..<3).map { (1 - t) * (1 - t) * start[$0] + 2 * t * (1 - t) * control[$0] + t * t * end[$0] })
      }
    }
    line.append(inks[inks.count - 1])
    return line
  }

  private func isEqual(_ line: [InkPoint], _ reference: [[Double]]) -> Bool {
    line.count == reference.count
      && zip(line, reference).allSatisfy { point, expected in
        zip([point.x, point.y, point.width], expected).allSatisfy { abs($0 - $1) < 1e-9 }
      }
  }

  @Test(arguments: [1, 2, 3, 4, 10, 200], [true, false])
  func lineMatchesTheTextbook(count: Int, pressures: Bool) {
    let points = randomPoints(count, seed: UInt64(count), pressures: pressures)
    let line = InkPoint.line(through: points, in: points.indices, strokeWidth: 3)
    #expect(isEqual(line, reference(points, 3)))
  }

  @Test func partsFormTheWholeLine() {
    let points = randomPoints(100, seed: 7, pressures: true)
    let whole = InkPoint.line(through: points, in: points.indices, strokeWidth: 4)
    for length in [1, 2, 7, 32, 99] {
      var parts: [InkPoint] = []
      for start in stride(from: 0, to: points.count, by: length) {
        let part = InkPoint.line(through: points, in: start..<min(start + length, points.count), strokeWidth: 4)
        #expect(parts.isEmpty || parts.last == part.first)
        parts += parts.isEmpty ? part : Array(part.dropFirst())
      }
      #expect(parts == whole, "\(length)")
    }
  }

  @Test func appendingAPointChangesOnlyTheEnd() {
    let points = randomPoints(40, seed: 9, pressures: true)
    let before = InkPoint.line(through: Array(points.prefix(39)), in: 0..<38, strokeWidth: 3)
    let after = InkPoint.line(through: points, in: 0..<38, strokeWidth: 3)
    #expect(before == after)
  }

  @Test func rangesWithoutPointsHaveNoLine() {
    let points = randomPoints(3, seed: 1, pressures: false)
    #expect(InkPoint.line(through: points, in: 3..<9, strokeWidth: 3).isEmpty)
    #expect(InkPoint.line(through: [], in: 0..<4, strokeWidth: 3).isEmpty)
    #expect(
      InkPoint.line(through: points, in: -4..<90, strokeWidth: 3).first.map { [$0.x, $0.y] } == [
        points[0].x, points[0].y,
      ])
  }

  @Test(arguments: [(nil, 3), (0, 1.5), (0.5, 3), (1, 4.5)] as [(Double?, Double)])
  func widthGrowsWithPressure(pair: (Double?, Double)) {
    #expect(InkPoint.width(pressure: pair.0, strokeWidth: 3) == pair.1)
  }

  // MARK: Another canvas size

  @Test func signatureFitsAnotherCanvas() {
    let signature = Signature(width: 300, height: 150)
    let narrow = SignatureFit(signature, width: 150, height: 150)
    #expect(narrow.factor == 0.5 && narrow.x == 0 && narrow.y == 37.5)
    #expect(narrow.signaturePoint(x: 75, y: 75) == (150, 75))
    let high = SignatureFit(signature, width: 900, height: 300)
    #expect(high.factor == 2 && high.x == 150 && high.y == 0)
    let none = SignatureFit(signature, width: 0, height: 0)
    #expect(none.factor > 0 && none.signaturePoint(x: 5, y: 5).x.isFinite)
  }
}
