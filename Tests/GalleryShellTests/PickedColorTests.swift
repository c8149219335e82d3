import Floorplan
import FloorplanTheme
import GTKTestSupport
import Testing

@testable import FloorplanUI
@testable import GTKBridge
@testable import Gallery

/// The colors of picked parts, compared with the drawing of the pages.
@Suite(.serialized) struct PickedColorTests {
  init() throws { try GalleryHost.prepare() }

  private nonisolated static let groups: Set<String> = ["Floorplans", "Collections", "Cells", "Views", "Forms"]
  /// The maximum number of widgets with the same part on a page that are compared, one of which must match.
  private static let sampleCount = 5

  @Test func pickedColorsEqualThePixels() async throws {
    var compared: Set<String> = []
    var differing: [String] = []
    try await withNoPeerLeft {
      let gallery = GalleryHost()
      gallery.switches.motion = .reduced
      let style = DisplayStyle(try #require(Display.default), gallery.switches)
      defer {
        style.remove()
        Settings.default.areAnimationsEnabled = false
      }
      for entry in catalog.entries where Self.groups.contains(entry.group) {
        try await gallery.open("\(entry.path)?size=1000x900&theme=light")
        let picker = try #require(widgets(PartPicker.self, in: gallery.window).first)
        // The window draws the background of the page.
        picker.addStyleClass(UtilityClass.background.rawValue)
        try await gallery.waitForFrames()
        let picture = try #require(WidgetPicture(of: picker))
        for (name, samples) in Self.samples(on: picker, gallery.switches) where !compared.contains(name) {
          compared.insert(name)
          let isShown = samples.prefix(Self.sampleCount).contains { $0.isShown(in: picture) }
          if !isShown { differing.append("\(entry.path): \(name) \(samples[0].color)") }
        }
      }
      await gallery.close()
    }
    #expect(compared.count > 100)
    #expect(differing.isEmpty, "\(differing.count) of \(compared.count):\n\(differing.joined(separator: "\n"))")
  }

  /// A color that must be visible in a rectangle.
  private struct Sample {
    let color: ThemeColor
    let box: (x: Double, y: Double, width: Double, height: Double)
    let tolerance: Int

    @MainActor func isShown(in picture: WidgetPicture) -> Bool {
      picture.shows(
        (color.red, color.green, color.blue), x: Int(box.x), y: Int(box.y), width: Int(box.width.rounded(.up)),
        height: Int(box.height.rounded(.up)), tolerance: tolerance)
    }
  }

  /// Returns the visible colors of the parts of a page that aren't covered, by class path, states and property.
  private static func samples(on picker: PartPicker, _ switches: ViewSwitches) -> [String: [Sample]] {
    var samples: [String: [Sample]] = [:]
    for widget in picker.pickableWidgets {
      let style = WidgetStyle(of: widget, switches)
      guard let box = widget.bounds(in: picker), isUncovered(widget, box, in: picker, style),
        let carried = PartLookup.parts(of: widget).first
      else { continue }
      for property in style.provenance(of: carried).properties {
        guard let color = property.color, property.coveredBy == nil, property.missing.isEmpty,
          let isForeground = isForeground(property.property, widget, carried.part.kind)
        else { continue }
        let ground = PaintedGround(below: widget, includesOwn: isForeground, in: style)
        guard ground.isPlain else { continue }
        let states = carried.states.map(\.rawValue).sorted().joined(separator: "+")
        // Thin letters don't have their exact color.
        let sample = Sample(
          color: color.composited(over: ground.color), box: box, tolerance: isForeground ? 24 : 3)
        samples["\(carried.classPath) \(states) \(property.property.rawValue)", default: []].append(sample)
      }
    }
    return samples
  }

  /// Returns whether a property paints letters or a symbol rather than a surface; nil if its color isn't visible on the
  /// widget.
  private static func isForeground(_ property: StyleProperty, _ widget: Widget, _ kind: PartKind) -> Bool? {
    switch (property, kind) {
    case (.fontColor, .text), (.fontColor, .tag): (widget as? Label)?.text.isEmpty == false ? true : nil
    case (.tintColor, .image):
      widgets(Image.self, in: widget).contains { $0.iconName != nil && $0.isMapped } ? true : nil
    case (.backgroundColor, .cell), (.backgroundColor, .button), (.backgroundColor, .tag),
      (.backgroundColor, .textField),
      (.trackColor, .switch):
      false
    default: nil
    }
  }

  /// Returns whether a widget is completely visible and opaque.
  private static func isUncovered(
    _ widget: Widget, _ box: (x: Double, y: Double, width: Double, height: Double), in picker: PartPicker,
    _ style: WidgetStyle
  ) -> Bool {
    sequence(first: widget, next: \.parent).prefix { $0 !== picker }.allSatisfy { ancestor in
      let isOpaque = PartLookup.parts(of: ancestor).allSatisfy { (style.resolve($0).opacity ?? 1) == 1 }
      guard ancestor.overflow == .hidden || ancestor is ScrolledWindow else { return isOpaque }
      guard let frame = ancestor.bounds(in: picker) else { return false }
      return isOpaque && box.x >= frame.x && box.y >= frame.y && box.x + box.width <= frame.x + frame.width
        && box.y + box.height <= frame.y + frame.height
    }
  }
}
