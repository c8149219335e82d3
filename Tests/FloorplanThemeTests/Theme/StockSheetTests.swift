import Testing

@testable import FloorplanTheme

@Suite struct StockSheetTests {
  private let red = ThemeColor(hex: 0xFF0000)
  private let blue = ThemeColor(hex: 0x0000FF)

  private func theme(_ text: String) -> Theme { Theme.standard.applying(read(text, .nui).sheet) }

  @Test(
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
  func stockClassStylesItsKindExceptExceptions(text: String, kind: PartKind, property: StyleProperty) {
    let theme = theme(text)
    for part in ComponentParts.all {
      let color = theme.resolve(part, appearance: .light).colors[property]
      let isException = StockPartClass.all.contains { $0.exceptions.contains(part) }
      let isExpected = part.kind == kind && !isException && !part.unsupportedProperties.contains(property)
      #expect((color == red) == isExpected, "\(part.classPath)")
      let reader = CSSReader(theme, of: part, .light)
      expectAgreement(reader, with: theme, of: part, .light)
    }
  }

  @Test func stockSwitchPropertiesSetTheirStates() {
    let part = ComponentParts.SwitchFormCell.switch
    let theme = theme("Switch { on-tint-color: red; thumb-tint-color: blue; }")
    #expect(theme.resolve(part, state: .enabledSelected, appearance: .light).trackColor == red)
    #expect(theme.resolve(part, state: .enabledUnselected, appearance: .light).trackColor != red)
  }

  @Test func classPathOverridesStockClass() throws {
    let path = ComponentParts.ObjectCell.headlineLabel.classPath
    let theme = theme("\(path) { font-color: blue; }\nLabel { font-color: red; }")
    #expect(theme.resolve(ComponentParts.ObjectCell.headlineLabel, appearance: .light).color == blue)
    let color = try #require(
      try theme.provenance(of: path, appearance: .light).properties.first { $0.property == .fontColor })
    #expect(color.source.text == "font-color: blue")
    #expect(color.overridden.map(\.text) == ["font-color: red", "font-color: primaryLabel"])
  }

  @Test func stockPropertyNamesDoNotApplyToClassPaths() {
    let slider = ComponentParts.SliderFormCell.slider
    let reading = read("\(slider.classPath) { minimum-track-tint-color: red; }")
    #expect(reading.codes == [.unsupportedProperty])
    #expect(!Theme.standard.applying(reading.sheet).hasCustomSettings(for: slider))
  }

  @Test func displayedValueHasFieldFontWithoutBox() {
    let theme = theme(
      "TextField { font-color: blue; background-color: red; border-color: red; border-width: 2; corner-radius: 9; }")
    for part in [ComponentParts.SliderFormCell.valueTextField, ComponentParts.SimplePropertyCell.valueTextField] {
      let (style, own) = (theme.resolve(part, appearance: .light), Theme.standard.resolve(part, appearance: .light))
      #expect(style.color == blue)
      #expect(style.backgroundColor == own.backgroundColor && style.borderColor == own.borderColor, "\(part.classPath)")
    }
    let field = theme.resolve(ComponentParts.SliderFormCell.valueField, appearance: .light)
    #expect(field.color == blue && field.backgroundColor == red && field.borderColor == red)
  }

  @Test func fieldClassSetsMinimumHeight() {
    let theme = theme("TextField { height: 60; }\nTextView { height: 120; }")
    for (part, height) in [(ComponentParts.titleFormCell.field, 60.0), (ComponentParts.noteFormCell.field, 120)] {
      #expect(theme.resolve(part, appearance: .light).values[.height] == .length(height))
      // CSS omits the padding.
      let css = theme.rules(for: part).map(\.text).joined()
      #expect(css.contains("min-height: \(cssPoints(height - 16))"), "\(part.classPath): \(css)")
    }
    for part in [ComponentParts.InlineSignatureFormCell.canvas, ComponentParts.SimplePropertyCell.valueTextField] {
      #expect(theme.resolve(part, appearance: .light).values[.height] == nil, "\(part.classPath)")
    }
  }

  @Test func barClassStylesOnlyItsParts() {
    let theme = theme("NavigationBar { bar-tint-color: red; font-color: blue; font-size: 30; }")
    let header = theme.resolve(ComponentParts.ObjectHeader.view, appearance: .light)
    #expect(header.backgroundColor == red)
    #expect(header.color == nil)
    let headline = theme.resolve(ComponentParts.ObjectHeader.headlineLabel, appearance: .light)
    #expect(headline.color == blue)
    #expect(headline.fontSize == 30)
    #expect(headline.backgroundColor == nil)
    // Other texts on its surface only get its color.
    let body = theme.resolve(ComponentParts.ObjectHeader.bodyLabel, appearance: .light)
    #expect(body.color == blue && body.fontSize == TextStyles.standard[.subheadline].points)
    for part in ComponentParts.all
    where !StockPartClass.all.contains(where: { $0.name == "NavigationBar" && $0.parts.contains(part) }) {
      #expect(!theme.hasCustomSettings(for: part), "\(part.classPath)")
    }
  }

  @Test(arguments: [false, true])
  func partClassOverridesKindClass(isReversed: Bool) {
    let rules = [
      "Label { font-color: red; }", "View { background-color: red; }", "TableCell { background-color: green; }",
      "NavigationBar { background-color: blue; font-color: blue; }",
    ]
    let theme = theme((isReversed ? rules.reversed() : rules).joined(separator: "\n"))
    #expect(theme.resolve(ComponentParts.ObjectHeader.headlineLabel, appearance: .light).color == blue)
    #expect(theme.resolve(ComponentParts.ObjectCell.headlineLabel, appearance: .light).color == red)
    #expect(theme.resolve(ComponentParts.EmptyStateView.view, appearance: .light).backgroundColor == red)
    #expect(StockPartClass.classes(of: ComponentParts.ObjectHeader.view) == ["View", "NavigationBar"])
    #expect(theme.resolve(ComponentParts.ObjectHeader.view, appearance: .light).backgroundColor == blue)
  }

  @Test(
    arguments: ["TableCell", "CollectionViewCell"])
  func selectedCellStateStylesSelectionParts(name: String) {
    let theme = theme(
      """
      \(name) {
        background-color: blue; background-color-selected: red; background-color-selected-disabled: green;
        tint-color: red;
      }
      """)
    for part in [ComponentParts.GridRow.selected, ComponentParts.ListPickerFormCell.selectedBackgroundView] {
      #expect(theme.resolve(part, appearance: .light).backgroundColor == red)
      #expect(theme.resolve(part, state: .disabled, appearance: .light).backgroundColor == ThemeColor(hex: 0x00FF00))
      let reader = CSSReader(theme, of: part, .light)
      expectAgreement(reader, with: theme, of: part, .light)
    }
    #expect(
      theme.resolve(ComponentParts.ListPickerRow.cell, state: .selected, appearance: .light).backgroundColor == red)
    #expect(theme.resolve(ComponentParts.GridRow.cell, appearance: .light).backgroundColor == blue)
    let plain = self.theme("\(name) { background-color: blue; }")
    #expect(!plain.hasCustomSettings(for: ComponentParts.GridRow.selected))
  }

  @Test func selectedGradientStylesSelectionParts() {
    let theme = theme(
      "TableCell { background-color-top-selected: red; background-color-bottom-selected: blue; }")
    let style = theme.resolve(ComponentParts.GridRow.selected, appearance: .light)
    #expect(style.colors[.backgroundColorTop] == red && style.colors[.backgroundColorBottom] == blue)
    let css = theme.rules(for: ComponentParts.GridRow.selected).map(\.text).joined()
    #expect(css.contains(":selected{") && css.contains("linear-gradient"))
  }

  @Test func tintAliasesStyleControls() {
    let knob = theme("Switch { thumb-tint-color: red; }")
    #expect(
      knob.resolve(ComponentParts.SwitchFormCell.switch, state: .enabledSelected, appearance: .light).thumbColor == red)
    let slider = theme("Slider { thumb-tint-color: red; }")
    #expect(slider.resolve(ComponentParts.SliderFormCell.slider, appearance: .light).thumbColor == red)
    let segment = theme("SegmentedControl { background-tint-color: red; }")
    #expect(
      segment.resolve(ComponentParts.SegmentedControlFormCell.segment, appearance: .light).backgroundColor == red)
    let field = theme("TextField { tint-color: red; }")
    let css = field.rules(for: ComponentParts.titleFormCell.field).map(\.text).joined()
    #expect(css.contains("caret-color: \(red.css)"))
    #expect(!field.hasCustomSettings(for: ComponentParts.titleFormCell.readOnlyField))
  }

  @Test(arguments: [false, true])
  func barColorOverridesItsTints(isReversed: Bool) {
    let lines = ["bar-tint-color: green;", "background-color: red;", "background-tint-color: blue;"]
    let theme = theme("NavigationBar { \((isReversed ? lines.reversed() : lines).joined(separator: " ")) }")
    #expect(theme.resolve(ComponentParts.ObjectHeader.view, appearance: .light).backgroundColor == red)
  }

  @Test func everyClassExistsInStockNUI() {
    #expect(Set(StockPartClass.byName.keys).isSubset(of: StockPartClass.names))
  }
}
