import FloorplanLayout
import Testing

@Suite struct GridColumnWidthTests {
  @Test func numbersFollowTheDocumentation() {
    #expect(GridColumnWidth(-1.0) == .flexible)
    #expect(GridColumnWidth(0.0) == .fraction(0))
    #expect(GridColumnWidth(0.2) == .fraction(0.2))
    #expect(GridColumnWidth(1.0.nextDown) == .fraction(1.0.nextDown))
    #expect(GridColumnWidth(1.0) == .points(1))
    #expect(GridColumnWidth(120.5) == .points(120.5))
  }

  @Test(arguments: [-0.5, -1.0.nextUp, -1.0.nextDown, -2, .nan, .infinity, -.infinity])
  func invalidNumbersAreZeroPoints(number: Double) {
    #expect(GridColumnWidth(number) == .points(0))
  }

  @Test func literalsFollowTheDocumentation() {
    let widths: [GridColumnWidth] = [-1, 0.2, 120, 0, -1.0]
    #expect(widths == [.flexible, .fraction(0.2), .points(120), .fraction(0), .flexible])
  }
}
