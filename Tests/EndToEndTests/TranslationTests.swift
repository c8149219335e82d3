import Foundation
import Testing

/// The program in the languages of its catalogs.
@Suite(.serialized) struct TranslationTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Runs a body with compiled catalogs and a new locale, because machines have few locales.
  private func withLocale(_ name: String, _ body: ([String: String]) throws -> Void) throws {
    let folder = try Programs.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let catalogs = folder.appending(path: "catalogs").path
    let locales = folder.appending(path: "locales")
    try FileManager.default.createDirectory(at: locales, withIntermediateDirectories: true)
    let script = Self.root.appending(path: "scripts/translations").path
    let compiled = try Programs.run(script, ["compile", catalogs])
    try #require(compiled.status == 0, "\(compiled.errors)")
    let path = locales.appending(path: "\(name).UTF-8").path
    let created = try Programs.run("/usr/bin/localedef", ["-i", name, "-f", "UTF-8", "--no-archive", path])
    try #require(FileManager.default.fileExists(atPath: "\(path)/LC_NUMERIC"), "\(created.errors)")
    try body([
      "FLOORPLAN_LOCALES": catalogs, "LOCPATH": locales.path, "LC_ALL": "\(name).UTF-8", "LANGUAGE": "",
    ])
  }

  @Test func germanTranslatesEverythingButTheHelp() throws {
    // The address, the heading and the name of the search of each page.
    let pages: [(address: String, heading: String, search: String?)] = [
      ("installed-software", "Pakete (*)", "Pakete suchen"), ("grid", "Pakete (*)", nil),
      ("icons", "Symbole (*)", "Symbole suchen"),
      ("characters", "Unicode-Zeichen (*)", "Nach Name oder Codepunkt suchen"),
      ("palette", "Palette (*)", "Nach Name, Rolle oder Wert suchen"),
      ("class-paths", "Klassenpfade (*)", "Nach Pfad, Komponente oder Eigenschaft suchen"),
    ]
    let pageSteps = pages.flatMap { page -> [[String]] in
      [["open", page.address], ["find", "heading", page.heading]]
        + (page.search.map { [["find", "*", $0]] } ?? [])
    }
    let formSteps = [
      ["open", "complete-form"],
      ["find", "*", "Keine ?nderungen."], ["press", "push button", "Speichern"],
      ["find", "*", "1 Feld muss ?berpr?ft werden."], ["press", "push button", "Verwerfen"],
      ["find", "*", "Keine ?nderungen."],
    ]
    try withLocale("de_DE") { german in
      try Programs.drive(
        [
          ["key", "F10"], ["find", "push button", "Tastenk?rzel"], ["key", "Escape"],
          // Texts of the gallery and the library, and dates in the format of the locale.
          ["find", "list item", "Formulargrundlagen"], ["gone", "list item", "Form Basics"],
          ["find", "label", "Gestaltung"], ["gone", "label", "Themen"],
          // Keywords in German and in English.
          ["type", "*", "Seiten durchsuchen", "Sterne"], ["gone", "list item", "Formulargrundlagen"],
          ["find", "list item", "Bewertung"],
          ["type", "*", "Seiten durchsuchen", "slider"], ["gone", "list item", "Bewertung"],
          ["find", "list item", "Formulargrundlagen"], ["type", "*", "Seiten durchsuchen", ""],
          ["press", "push button", "Appointment Date, 31. M?rz 2026, 14:05"],
          ["find", "push button", "Dienstag, 31. M?rz 2026"], ["find", "push button", "N?chster Monat"],
        ] + pageSteps + formSteps + [["stderr-clean"]], ["date-picker-form-cell?size=1000x800"],
        variables: german)
      let list = try Programs.run(Programs.gallery, ["--list"], environment: german)
      #expect(list.status == 0 && list.output.contains("form-basics\tFormulargrundlagen\tFormulare\n"))

      let english = try Programs.run(Programs.gallery, ["--help"], environment: ["LC_ALL": "C.UTF-8"])
      let help = try Programs.run(Programs.gallery, ["--help"], environment: german)
      #expect(help.output == english.output && help.output.contains("USAGE:"))

      // A language works without a locale.
      let language = german.merging(["LC_ALL": "C.UTF-8", "LANGUAGE": "de"]) { $1 }
      let listOfLanguage = try Programs.run(Programs.gallery, ["--list"], environment: language)
      #expect(listOfLanguage.output == list.output)
      let unknown = german.merging(["LC_ALL": "C.UTF-8", "LANGUAGE": "tlh"]) { $1 }
      let other = try Programs.run(Programs.gallery, ["--list"], environment: unknown)
      #expect(other.output.contains("form-basics\tForm Basics\tForms\n"))
    }
  }

  @Test func arabicWindowIsRightToLeft() throws {
    try withLocale("ar_EG") { arabic in
      try Programs.drive(
        [
          ["find", "list item", "أساسيات النماذج"], ["find", "*", "البحث في الصفحات"],
          // The user hasn’t chosen a direction, so the address has none.
          ["key", "ctrl+shift+c"], ["find", "label", "*\u{2068}floorplan:form-basics\u{2069}"],
          ["open", "date-picker-form-cell?size=1000x800"],
          ["find", "push button", "*31 مارس 2026*"], ["stderr-clean"],
        ], ["form-basics"], variables: arabic)
      // Locale and address have the same effect.
      let folder = try Programs.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      for (name, address) in [("own", "form-basics"), ("rtl", "form-basics?dir=rtl"), ("ltr", "form-basics?dir=ltr")] {
        let rendered = try Programs.run(
          Programs.gallery, ["--render", folder.appending(path: name).path, address], environment: arabic)
        try #require(rendered.status == 0, "\(rendered.errors)")
      }
      func picture(_ name: String) throws -> Data {
        let files = try FileManager.default.contentsOfDirectory(
          at: folder.appending(path: name), includingPropertiesForKeys: nil)
        return try Data(contentsOf: try #require(files.first { $0.pathExtension == "png" }))
      }
      let (own, rightToLeft, leftToRight) = (try picture("own"), try picture("rtl"), try picture("ltr"))
      #expect(own == rightToLeft && own != leftToRight)
    }
  }
}
