import FloorplanTheme
import Testing

@testable import Gallery

@Suite struct StyleSheetChoiceTests {
  @Test func slashOrExtensionMarksAPath() {
    for theme in BuiltInTheme.allCases { #expect(StyleSheetChoice(theme.rawValue) == .builtIn(theme)) }
    for path in ["a.nss", "A.NSS", "./a", "/a", "a/b", "~/a", ".nss", "horizon.nss", "./horizon"] {
      #expect(StyleSheetChoice(path) == .file(path))
    }
    for text in ["", "a", "nss", "HORIZON", "horizon ", "a.nss "] { #expect(StyleSheetChoice(text) == nil) }
  }

  @Test func fileDescriptionParsesAsTheSameFile() {
    for path in ["a.nss", "/a/b.nss", "horizon", "a", "nss", "b/c"] {
      let choice = StyleSheetChoice.file(path)
      let read = StyleSheetChoice(choice.description)
      #expect(read?.absolute(from: "/w", home: nil) == choice.absolute(from: "/w", home: nil))
    }
  }

  @Test func relativePathsResolveAgainstWorkingDirectory() {
    let cases = [
      ("/a/b.nss", "/a/b.nss"), ("b.nss", "/w/b.nss"), ("./b.nss", "/w/b.nss"), ("../b.nss", "/w/../b.nss"),
      ("~/b.nss", "/people/p/b.nss"), ("~p/b.nss", "/w/~p/b.nss"), ("a/~/b", "/w/a/~/b"),
    ]
    for (path, absolute) in cases {
      #expect(StyleSheetChoice.file(path).absolute(from: "/w", home: "/people/p") == .file(absolute))
    }
    #expect(StyleSheetChoice.builtIn(.horizon).absolute(from: "/w", home: "/h") == .builtIn(.horizon))
    #expect(StyleSheetChoice.file("~/b").absolute(from: "/w", home: nil) == .file("/w/~/b"))
  }
}
