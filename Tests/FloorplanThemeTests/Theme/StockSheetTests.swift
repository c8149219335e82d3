import Testing

@testable import FloorplanTheme

@Suite struct StockSheetTests {
  private let red = ThemeColor(hex: 0xFF0000)
  private let blue = ThemeColor(hex: 0x0000FF)

  private func theme(_ text: String) -> Theme { Theme.standard.applying(read(text, .nui).sheet) }

  @Test(
    "A stock class stands for every part of its kind but the exceptions, and for no other",
    arguments: [
      ("Label { font-color: red; }", .text, .fontColor), ("TextField { font-color: red; }", .textField, .fontColor),
      ("Button { background-color: red; }", .button, .backgroundColor),
      ("TableCell { background-color: red; }", .cell, .backgroundColor),
      ("CollectionViewCell { background-color: red; }", .cell, .backgroundColor),
      ("Slider { minimum-track-tint-color: red; }", .slider, .trackSelectionColor),
      ("Slider { thumb-tint-color: red; }", .slider, .thumbTintColor),
      ("Progress { progress-tint-color: red; }", .progress, .trackSelectionColor),
      ("ActivityIndicator { color: red; }", .progress, .tintColor),
      ("ImageView { tint-color: red; }", .image, .tintColor),
    ] as [(String, PartKind, StyleProperty)])
  func kinds(text: String, kind: PartKind, property: StyleProperty) {
    let theme = theme(text)
    for part in ComponentParts.all {
      let color = theme.resolve(part, appearance: .light).colors[property]
      let isException = StockClass.exceptions.values.joined().contains(part)
      #expect((color == red) == (part.kind == kind && !isException), "\(part.classPath)")
      let reader = CSSReader(theme.block(for: part, in: .light).rules.map(\.text).joined())
      expectAgreement(reader, with: theme, of: part, .light)
    }
  }

  @Test("A stock switch changes in the states that its properties are about")
  func switches() {
    let part = ComponentParts.SwitchFormCell.switch
    let theme = theme("Switch { on-tint-color: red; thumb-tint-color: blue; }")
    #expect(theme.resolve(part, state: .enabledSelected, appearance: .light).trackColor == red)
    #expect(theme.resolve(part, state: .enabledUnselected, appearance: .light).trackColor != red)
  }

  @Test("A class path of ours comes before a stock class, wherever it stands, and provenance tells both")
  func precedence() throws {
    let path = ComponentParts.ObjectCell.headlineLabel.classPath
    let theme = theme("\(path) { font-color: blue; }\nLabel { font-color: red; }")
    #expect(theme.resolve(ComponentParts.ObjectCell.headlineLabel, appearance: .light).color == blue)
    let color = try #require(
      try theme.provenance(of: path, appearance: .light).properties.first { $0.property == .fontColor })
    #expect(color.source.text == "font-color: blue")
    #expect(color.lost.map(\.text) == ["font-color: red", "font-color: primaryLabel"])
  }

  @Test("Names that only stock classes have mean nothing on a class path of ours")
  func foreignNames() {
    let slider = ComponentParts.SliderFormCell.slider
    let reading = read("\(slider.classPath) { minimum-track-tint-color: red; }")
    #expect(reading.codes == [.unsupportedProperty])
    #expect(!Theme.standard.applying(reading.sheet).setsAnything(for: slider))
  }

  @Test("A class that stands for some parts sets on each what it takes, and nothing on others")
  func someParts() {
    let theme = theme("NavigationBar { bar-tint-color: red; font-color: blue; font-size: 30; }")
    let header = theme.resolve(ComponentParts.ObjectHeader.view, appearance: .light)
    #expect(header.backgroundColor == red)
    #expect(header.color == nil)
    let headline = theme.resolve(ComponentParts.ObjectHeader.headlineLabel, appearance: .light)
    #expect(headline.color == blue)
    #expect(headline.fontSize == 30)
    #expect(headline.backgroundColor == nil)
    for part in ComponentParts.all
    where !StockPartClass.all.contains(where: { $0.name == "NavigationBar" && $0.parts.contains(part) }) {
      #expect(!theme.setsAnything(for: part), "\(part.classPath)")
    }
  }

  @Test("What is about some parts comes before what is about all of a kind", arguments: [false, true])
  func someBeforeAll(isReversed: Bool) {
    let rules = [
      "Label { font-color: red; }", "View { background-color: red; }", "TableCell { background-color: green; }",
      "NavigationBar { background-color: blue; font-color: blue; }",
    ]
    let theme = theme((isReversed ? rules.reversed() : rules).joined(separator: "\n"))
    #expect(theme.resolve(ComponentParts.ObjectHeader.headlineLabel, appearance: .light).color == blue)
    #expect(theme.resolve(ComponentParts.ObjectCell.headlineLabel, appearance: .light).color == red)
    #expect(theme.resolve(ComponentParts.EmptyStateView.view, appearance: .light).backgroundColor == red)
    let all = StockClass.classes(of: ComponentParts.KPIHeader.view)
    #expect(all == ["CollectionViewCell", "TableCell", "View", "NavigationBar"])
    #expect(theme.resolve(ComponentParts.KPIHeader.view, appearance: .light).backgroundColor == blue)
  }

  @Test("Every class of the table is one that stock NUI has")
  func table() {
    #expect(Set(StockClass.meanings.keys).isSubset(of: StockClass.names))
  }
}
