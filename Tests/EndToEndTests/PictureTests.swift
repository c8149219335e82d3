import Foundation
import Testing

@Suite(.serialized) struct PictureTests {
  /// Renders every page in light, dark with large text, and right-to-left, without a display.
  @Test func everyPageRendersInEveryStyle() throws {
    let folder = try Programs.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let pages = try Programs.withoutDisplay(["--list"]).output.split(separator: "\n").compactMap {
      $0.split(separator: "\t").first.map { String($0) }
    }
    #expect(!pages.isEmpty)
    // Compressing larger pictures would take a quarter of the time.
    let variants = ["theme=light", "theme=dark&scale=1.5", "dir=rtl"].map { "\($0)&size=640x480" }
    // Changing the style takes longer than changing the page.
    let addresses = variants.flatMap { variant in pages.map { "\($0)?\(variant)" } }
    let outcome = try Programs.withoutDisplay(["--render", folder.path] + addresses)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(!outcome.errors.contains("WARNING") && !outcome.errors.contains("CRITICAL"), "\(outcome.errors)")

    let sheet = try String(contentsOf: folder.appending(path: "index.html"), encoding: .utf8)
    for page in pages {
      let pictures = try variants.map { try Picture(folder.appending(path: "\(fileName("\(page)?\($0)")).png")) }
      for (variant, picture) in zip(variants, pictures) {
        #expect(picture.hasMoreColors(than: 8), "\(page)?\(variant) is blank")
        #expect(picture.width == 640 && picture.height == 480)
        #expect(sheet.contains(fileName("\(page)?\(variant)").replacing("%", with: "%25")))
      }
      for other in 1..<pictures.count {
        #expect(pictures[0].bytes != pictures[other].bytes, "\(page): \(variants[other]) is the same as light")
      }
      #expect(pictures[0].meanLightness > 0.6 && pictures[1].meanLightness < 0.4, "\(page)")
    }
  }

  @Test func pictureHasTheSizeOfItsAddress() throws {
    let folder = try Programs.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let address = "form-basics?size=360x640&editable=off"
    let outcome = try Programs.run(Programs.gallery, ["--render", folder.path, address, "form-basics"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    // The file name follows the address as it was typed.
    let picture = try Picture(folder.appending(path: "form-basics%3Fsize%3D360x640%26editable%3Doff.png"))
    #expect(picture.width == 360 && picture.height == 640)
    let standard = try Picture(folder.appending(path: "form-basics.png"))
    #expect(standard.width == 960 && standard.height == 720)
  }

  /// The picture of a page that doesn't fit is wider.
  @Test func formsFitANarrowWindow() throws {
    let folder = try Programs.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let pages: [String] = try Programs.withoutDisplay(["--list"]).output.split(separator: "\n").compactMap { line in
      line.hasSuffix("\tForms") ? line.split(separator: "\t").first.map { "\($0)?" } : nil
    }
    #expect(pages.count >= 20)
    let extraPages = ["date-picker-form-cell?open=on&", "simple-property-form-cell?prefix=EUR&suffix=an%20hour&"]
    let addresses = ["1.5", "2"].flatMap { scale in (pages + extraPages).map { "\($0)size=360x640&scale=\(scale)" } }
    let outcome = try Programs.withoutDisplay(["--render", folder.path] + addresses)
    #expect(outcome.status == 0, "\(outcome.errors)")
    for address in addresses {
      let picture = try Picture(folder.appending(path: "\(fileName(address)).png"))
      #expect(picture.width == 360, "\(address) is \(picture.width) wide")
    }
  }

  @Test func collectionsInCellsAreRendered() throws {
    let folder = try Programs.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    // The two pages differ only in the files of their samples.
    let addresses = ["few", "none"].map { "attachments-form-cell?size=700x430&files=\($0)" }
    let outcome = try Programs.withoutDisplay(["--render", folder.path] + addresses)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let pictures = try addresses.map { try Picture(folder.appending(path: "\(fileName($0)).png")) }
    #expect(pictures[0].distinctColors > pictures[1].distinctColors + 100)
  }

  private func fileName(_ address: String) -> String {
    address.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(CharacterSet(charactersIn: "-._~"))) ?? ""
  }
}
