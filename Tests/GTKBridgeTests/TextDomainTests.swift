import GTKBridge
import GTKTestSupport
import Testing

@Suite(.serialized) struct TextDomainTests {
  /// The plural forms of a language in the catalogs of the repository, and the same rule written in Swift.
  private struct Language {
    let name: String
    let pluralForms: String
    let formCount: Int
    let form: (Int) -> Int
  }

  private static let languages = [
    Language(name: "de", pluralForms: headerLine(of: "de"), formCount: 2) { $0 == 1 ? 0 : 1 },
    Language(name: "ar", pluralForms: headerLine(of: "ar"), formCount: 6) { count in
      switch (count, count % 100) {
      case (0...2, _): count
      case (_, 3...10): 3
      case (_, 11...99): 4
      default: 5
      }
    },
  ]

  /// The header line of a catalog with the plural rule.
  private static func headerLine(of language: String) -> String {
    let root = #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined(separator: "")
    let text = (try? contentsOfFile("\(root)/po/floorplan/\(language).po")).map { String(decoding: $0, as: UTF8.self) }
    let header = (text ?? "").split(separator: "\n\n").first ?? ""
    let joined = header.split(separator: "\n").filter { $0.hasPrefix("\"") }.map { $0.dropFirst().dropLast() }
      .joined(separator: "")
    let line = joined.split(separator: "\\n").first { $0.hasPrefix("Plural-Forms: ") }
    return line.map { String($0.dropFirst("Plural-Forms: ".count)) } ?? ""
  }

  @Test func pluralFormsMatchTheLanguage() async throws {
    for language in Self.languages {
      #expect(language.pluralForms.hasPrefix("nplurals=\(language.formCount);"))
      try await withFolder { folder in
        var catalog = TestCatalog()
        catalog.pluralForms = language.pluralForms
        catalog.counted = [("a thing", "things", (0..<language.formCount).map { "form \($0)" })]
        let domain = TextDomain("floorplan-test-forms-\(language.name)")
        catalog.write(language: language.name, domain: domain.name, in: folder)
        withLanguage(language.name) {
          domain.bind(to: folder)
          for count in 0...1000 {
            let form = "form \(language.form(count))"
            #expect(domain.translation(of: "a thing", "things", count: count) == form, "\(language.name) \(count)")
            #expect(domain.translation(of: "a thing", "things", count: -count) == form, "\(language.name) -\(count)")
          }
        }
      }
    }
  }

  @Test func contextSelectsTheTranslation() async throws {
    try await withFolder { folder in
      var catalog = TestCatalog()
      catalog.texts = ["Open": "Öffnen", "state\u{4}Open": "Offen"]
      let domain = TextDomain("floorplan-test-context")
      catalog.write(language: "de", domain: domain.name, in: folder)
      withLanguage("de") {
        domain.bind(to: folder)
        #expect(domain.translation(of: "Open") == "Öffnen")
        #expect(domain.translation(of: "Open", context: "state") == "Offen")
        #expect(domain.translation(of: "Open", context: "door") == nil)
        #expect(domain.translation(of: "Close") == nil)
        // gettext itself would return the header.
        #expect(domain.translation(of: "") == nil && domain.translation(of: "", "", count: 2) == nil)
      }
    }
  }

  @Test func missingCatalogReturnsNil() async throws {
    try await withFolder { folder in
      withLanguage("de") {
        let domain = TextDomain("floorplan-test-none")
        domain.bind(to: folder)
        #expect(domain.translation(of: "Open") == nil)
        for count in 0...3 { #expect(domain.translation(of: "a thing", "things", count: count) == nil) }
      }
    }
  }

  @Test func programDomainIsNilUntilItIsSet() async throws {
    try await withFolder { folder in
      withLanguage("de") {
        #expect(TextDomain.program == nil)
        let domain = TextDomain("floorplan-test-program")
        domain.activate(in: folder)
        #expect(TextDomain.program == domain)
      }
      #expect(TextDomain.program == nil)
    }
  }

  @Test func pseudoLocaleAccentsAndLengthensTexts() {
    let domain = TextDomain("floorplan-test-pseudo")
    withLanguage(PseudoLocale.language) {
      #expect(domain.translation(of: "Save") == "⟦\u{2068}Šáávéé\u{2069}⟧")
      #expect(domain.translation(of: "Save", context: "money") == domain.translation(of: "Save"))
      #expect(domain.translation(of: "%1$@ of %2$@") == "⟦\u{2068}%1$@ öff %2$@\u{2069}⟧")
      #expect(domain.translation(of: "For “%@”.") == "⟦\u{2068}Fööř “%@”.\u{2069}⟧")
      #expect(domain.translation(of: "9% a@b") == "⟦\u{2068}9% á@bb\u{2069}⟧")
      // Separators and formats.
      for text in ["", ", ", "%1$@%2$@", "“%1$@”", "%1$@ %2$@, %3$@"] { #expect(domain.translation(of: text) == nil) }
      for count in [-2, -1, 0, 1, 2, 1000] {
        let form = abs(count) == 1 ? "%1$@ day" : "%1$@ days"
        #expect(domain.translation(of: "%1$@ day", "%1$@ days", count: count) == domain.translation(of: form))
      }
      for length in 1...200 {
        let text = domain.translation(of: String(repeating: "e", count: length)) ?? ""
        let expected = Double(length) * (length <= 20 ? 1.4 : 1.2)
        #expect(abs(Double(text.count { $0 == "é" }) - expected) <= 0.5, "\(length) letters")
      }
    }
  }

  @Test func pseudoLocaleIsTheFirstLanguage() {
    let domain = TextDomain("floorplan-test-pseudo")
    for (languages, isPseudo) in [
      ("en@pseudo", true), ("en@pseudo:de", true), ("de:en@pseudo", false), ("en@pseudonym", false), ("en", false),
      ("", false),
    ] {
      withLanguage(languages) { #expect((domain.translation(of: "Open") != nil) == isPseudo, "\(languages)") }
    }
  }

  @Test func testLocaleGroupsNumbersWithCommas() {
    #expect(LocaleNumbers.decimalSeparator == "." && LocaleNumbers.groupingSeparator == ",")
  }
}
