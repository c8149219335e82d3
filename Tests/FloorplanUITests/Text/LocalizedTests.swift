import FloorplanUI
import GTKBridge
import GTKTestSupport
import Testing

@Suite(.serialized) struct LocalizedTests {
  /// Runs the body of a test with German catalogs of the library and of a program.
  private func withGerman(
    library: TestCatalog, program: TestCatalog? = nil, _ body: @MainActor () throws -> Void
  ) async throws {
    try await withFolder { folder in
      library.write(language: "de", domain: TextDomain.floorplan.name, in: folder)
      let own = TextDomain("floorplan-test-app")
      program?.write(language: "de", domain: own.name, in: folder)
      try withLanguage("de") {
        if program != nil { own.activate(in: folder) }
        TextDomain.floorplan.bind(to: folder)
        try body()
      }
    }
  }

  @Test func libraryTextsAreTranslated() async throws {
    var library = TestCatalog()
    library.texts = ["Copy": "Kopieren", "switch\u{4}On": "Ein"]
    try await withGerman(library: library) {
      #expect(localized("Copy") == "Kopieren")
      #expect(localized("On", context: "switch") == "Ein")
      #expect(localized("Paste") == "Paste")
    }
    #expect(localized("Copy") == "Copy")
  }

  @Test func programCatalogTakesPrecedenceInTheLibraryContext() async throws {
    var library = TestCatalog()
    library.texts = ["Copy": "Kopieren", "Open": "Öffnen", "switch\u{4}On": "Ein"]
    library.counted = [("%1$@ field", "%1$@ fields", ["%1$@ Feld", "%1$@ Felder"])]
    var program = TestCatalog()
    program.texts = ["Floorplan\u{4}Copy": "Duplizieren", "Floorplan:switch\u{4}On": "An", "Open": "Offen"]
    program.counted = [("Floorplan\u{4}%1$@ field", "%1$@ fields", ["%1$@ Angabe", "%1$@ Angaben"])]
    try await withGerman(library: library, program: program) {
      #expect(localized("Copy") == "Duplizieren")
      #expect(localized("On", context: "switch") == "An")
      #expect(localized("Open") == "Öffnen", "the program's own text has another meaning")
      #expect(localized("%1$@ field", "%1$@ fields", count: 1) == "1 Angabe")
      #expect(localized("%1$@ field", "%1$@ fields", count: 7) == "7 Angaben")
    }
  }

  @Test func libraryIsTranslatedIfTheProgramHasNoCatalogForTheLanguage() async throws {
    var library = TestCatalog()
    library.texts = ["Copy": "Kopieren"]
    library.counted = [("%1$@ field", "%1$@ fields", ["%1$@ Feld", "%1$@ Felder"])]
    try await withGerman(library: library) {
      TextDomain("floorplan-test-untranslated").activate(in: nil)
      #expect(localized("Copy") == "Kopieren" && localized("%1$@ field", "%1$@ fields", count: 2) == "2 Felder")
    }
  }

  @Test func countedTextWithoutADomainHasEnglishForms() async throws {
    var library = TestCatalog()
    library.counted = [("%1$@ field", "%1$@ fields", ["%1$@ Feld", "%1$@ Felder"])]
    try await withGerman(library: library) {
      let own = PluralText(one: "%1$@ field", other: "%1$@ fields")
      #expect([0, 1, 2, 11].map { own.text($0) } == ["0 fields", "1 field", "2 fields", "11 fields"])
      let translated = PluralText(one: "%1$@ field", other: "%1$@ fields", in: .floorplan)
      #expect([0, 1, 2].map { translated.text($0) } == ["0 Felder", "1 Feld", "2 Felder"])
    }
  }

  @Test func listsAndQuotationMarksFollowTheLanguage() async throws {
    #expect(["a", "b"].localizedList == "a, b" && "a".localizedQuotation == "“a”")
    var library = TestCatalog()
    library.texts = ["between the items of a list\u{4}, ": "، ", "quotation marks\u{4}“%1$@”": "«%1$@»"]
    try await withGerman(library: library) {
      #expect(["a", "b"].localizedList == "a، b" && "a".localizedQuotation == "«a»")
    }
  }

  @Test func valuesAreIsolatedInArabic() async throws {
    var library = TestCatalog()
    library.texts = ["direction of the language\u{4}ltr": "rtl", "between the items of a list\u{4}, ": "، "]
    library.counted = [("%1$@ order", "%1$@ orders", ["أمر %1$@", "أوامر %1$@"])]
    try await withGerman(library: library) {
      let due = "مستحق في %1$@".filled(with: "1 Jan 2026")
      #expect(due == "مستحق في \u{2068}1 Jan 2026\u{2069}")
      #expect([due, "Tom Okafor"].joinedInReadingOrder() == "\u{2068}\(due)\u{2069} · \u{2068}Tom Okafor\u{2069}")
      #expect(["Pump", "المضخة"].localizedList == "\u{200F}\u{2068}Pump\u{2069}، المضخة")
      #expect("Pump 7".withCount("1") == "\u{200F}\u{2068}Pump 7\u{2069} (1)")
      #expect("أوامر العمل".withCount("1") == "أوامر العمل (1)")
      // Without letters in the other direction, nothing changes.
      #expect("%1$@ من %2$@".filled(with: "1", "٢") == "1 من ٢")
      #expect("%1$@ (%2$@)".filled(with: "1", "2") == "1 (2)")
      #expect(PluralText(one: "%1$@ order", other: "%1$@ orders", in: .floorplan).text(8) == "أوامر 8")
      // A phrase keeps its direction, although its first letters are those of a value.
      let deleted = "%1$@ محذوف".filled(with: "a.txt")
      #expect(deleted == "\u{200F}\u{2068}a.txt\u{2069} محذوف")
      #expect(Label(deleted).readingDirection(of: deleted) == .rtl)
    }
  }

  @Test func pseudoLocaleKeepsKeywordsAndFormats() {
    withLanguage(PseudoLocale.language) {
      #expect(localized("On", context: "switch") == "⟦\u{2068}Öññ\u{2069}⟧")
      #expect(localized("%1$@ field", "%1$@ fields", count: 2) == "⟦\u{2068}2 fííéĺĺďš\u{2069}⟧")
      #expect(localizedKeyword("ltr", context: "direction of the language") == "ltr")
      #expect(percentText("40") == "40%" && ["a", "b"].localizedList == "a, b" && "a".localizedQuotation == "“a”")
      // A value in the other direction is isolated in the isolate of the text.
      let selected = localized("Search for %1$@").filled(with: "المصنع")
      #expect(selected.hasSuffix("\u{2068}المصنع\u{2069}\u{2069}⟧"))
    }
  }

  @Test func arabicValuesAreIsolatedInEnglish() {
    #expect("Due %1$@ – %2$@".filled(with: "1 Jan", "2 Jan") == "Due 1 Jan – 2 Jan")
    #expect("%1$@ deleted".filled(with: "فاتورة 7.pdf") == "\u{200E}\u{2068}فاتورة 7.pdf\u{2069} deleted")
    #expect(["WO-1", "المصنع"].joinedInReadingOrder() == "WO-1 · \u{2068}المصنع\u{2069}")
    #expect(["WO-1", "Hall 3"].joinedInReadingOrder() == "WO-1 · Hall 3")
    // Without letters in the other direction, nothing changes.
    #expect(["المصنع", "7"].joinedInReadingOrder() == "المصنع · 7" && "المرفقات".withCount("3") == "المرفقات (3)")
    #expect(["المصنع"].joinedInReadingOrder() == "المصنع" && [String]().joinedInReadingOrder().isEmpty)
  }
}
