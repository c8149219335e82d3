import FloorplanLayout
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite struct GridRowItemTests {
  @Test func numbersHaveTheirShortestDigits() {
    let cases: [(Double, String)] = [
      (31, "31"), (114.23, "114.23"), (-0.5, "-0.5"), (0, "0"), (-0.0, "0"), (0.1 + 0.2, "0.30000000000000004"),
      (1e16, "10000000000000000"), (1.5e20, "150000000000000000000"), (1.25e-7, "0.000000125"),
      (-1e-5, "-0.00001"), (1_234_567.875, "1234567.875"), (123_456_789_012_345_680, "123456789012345680"),
    ]
    for (number, text) in cases { #expect(GridRowTextItem.plainText(of: number) == text) }
  }

  @Test func numbersRoundTripWithoutAnExponent() {
    var generator = ProbeDice(state: 3)
    for _ in 0..<2000 {
      let number = Double(bitPattern: generator.next())
      guard number.isFinite else { continue }
      let text = GridRowTextItem.plainText(of: number)
      #expect(Double(text) == number, "\(number)")
      #expect(text.allSatisfy { $0.isNumber || $0 == "-" || $0 == "." }, "\(text)")
      #expect(!text.hasSuffix(".") && !text.hasSuffix(".0"), "\(text)")
    }
    for value in [Double.nan, .infinity, -.infinity] { #expect(!GridRowTextItem.plainText(of: value).isEmpty) }
  }

  @Test func formatterDisplaysTheNumber() {
    var calls = 0
    let item = GridRowTextItem(number: 0.4) {
      calls += 1
      return "\(Int($0 * 100)) %"
    }
    #expect(item.text == "40 %" && item.number == 0.4 && item.type == .number)
    _ = item.text
    #expect(calls == 1)
    item.text = "n/a"
    #expect(item.text == "n/a" && item.number == nil && item.type == .text)
  }

  @Test func itemsHaveTheirTypes() {
    let items: [any GridRowItem] = [
      GridRowTextItem(text: "a"), GridRowTextItem(number: 1), GridRowImageItem(image: nil),
      GridRowHeaderItem(text: "a"),
    ]
    #expect(items.map(\.type) == [.text, .number, .image, .header])
    #expect(items.allSatisfy { $0.binding == nil && $0.alignment == .automatic })
  }

  @Test func columnWidthsCanBeNumbers() async {
    await withNoPeerLeft {
      let row = GridRow()
      row.columnWidths = [-1, 0.2, 120]
      #expect(row.columnWidths == [.flexible, .fraction(0.2), .points(120)])
      let header = GridHeader()
      header.columnWidths = [-1, 0.2, 120]
      #expect(header.columnWidths == row.columnWidths)
    }
  }
}
