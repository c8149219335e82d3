import CGTK
import Foundation
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

/// Icons on a desktop without an icon theme.
@Suite(.serialized) struct StandInIconTests {
  /// An icon theme with only the icons of GTK.
  private func bareTheme() -> IconTheme {
    #expect(GTKEnvironment.isReady)
    let created: OpaquePointer = gtk_icon_theme_new()
    let nowhere: [UnsafePointer<CChar>?] = [nil]
    gtk_icon_theme_set_search_path(created, nowhere)
    return IconTheme(UnsafeMutableRawPointer(created), transfer: .full)
  }

  /// The icon names in the sources of a target, outside comments.
  private func iconNames(by target: String) throws -> Set<String> {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appending(path: "Sources/\(target)")
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var names: Set<String> = []
    for case let file as URL in files
    where file.pathExtension == "swift" && file.lastPathComponent != "FallbackIcon.swift" {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      where line.contains("-symbolic\"") && !line.contains("///") {
        names.formUnion(line.matches(of: /"([a-z0-9-]+-symbolic)"/).map { String($0.output.1) })
      }
    }
    return names
  }

  @Test func noIconOfTheLibraryIsMissing() throws {
    let theme = bareTheme()
    var names: Set<String> = []
    for target in ["GTKBridge", "FloorplanUI", "FloorplanForms", "FloorplanPages"] {
      names.formUnion(try iconNames(by: target))
    }
    #expect(names.count > 30)
    let missing = names.filter { !theme.contains($0) && !FallbackIcon.names.contains($0) }
    #expect(missing.isEmpty)
    let unused = FallbackIcon.names.filter { theme.contains($0) || !names.contains($0) }
    #expect(unused.isEmpty, "unused, or included in GTK")
  }

  @Test(arguments: FallbackIcon.names.sorted()) func iconsHaveDistinctShapes(name: String) throws {
    let bytes = Resource.embeddedBytes(FallbackIcon.resourceName(name))
    let texture = try decodePicture(bytes, for: PictureBox(width: 16, height: 16, fit: .contain), pixelLimit: 1 << 16)
    #expect(texture.width == 16 && texture.height == 16)
    let drawn = stride(from: 3, to: texture.byteCount, by: 4).count { texture.pixels[$0] > 127 }
    #expect((16..<200).contains(drawn), "\(drawn) pixels")
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.split(separator: "fill=").count == 2 && !text.contains("stroke") && !text.contains("style"))
    for other in FallbackIcon.names where other != name {
      #expect(Resource.embeddedBytes(FallbackIcon.resourceName(other)) != bytes)
    }
  }

  @Test func iconThemeTakesPrecedence() throws {
    let bare = bareTheme()
    let usual = IconTheme.of(try #require(Display.default))
    #expect(FallbackIcon.picture(of: "zoom-in-symbolic", unlessIn: bare) != nil)
    #expect(FallbackIcon.picture(of: "zoom-in-symbolic", unlessIn: usual) == nil)
    // GTK contains the first icon, and nothing contains the other.
    #expect(FallbackIcon.picture(of: "go-next-symbolic", unlessIn: bare) == nil)
    #expect(FallbackIcon.picture(of: "no-such-icon-symbolic", unlessIn: bare) == nil)
  }

  @Test func imagesAndButtonsDisplayStandIns() async throws {
    try await withNoPeerLeft {
      let bare = bareTheme()
      let before = Image.iconFallback
      defer { Image.iconFallback = before }
      Image.iconFallback = { name, _ in FallbackIcon.picture(of: name, unlessIn: bare) }
      let image = Image(iconName: "zoom-in-symbolic")
      #expect(image.iconName == nil && gtk_image_get_paintable(OpaquePointer(image.pointer)) != nil)
      image.iconName = "go-next-symbolic"
      #expect(image.iconName == "go-next-symbolic" && gtk_image_get_paintable(OpaquePointer(image.pointer)) == nil)
      let button = Button(iconName: "zoom-in-symbolic", name: "Larger")
      let childImage = try #require(button.child as? Image)
      #expect(gtk_image_get_paintable(OpaquePointer(childImage.pointer)) != nil && button.hasStyleClass("image-button"))
      #expect(childImage.measured(.horizontal).natural > 0)
    }
  }
}
