import Testing

@testable import FloorplanTheme

@Suite struct StockPartClassTests {
  @Test func stockClassesAffectTheirParts() {
    #expect(
      StockPartClass.all.map(\.name) == [
        "ActivityIndicator", "BarButton", "BarButtonBack", "Button", "CollectionViewCell", "ImageView", "Label",
        "NavigationBar", "Progress", "ProgressView", "SearchBar", "SegmentedControl", "Slider", "Stepper", "Switch",
        "TableCell", "TableCellDetail",
        "TextField", "TextView", "View",
      ])
    for stock in StockPartClass.all {
      #expect(!stock.parts.isEmpty)
      #expect(Set(stock.parts.map(\.kind)) == Set(stock.kinds))
      let theme = Theme.standard.applying(
        read(
          """
          \(stock.name) {
            tint-color: red; font-color: red; placeholder-color: red; background-color-selected: red;
          }
          """
        ).sheet)
      for part in ComponentParts.all {
        let sources = [ComponentParts.field(around: part), ComponentParts.tintSource(of: part)].compactMap(\.self)
        let declared: Set<StyleProperty> = [.tintColor, .fontColor, .backgroundColor]
        let takesAny = !declared.intersection(part.kind.acceptedProperties).isSubset(of: part.unsupportedProperties)
        let isExpected = stock.parts.contains(part) && takesAny || sources.contains(where: stock.parts.contains)
        #expect(theme.hasCustomSettings(for: part) == isExpected, "\(stock.name) \(part.classPath)")
      }
    }
  }

  @Test(
    "Pressable elements that aren't styled as buttons don't belong to Button")
  func pressableTextsAreNotStockButtons() throws {
    let button = try #require(StockPartClass.all.first { $0.name == "Button" })
    // A pressable text has no padding, so a surface wouldn't look good.
    let pressables = [
      ComponentParts.DatePickerFormCell.day, ComponentParts.ListPickerFormCell.button,
      ComponentParts.KeyValueCell.valueButton, ComponentParts.SectionHeaderFooterView.attributeButton,
      ComponentParts.SectionHeaderFooterView.disclosureButton, ComponentParts.SectionHeaderFooterView.expansionButton,
    ]
    #expect(pressables.allSatisfy { button.exceptions.contains($0) && !button.parts.contains($0) })
    #expect(button.exceptions.allSatisfy { $0.kind == button.coveredKind })
    let field = try #require(StockPartClass.all.first { $0.name == "TextField" })
    for (name, part) in [
      ("TextView", ComponentParts.noteFormCell.field), ("SearchBar", ComponentParts.ListPicker.searchField),
      ("Stepper", ComponentParts.StepperFormCell.increaseButton),
    ] {
      let own = try #require(StockPartClass.all.first { $0.name == name })
      #expect(own.parts.contains(part) && !field.parts.contains(part) && !button.parts.contains(part))
    }
    let theme = Theme.standard.applying(read("Stepper { tint-color: red; }").sheet)
    let style = theme.resolve(ComponentParts.StepperFormCell.increaseButton, appearance: .light)
    #expect(style.color == ThemeColor(hex: 0xFF0000))
    #expect(style.tintColor == Theme.standard.color(.tintColor, in: .light))
  }

  @Test("The part suggested for an unsupported state has the property in that state")
  func suggestedPartSupportsTheState() throws {
    let properties = ["font-color", "tint-color", "background-color", "border-color", "track-color", "font-size"]
    var named = 0
    for stock in StockPartClass.all {
      for declaration in properties.flatMap({ name in
        ["highlighted", "selected", "disabled"].map { "\(name)-\($0): 9;" }
      }) {
        let reported = read("\(stock.name) { \(declaration) }").diagnostics.first { $0.code == .unsupportedState }
        guard let remedy = reported?.remedy, let start = remedy.firstRange(of: "such as ") else { continue }
        named += 1
        let codes = Set(read("\(remedy[start.upperBound...]) { \(declaration) }").codes)
        let voids: Set<StyleSheetDiagnosticCode> = [.unsupportedProperty, .unsupportedState, .unknownClass]
        #expect(codes.isDisjoint(with: voids), "\(stock.name) { \(declaration) }: \(remedy)")
      }
    }
    #expect(named > 0)
    #expect(read("Switch { tint-color-disabled: red; }").diagnostics.allSatisfy { $0.remedy == nil })
  }

  @Test func unsupportedSurfaceSuggestsTheCell() throws {
    let text = "background-color: red; corner-radius: 2; width: 100; shadow-color: black;"
    let reported = try #require(read("Label { \(text) }").diagnostics.first { $0.code == .unsupportedProperty })
    let remedy = try #require(reported.remedy)
    #expect(
      remedy.hasPrefix("set “background-color”, “corner-radius”, “shadow-color” for an enclosing surface, such as "))
    let start = try #require(remedy.firstRange(of: "such as ")).upperBound
    let codes = read("\(remedy[start...]) { background-color: red; corner-radius: 2; shadow-color: black; }")
      .codes
    #expect(!codes.contains(.unsupportedProperty) && !codes.contains(.unknownClass))
    let part = ComponentParts.ObjectCell.headlineLabel
    func advice(_ declaration: String) -> String? {
      read("\(part.classPath) { \(declaration) }").diagnostics.first { $0.code == .unsupportedProperty }?.remedy
    }
    #expect(
      advice("border-color: red;")?.hasPrefix("set it for \(ComponentParts.ObjectCell.cell.classPath),") == true)
    #expect(advice("thumb-color: red;")?.hasPrefix("supported: ") == true)
    let slider = read("Slider { thumb-color: red; }").diagnostics.first { $0.code == .unsupportedProperty }
    #expect(slider?.remedy == "use “thumb-tint-color”")
  }

  @Test func chipsAndBarButtonsAreNotStockButtons() throws {
    let stock = try #require(StockPartClass.all.first { $0.name == "Button" })
    let others = [
      ComponentParts.FilterFormCell.chip, ComponentParts.FilterFeedbackBar.chip, ComponentParts.SearchField.recentChip,
      ComponentParts.SegmentedControlFormCell.segment, ComponentParts.DatePickerFormCell.day,
      ComponentParts.NavigationBar.actionButton, ComponentParts.StepperFormCell.increaseButton,
      ComponentParts.OrderPickerFormItemCell.directionButton, ComponentParts.KPIView.button,
    ]
    #expect(others.allSatisfy { stock.exceptions.contains($0) && !stock.parts.contains($0) })
    let chips = ComponentParts.all.filter { $0.kind == .button && $0.name.lowercased().hasSuffix("chip") }
    #expect(!chips.isEmpty && chips.allSatisfy(stock.exceptions.contains))
    #expect(stock.parts.contains(ComponentParts.ActionButton.primary))
  }

  @Test func containersAreNotStockCells() throws {
    for name in ["TableCell", "CollectionViewCell"] {
      let stock = try #require(StockPartClass.all.first { $0.name == name })
      let others = [
        ComponentParts.SectionHeaderFooterView.view, ComponentParts.EmptyStateView.view, ComponentParts.GridHeader.cell,
        ComponentParts.KPIView.view, ComponentParts.ListPicker.view, ComponentParts.ObjectHeader.view,
      ]
      #expect(others.allSatisfy { !stock.parts.contains($0) && stock.exceptions.contains($0) })
      #expect(stock.exceptions.allSatisfy { $0.kind == .cell })
      for cell in [ComponentParts.GridRow.cell, ComponentParts.ListPickerRow.cell, ComponentParts.ObjectCell.cell] {
        #expect(stock.parts.contains(cell))
      }
    }
  }

  /// A new property of a cell must be added here, or to the exceptions.
  private static let cells: Set<String> = [
    "ObjectCell", "ImageCell", "ItemCell", "GridRow", "CollectionRow", "ItemCollectionRow", "KeyValueCell",
    "SimplePropertyCell", "ButtonCell", "SwitchFormCell", "SliderFormCell", "RatingFormCell", "StepperFormCell",
    "RangeSliderFormCell", "ValuePickerFormCell", "PickerOption", "DurationPickerFormCell", "DatePickerFormCell",
    "FilterFormCell", "SegmentedControlFormCell", "OrderPickerFormCell", "OrderPickerFormItemCell",
    "ListPickerFormCell", "ListPickerRow", "InlineSignatureFormCell", "AttachmentsFormCell",
    "AttachmentsFormItemCell", "AttachmentsFormAddCell", "TitleFormCell", "NoteFormCell", "KeyValueFormCell",
    "SimplePropertyFormCell", "ContactCell",
  ]

  @Test(
    arguments: ["TableCell", "CollectionViewCell"])
  func everyCellPartIsListed(name: String) throws {
    let stock = try #require(StockPartClass.all.first { $0.name == name })
    for part in ComponentParts.all where part.kind == .cell {
      #expect(stock.parts.contains(part) == Self.cells.contains(part.component), "\(part.classPath)")
    }
    #expect(Self.cells.isSubset(of: ComponentParts.components))
  }

  @Test func navigationBarAndBarButtonClasses() {
    typealias Bar = ComponentParts.NavigationBar
    let buttons = [Bar.backButton, Bar.actionButton, Bar.moreButton]
    func names(_ part: ComponentPart) -> [String] {
      StockPartClass.all.filter { $0.parts.contains(part) }.map(\.name)
    }
    #expect(names(Bar.view) == ["NavigationBar"] && names(Bar.titleLabel) == ["Label", "NavigationBar"])
    #expect(names(Bar.subtitleLabel) == ["Label", "NavigationBar"])
    #expect(buttons.map(names) == [["BarButton", "BarButtonBack"], ["BarButton"], ["BarButton"]])
    #expect(names(ComponentParts.navigationView) == [] && names(ComponentParts.navigationPage) == ["View"])
    #expect(names(ComponentParts.SectionHeaderFooterView.view) == ["View"])
    let theme = Theme.standard.applying(
      read(
        """
        BarButtonBack { font-color: #00FF00; }
        BarButton { font-color: red; background-color: blue; corner-radius: 3; }
        Button { font-color: white; border-color: white; height: 90; }
        NavigationBar { background-color: black; font-color: red; font-size: 12; }
        """, .nui
      ).sheet)
    let (back, action) = (theme.resolve(buttons[0], appearance: .light), theme.resolve(buttons[1], appearance: .light))
    #expect(back.color == ThemeColor(hex: 0x00FF00) && action.color == ThemeColor(hex: 0xFF0000))
    #expect(back.backgroundColor == ThemeColor(hex: 0x0000FF) && back.values[.cornerRadius] == .length(3))
    #expect(action.borderColor == nil && action.values[.height] == nil)
    let symbol = theme.resolve(buttons[2], appearance: .light)
    #expect(symbol.color == ThemeColor(hex: 0xFF0000) && symbol.fontSize == nil)
    #expect(theme.resolve(Bar.view, appearance: .light).backgroundColor == ThemeColor(hex: 0x000000))
    let (title, subtitle) = (
      theme.resolve(Bar.titleLabel, appearance: .light), theme.resolve(Bar.subtitleLabel, appearance: .light)
    )
    #expect(title.color == ThemeColor(hex: 0xFF0000) && title.fontSize == 12)
    #expect(subtitle.color == title.color && subtitle.fontSize == TextStyles.standard[.caption1].points)
  }

  @Test func tableCellClassesSelectTitleAndDetail() throws {
    let cell = try #require(StockPartClass.all.first { $0.name == "TableCell" })
    let detail = try #require(StockPartClass.all.first { $0.name == "TableCellDetail" })
    let components = Set(cell.parts.filter { $0.kind == .cell }.map(\.component))
    for (names, stock) in [
      (["title", "keyLabel", "keyText", "headlineLabel"], cell), (["subheadlineLabel", "valueLabel"], detail),
    ] {
      for part in ComponentParts.all where part.kind == .text && names.contains(part.name) {
        #expect(stock.parts.contains(part) == components.contains(part.component), "\(part.classPath)")
      }
    }
    #expect(detail.parts.contains(ComponentParts.SimplePropertyCell.valueTextField))
    #expect(!detail.parts.contains(ComponentParts.titleFormCell.readOnlyField))
    // Only the properties of letters apply.
    #expect(!detail.acceptedProperties.contains { [.backgroundColor, .borderColor, .placeholderColor].contains($0) })
    let theme = Theme.standard.applying(read("TableCellDetail { font-color: red; background-color: red; }", .nui).sheet)
    for part in [ComponentParts.SliderFormCell.valueTextField, ComponentParts.SwitchFormCell.valueLabel] {
      let style = theme.resolve(part, appearance: .light)
      #expect(style.color == ThemeColor(hex: 0xFF0000) && style.backgroundColor == nil)
    }
  }

  @Test func buttonContentIsNotInTextAndImageClasses() throws {
    let label = try #require(StockPartClass.all.first { $0.name == "Label" })
    #expect(!label.parts.contains(ComponentParts.KPIView.valueLabel))
    #expect(!label.parts.contains(ComponentParts.OrderPickerFormItemCell.subtitle))
    #expect(label.parts.contains(ComponentParts.ListPickerFormCell.title))
    let image = try #require(StockPartClass.all.first { $0.name == "ImageView" })
    #expect(!image.parts.contains(ComponentParts.ActionButton.image))
    #expect(image.parts.contains(ComponentParts.ObjectCell.statusImageView))
  }

  @Test func renamedPropertiesBelongToTheKind() throws {
    let slider = try #require(StockPartClass.all.first { $0.name == "Slider" })
    #expect(slider.renamedProperties.contains { $0.name == "minimum-track-tint-color" })
    let label = try #require(StockPartClass.all.first { $0.name == "Label" })
    #expect(label.renamedProperties.isEmpty)
  }

  @Test func declarationsOfAStockClassHaveLocations() throws {
    let label = try #require(StockPartClass.all.first { $0.name == "Label" })
    #expect(Theme.standard.declarations(for: label).isEmpty)
    let text = """
      Button { font-color: red; }
      Button, Label {
        font-color: blue;
        font-size: 20;
      }
      Label:A { font-size: 9; }
      """
    #expect(
      Theme.standard.applying(read(text).sheet).declarations(for: label).map(\.description) == [
        "sheet.nss:3:3: font-color: blue", "sheet.nss:4:3: font-size: 20",
      ])
  }
}
