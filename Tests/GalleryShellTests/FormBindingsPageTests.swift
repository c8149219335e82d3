import FloorplanForms
import Foundation
import GTKBridge
import GTKTestSupport
import Testing

@testable import Gallery

@Suite(.serialized) struct FormBindingsPageTests {
  init() throws { try GalleryHost.prepare() }

  private func cell(_ title: String, in gallery: GalleryHost) throws -> SimplePropertyFormCell {
    try #require(widgets(SimplePropertyFormCell.self, in: gallery.window).first { $0.title == title })
  }

  @Test func formEditsTheChosenPart() async throws {
    try await withGallery("form-bindings?size=1200x1000") { gallery in
      let context = try #require(gallery.window.pageContext)
      #expect(try cell("Number", in: gallery).value == "PL-1009")
      try cell("Shelf", in: gallery).userDidChange(to: "B2")
      try cell("Contact", in: gallery).userDidChange(to: "")
      context.setValue("second", ofKnob: "part")
      try await gallery.waitForFrames()
      #expect(try cell("Number", in: gallery).value == "" && cell("Shelf", in: gallery).value == "")
      context.setValue("first", ofKnob: "part")
      try await gallery.waitForFrames()
      #expect(try cell("Number", in: gallery).value == "PL-1009" && cell("Shelf", in: gallery).value == "B2")
      context.setValue("code", ofKnob: "tab")
      try await gallery.waitForFrames()
      let texts = widgets(Label.self, in: gallery.window).map(\.text)
      #expect(texts.contains { $0.contains("contact = nil") && $0.contains("place = \"B2\"") })
    }
  }

  /// The page displays its own code.
  @Test func codeIsThatOfThePage() async throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appending(path: "Sources/Gallery/Pages/FormBindingsPage.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    let parts = source.split(separator: "private let code = ")
    try #require(parts.count == 2)
    func trimmed(_ text: Substring) -> String {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
    }
    try await withGallery("form-bindings?tab=code") { gallery in
      let code = try #require(
        widgets(Label.self, in: gallery.window).first { $0.text.contains("let form = Form(part)") })
      let form = code.text.split(separator: "let form = Form(part) {")
      try #require(form.count == 2)
      #expect(trimmed(parts[0]).contains(trimmed(form[1])))
    }
  }
}
