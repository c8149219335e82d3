import FloorplanTheme
import Testing

@testable import Gallery

@Suite struct ClassPathTableTests {
  private let headline = ComponentParts.ObjectCell.headlineLabel.classPath

  private func theme(_ text: String) -> Theme {
    Theme.standard.applying(StyleSheet.read(StyleSheetSource(name: "my.nss", text: text)).sheet)
  }

  private func table(_ text: String = "", in appearance: Appearance = .light) -> ClassPathTable {
    ClassPathTable(theme: text.isEmpty ? .standard : theme(text), appearance: appearance)
  }

  private func ids(_ sections: [RecordSection<String>]) -> [String] { sections.flatMap(\.ids) }

  @Test func listsEveryClassPathOnce() {
    let listed = ids(table().sections(matching: ""))
    #expect(Set(listed) == Set(ComponentParts.classPaths).union(StockPartClass.all.map(\.name)))
    #expect(Set(listed).count == listed.count)
    #expect(table().sections(matching: "").map(\.title) == ComponentParts.components + ["Stock NUI Classes"])
    #expect(ClassPathEntry.all.allSatisfy { ClassPathEntry.at($0.path) == $0 })
    #expect(ClassPathEntry.at("fdlNothing") == nil)
  }

  @Test(arguments: [
    "HEADLINElabel", "objectcell.headline", "objectcell font-style text", "fiori headlineLabel",
    "fdlfuiobject headline",
  ])
  func searchMatchesEveryAttributeOfAPath(typed: String) {
    #expect(ids(table().sections(matching: typed)).contains(headline))
  }

  @Test func searchAndOriginFilterPaths() {
    let sliders = ids(table().sections(matching: "track-selection-color"))
    #expect(sliders.contains("Slider") && !sliders.contains(headline))
    for path in sliders { #expect(ClassPathEntry.at(path)?.properties.contains("track-selection-color") == true) }
    #expect(table().sections(matching: "headlineLabel zzz").isEmpty)
    let stock = ids(table().sections(matching: "", origin: .stock))
    #expect(stock == StockPartClass.all.map(\.name))
    for origin in ClassPathEntry.Origin.allCases {
      let found = ids(table().sections(matching: "", origin: origin))
      #expect(!found.isEmpty && found.allSatisfy { ClassPathEntry.at($0)?.origin == origin })
    }
  }

  @Test func reportsHowTheThemeChangesAPart() throws {
    let changed = table("\(headline) { font-color: red; }\n@negativeLabel: #123456;\nSwitch { on-tint-color: red; }")
    func change(_ path: String) throws -> ClassPathTable.Change {
      changed.change(of: try #require(ClassPathEntry.at(path)))
    }
    #expect(try change(headline) == .set)
    // Only by the semantic variant of a status.
    #expect(try change(ComponentParts.ObjectCell.statusLabel.classPath) == .inherited)
    #expect(try change(ComponentParts.ObjectCell.subheadlineLabel.classPath) == .none)
    #expect(try change("Switch") == .set && change("Label") == .none)
    #expect(try change(ComponentParts.SwitchFormCell.switch.classPath) == .set)
    let changedPaths = ids(changed.sections(matching: "", changedOnly: true))
    #expect(changedPaths.contains(headline) && changedPaths.contains("Switch"))
    #expect(!changedPaths.contains(ComponentParts.ObjectCell.subheadlineLabel.classPath))
    #expect(table().sections(matching: "", changedOnly: true).isEmpty)
  }

  @Test func countsSetValuesAndFindsLowContrasts() throws {
    let entry = try #require(ClassPathEntry.at(headline))
    let text = "\(headline) { font-color: #F0F0F0; }"
    let failing = table(text)
    // Normal, hover, highlighted and selected; the disabled state has its own color.
    let states = 4
    #expect(failing.coverage(of: entry)?.set == states)
    #expect(failing.coverage(of: entry)?.settable == entry.properties.count)
    #expect(failing.lowestContrast(of: entry)?.foreground.sheetText == "#F0F0F0")
    #expect(ids(failing.sections(matching: "", lowContrastOnly: true)).contains(headline))
    #expect(!ids(table(text, in: .dark).sections(matching: "", lowContrastOnly: true)).contains(headline))
    let fields = Dictionary(uniqueKeysWithValues: try #require(failing.record(of: headline)).fields.map { ($0, $1) })
    #expect(fields["Values Set"] == "\(states) of \(entry.properties.count)")
    #expect(fields["Lowest Contrast"]?.contains(", minimum 4.5:1, #F0F0F0 on #") == true)
  }

  @Test func redefinedColorChangesItsAppearanceOnly() {
    let text = "@primaryLabel_darkBackground: #123456;"
    #expect(table(text).sections(matching: "", changedOnly: true).isEmpty)
    #expect(ids(table(text, in: .dark).sections(matching: "", changedOnly: true)).contains(headline))
  }

  @Test func valueListsOriginAndOverriddenDeclarations() throws {
    let text = "@brand: #0057D2;\n\(headline) { font-color: red; }\n\(headline) { font-color: @brand; }"
    let record = try #require(table(text).record(of: headline))
    let color = try #require(record.values.first { $0.name == "font-color" })
    #expect(color.text == "#0057D2" && color.swatch?.color == ThemeColor(hex: 0x0057D2))
    let column = headline.utf8.count + 4
    #expect(
      color.reasons == [
        "Standard: #223548", "Via: @brand (my.nss:1:1) → #0057D2", "Source: my.nss:3:\(column): font-color: @brand",
        "Overrides: my.nss:2:\(column): font-color: red", "Overrides: standard: font-color: primaryLabel",
      ])
    let style = try #require(record.values.first { $0.name == "font-style" })
    #expect(style.text == "headline (17 points, weight 600)" && style.swatch == nil)
    #expect(!style.reasons.contains { $0.hasPrefix("Standard") })
    let name = try #require(record.values.first { $0.name == "font-name" })
    #expect(name.text == "not set" && name.reasons.isEmpty)
  }

  @Test func onlyDistinctStatesHaveARow() throws {
    let names = { (text: String) in try #require(self.table(text).record(of: self.headline)).values.map(\.name) }
    #expect(try names("").contains("font-color-disabled"))
    #expect(try !names("").contains("font-color-selected"))
    #expect(try names("\(headline) { font-color-selected: red; }").contains("font-color-selected"))
    let status = try #require(table().record(of: ComponentParts.ObjectCell.statusLabel.classPath))
    #expect(status.values.contains { $0.name == "font-color, negative" && $0.text == "#AA0808" })
    #expect(!status.values.contains { $0.name == "text-line-clamp, negative" })
  }

  @Test func recordHasARowForEveryProperty() throws {
    let table = table()
    for part in ComponentParts.all {
      for path in part.cssClasses {
        let record = try #require(table.record(of: path))
        let names = Set(record.values.map(\.name))
        for accepted in part.acceptedProperties {
          // A state that equals the normal one has no separate row.
          let own = zip(accepted.states, accepted.sheetNames).filter { state, _ in
            state == .normal || part.settings.contains { $0.property == accepted.property && $0.state == state }
          }
          #expect(own.map(\.1).allSatisfy(names.contains), "\(path) \(accepted.property.rawValue)")
          #expect(accepted.sheetNames.contains(where: names.contains), "\(path) \(accepted.property.rawValue)")
        }
        #expect(Set(record.values.map(\.name)).count == record.values.count, "\(path)")
        #expect(record.fields.contains { $0.name == "Kind" && $0.value == part.kind.rawValue })
      }
    }
    #expect(table.record(of: "fdlNothing") == nil)
  }

  @Test func stockClassListsPartsAndDeclarations() throws {
    let record = try #require(table("Label {\n  font-size: 20;\n}").record(of: "Label"))
    #expect(record.fields.contains { $0.name == "Applies To" && $0.value.hasPrefix("all parts of kind text") })
    #expect(record.fields.contains { $0.name == "Declarations" && $0.value == "my.nss:2:3: font-size: 20" })
    #expect(record.fields.contains { $0.name.hasPrefix("Parts") && $0.value.contains("ObjectCell.headlineLabel") })
    let plain = try #require(table().record(of: "Slider"))
    #expect(plain.fields.contains { $0.name == "Declarations" && $0.value == "none" })
    #expect(plain.fields.contains { $0.value.contains("minimum-track-tint-color → track-selection-color") })
  }

  @Test func templateRulesParseAndAreNotEmpty() {
    for entry in ClassPathEntry.all {
      let rule = entry.rule(in: .standard)
      let reading = StyleSheet.read(StyleSheetSource(name: "rule.nss", text: rule))
      // A warning about properties that exist only here is correct; there must be no errors.
      #expect(reading.diagnostics.allSatisfy { $0.severity != .error }, "\(entry.path): \(reading.diagnostics)")
      #expect(reading.sheet.rules.first?.declarations.isEmpty == false, "\(entry.path)")
      #expect(reading.sheet.rules.first?.selectors.map(\.classPath) == [entry.path])
    }
  }
}
