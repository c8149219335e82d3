import FloorplanTheme
import Testing

@testable import Gallery

@Suite struct PaletteTableTests {
  private func theme(_ text: String) -> Theme {
    Theme.standard.applying(StyleSheet.read(StyleSheetSource(name: "my.nss", text: text)).sheet)
  }

  private func ids(_ sections: [RecordSection<String>]) -> [String] { sections.flatMap(\.ids) }

  @Test func listsEveryNameWithDeprecatedNamesLast() throws {
    let table = PaletteTable(.standard, appearance: .light)
    let sections = table.sections(matching: "")
    #expect(ids(sections) == PaletteGroup.allCases.flatMap(\.names) + PaletteReference.deprecatedNames)
    #expect(sections.map(\.title) == PaletteGroup.allCases.map(\.title) + ["Former Names"])
    #expect(table.rows.allSatisfy { !$0.detail.isEmpty && $0.samples.count == 1 && !$0.isChanged })
    let line = try #require(table.rows.first { $0.id == "line" })
    #expect(line.detail == "former name of separatorOpaque")
    #expect(table.rows.first { $0.id == "tintColorLight" }?.detail == "former name of tintColor on dark surfaces")
  }

  @Test func everyTokenHasAUniqueRole() {
    let roles = ColorToken.allCases.map(\.role)
    #expect(Set(roles).count == roles.count, "\(roles.filter { role in roles.count { $0 == role } > 1 })")
    #expect(ColorToken.negativeLabelTapState.role == "negativeLabel in the pressed state")
    #expect(ColorToken.accentBackground4.role == "surface of accent pair 4")
  }

  @Test func samplesDependOnAppearanceAndElevation() throws {
    func value(_ name: String, _ appearance: Appearance, elevated: Bool = false) throws -> String {
      let table = PaletteTable(.standard, appearance: appearance, isElevated: elevated)
      return try #require(table.rows.first { $0.id == name }?.samples.first?.value)
    }
    #expect(try value("primaryBackground", .dark) == "#000000")
    #expect(try value("primaryBackground", .dark, elevated: true) == "#171D23")
    #expect(try value("quaternaryLabel", .light) == "#8396A8 · 46%")
    let all = PaletteTable(.standard, appearance: .dark, showsAll: true)
    let tint = try #require(all.rows.first { $0.id == "tintColor" })
    #expect(tint.samples.map(\.appearance) == Appearance.allCases)
    #expect(tint.samples.map(\.value) == ["#0070F2", "#4DB1FF", "#0046A8", "#5CB7FF"])
  }

  @Test(arguments: [
    ("tintcolor", "tintColor2"), ("0070f2", "tintColor"), ("#0070F2", "tintColor"),
    ("semantic background", "negativeBackground"),
    ("headlines", "primaryLabel"), ("46%", "quaternaryLabel"), ("former name tertiaryLabel", "primary3"),
  ])
  func searchMatchesNameValueGroupAndRole(typed: String, name: String) {
    let found = ids(PaletteTable(.standard, appearance: .light).sections(matching: typed))
    #expect(found.contains(name) && found.count < PaletteReference.names.count / 2, "\(found)")
  }

  @Test func searchMatchesDisplayedAppearancesOnly() {
    #expect(PaletteTable(.standard, appearance: .light).sections(matching: "5CB7FF").isEmpty)
    #expect(
      ids(PaletteTable(.standard, appearance: .light, showsAll: true).sections(matching: "5CB7FF")).contains(
        "tintColor"))
  }

  @Test func changedFilterDependsOnAppearance() {
    let theme = theme("@tintColor: #123456;")
    let light = PaletteTable(theme, appearance: .light).sections(matching: "", .changed)
    #expect(ids(light) == ["tintColor", "tintColorDark"])
    // tintColorDark always has the value for light surfaces.
    #expect(ids(PaletteTable(theme, appearance: .dark).sections(matching: "", .changed)) == ["tintColorDark"])
    #expect(PaletteTable(.standard, appearance: .light).sections(matching: "", .changed).isEmpty)
    let pairs = PaletteTable(theme, appearance: .light, subject: .contrast).sections(matching: "", .changed)
    #expect(ids(pairs).contains("quinaryLabel on tintColor") && !ids(pairs).contains("primaryLabel on header"))
  }

  @Test func contrastPairsHaveRatioAndRating() throws {
    let table = PaletteTable(.standard, appearance: .light, subject: .contrast)
    #expect(table.rows.count == ContrastPair.all.count)
    #expect(Set(table.rows.map(\.id)).count == table.rows.count)
    let good = try #require(table.rows.first { $0.id == "primaryLabel on primaryBackground" })
    #expect(good.samples.map(\.text) == ["12.56:1 · AAA"] && !good.isFailing)
    #expect(good.detail == "#223548 on #FFFFFF" && good.title == "on primaryBackground")
    let poor = try #require(table.rows.first { $0.id == "tintColor on secondaryBackground" })
    #expect(poor.samples.map(\.text) == ["4.21:1 · large text only"] && poor.isFailing)
    let failing = ids(table.sections(matching: "", .failing))
    #expect(failing.contains(poor.id) && !failing.contains(good.id))
    #expect(ids(table.sections(matching: "large text")).contains(poor.id))
    // The text in this color fails, so it is found among the colors.
    let colors = PaletteTable(.standard, appearance: .light)
    #expect(ids(colors.sections(matching: "", .failing)).contains("tintColor"))
    #expect(!ids(colors.sections(matching: "", .failing)).contains("primaryLabel"))
  }

  @Test func colorRecordListsAppearancesAndContrast() throws {
    let theme = theme("@primaryBackground: #FFFFF0;")
    let record = try #require(PaletteRecord(of: "primaryBackground", in: theme, .light))
    let light = try #require(record.values.first { $0.name == "Light" })
    #expect(light.text == "#FFFFF0")
    #expect(
      light.reasons == ["Standard: #FFFFFF", "Via: primaryBackground → @primaryBackground (my.nss:1:1) → #FFFFF0"])
    #expect(record.values.first { $0.name == "Dark" }?.reasons == [])
    #expect(record.values.first { $0.name == "Dark, Elevated" }?.text == "#171D23")
    #expect(!record.values.contains { $0.name == "High Contrast Dark, Elevated" })
    #expect(record.values.contains { $0.name == "Contrast of primaryLabel on primaryBackground" })
    #expect(record.copies.map { $0.value } == ["@primaryBackground", "#FFFFF0"])
    let label = try #require(PaletteRecord(of: "primaryLabel", in: .standard, .dark))
    #expect(label.values.first { $0.name == "Contrast on primaryBackground" }?.text == "19.40:1 · AAA")
  }

  @Test func copiedValuesParseToTheSameColor() throws {
    let part = ComponentParts.ObjectCell.headlineLabel
    for name in PaletteReference.names + PaletteReference.deprecatedNames {
      let reference = try #require(PaletteReference(name))
      let record = try #require(PaletteRecord(of: name, in: .standard, .light))
      let expected = reference.color(in: .standard, appearance: .light)
      for value in [record.copies[0].value, record.copies[1].value] where reference.surface == nil || value.first == "#"
      {
        let sheet = "\(part.classPath) { font-color: \(value); }"
        #expect(theme(sheet).resolve(part, appearance: .light).color == expected, "\(name): \(value)")
      }
    }
  }

  @Test func deprecatedNameNamesItsReplacement() throws {
    let record = try #require(PaletteRecord(of: "primary1", in: .standard, .light))
    #expect(record.fields.first?.value == "former name of primaryLabel")
    #expect(record.copies.first?.value == "@primaryLabel")
    let successor = try #require(PaletteRecord(of: "primaryLabel", in: .standard, .light))
    #expect(successor.fields.contains { $0.name == "Former Names" && $0.value == "primary1" })
  }

  @Test func pairRecordListsEveryAppearance() throws {
    let record = try #require(PaletteRecord(of: "primaryLabel on header", in: .standard, .light))
    #expect(
      record.values.map(\.name) == ["Light", "Dark", "Dark, Elevated", "High Contrast Light", "High Contrast Dark"])
    #expect(record.values.first?.text == "12.56:1 · AAA")
    #expect(record.values.first?.reasons == ["#223548 on #FFFFFF"])
    #expect(record.subject == "primaryLabel" && record.copies.isEmpty)
    #expect(PaletteRecord(of: "nothing", in: .standard, .light) == nil)
    #expect(PaletteRecord(of: "primaryLabel_darkBackground", in: .standard, .light) == nil)
  }
}
