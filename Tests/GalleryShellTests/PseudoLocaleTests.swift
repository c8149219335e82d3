import CGTK
import Floorplan
import GTKTestSupport
import Glibc
import Testing

@testable import GTKBridge
@testable import Gallery

/// The floorplans in the pseudo-locale, which reveals untranslated and clipped texts, also those for assistive technology.
@Suite struct PseudoLocaleTests {
  @Test func floorplansDisplayTranslatedAndCompleteTexts() async {
    // Constants keep their translations, so the process must have the language from its start.
    await #expect(processExitsWith: .success) {
      setenv("LANGUAGE", PseudoLocale.language, 1)
      // An error would end the process without its description.
      do { try await checkFloorplans() } catch { Issue.record(error) }
    }
  }
}

/// Opens every floorplan and its windows in a wide and a narrow window, and checks their texts.
private func checkFloorplans() async throws {
  try GalleryHost.prepare()
  let check = try TextCheck()
  let floorplans = catalog.entries.filter { $0.group == overviewFloorplanPage.entry.group }
  #expect(floorplans.count >= 7)
  let addresses =
    floorplans.map { "\($0.path)?" } + [
      "list-report?type=products&", "list-report?search=zzz&", "create-edit?object=WO-1001&",
      "object-details?object=WO-1001/1&",
    ]
  for address in addresses {
    let opensWindow = ["create-edit?", "filter?"].contains { address.hasPrefix($0) }
    // The width of a new window.
    for size in ["1400x700", "360x640"] { try await check.run("\(address)size=\(size)", opensWindow: opensWindow) }
  }
  for action in ["win.shortcuts", "win.about"] {
    try await check.run("overview?size=1400x700", action: action, opensWindow: true)
  }
  check.expectNoUnusedException()
}

/// A check of the texts in windows.
private final class TextCheck {
  /// The sample data that equal a text of the sources.
  private static let sampleTexts: Set<String> = [
    // The category of two products.
    "Filters",
    // The title of a step.
    "Open",
  ]

  /// The places that may shorten a text, in a narrow window or in all, because they have few lines.
  ///
  /// The whole text is in the tooltip.
  private static let shorteningPlaces = [
    // The sidebar has a fixed width, and a line for each page.
    (place: "label in row", isNarrow: false),
    // The title bar has one line.
    (place: "label in windowhandle", isNarrow: true),
    // The header of a page is a single line in a narrow window.
    (place: "label in pageheader", isNarrow: true),
    // The placeholder of a search field.
    (place: "label in text", isNarrow: false),
  ]

  private let sourceTexts: Set<String>
  private var reported: Set<String> = []
  private var unusedPlaces = Set(shorteningPlaces.map(\.place))

  init() throws {
    let root = #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined()
    sourceTexts = try ["floorplan", "floorplan-gallery"].reduce(into: []) { texts, domain in
      let template = try contentsOfFile("\(root)/po/\(domain)/\(domain).pot")
      texts.formUnion(Self.texts(ofTemplate: String(decoding: template, as: UTF8.self)))
    }
    #expect(sourceTexts.count > 500 && sourceTexts.contains("# of #"))
  }

  /// Opens a page, performs an action of its window, and checks the texts in all windows.
  func run(_ address: String, action: String? = nil, opensWindow: Bool) async throws {
    try await withNoPeerLeft {
      let gallery = GalleryHost()
      // The theme determines the sizes.
      let style = DisplayStyle(try #require(Display.default), gallery.switches)
      try await gallery.open(address)
      if let action { gallery.window.activateAction(action) }
      if opensWindow { #expect(await turnUntil { !windows(over: gallery.window).isEmpty }, "\(address)") }
      await waitForBackgroundWork()
      for window in [gallery.window] + windows(over: gallery.window) {
        await paint(window, frames: 4)
        let context = action.map { "\(address) \($0)" } ?? address
        for widget in visibleWidgets(in: window) {
          checkHiddenTexts(of: widget, context)
          if let label = widget as? Label, !label.text.isEmpty { check(label, context) }
        }
      }
      await gallery.close()
      style.remove()
    }
  }

  private func check(_ label: Label, _ context: String) {
    let (text, place) = (label.text, Self.place(of: label))
    checkTranslation(of: text, in: place, context)
    let isShortened = label.shortenedLayout != nil || pango_layout_is_ellipsized(label.displayedLayout) != 0
    guard isShortened, text.hasPrefix("⟦") else { return }
    let isNarrow = context.contains("size=360x640")
    guard Self.shorteningPlaces.contains(where: { $0.place == place && (isNarrow || !$0.isNarrow) }) else {
      return report("“\(text)” in \(place) is cut: “\(label.displayedLines.joined(separator: " / "))”", context)
    }
    unusedPlaces.remove(place)
  }

  /// Checks the tooltip, and the name and the description for assistive technology.
  private func checkHiddenTexts(of widget: Widget, _ context: String) {
    let place = String(cString: gtk_widget_get_css_name(widget.widget))
    let texts = [
      ("tooltip", widget.tooltip), ("accessible name", widget.differingAccessibleLabel(from: "")),
      ("accessible description", widget.differingAccessibleDescription(from: "")),
    ]
    for (kind, text) in texts { if let text { checkTranslation(of: text, in: "the \(kind) of \(place)", context) } }
  }

  private func checkTranslation(of text: String, in place: String, _ context: String) {
    guard sourceTexts.contains(Self.withoutNumbers(text)), !Self.sampleTexts.contains(text) else { return }
    // The key, whose name is GTK's.
    if text == "Home", context.hasSuffix("win.shortcuts") { return }
    report("“\(text)” in \(place) isn’t translated", context)
  }

  /// Records an issue, once for each text and place.
  private func report(_ issue: String, _ context: String) {
    guard reported.insert(issue).inserted else { return }
    Issue.record("\(context): \(issue)")
  }

  /// Checks that every place that may shorten a text has done so.
  func expectNoUnusedException() {
    if !unusedPlaces.isEmpty { Issue.record("no text is shortened in \(unusedPlaces.sorted())") }
  }

  /// Returns the part of a label, or the CSS name of the widget that contains it.
  private static func place(of label: Label) -> String {
    if let label = label as? PartLabel { return label.part.title }
    let names = sequence(first: label as Widget, next: \.parent).dropFirst().lazy.map {
      String(cString: gtk_widget_get_css_name($0.widget))
    }
    return "label in \(names.first { $0 != "box" } ?? "")"
  }

  /// Returns the texts of a gettext template that contain letters, with a sign for each placeholder.
  private static func texts(ofTemplate template: String) -> Set<String> {
    var texts: Set<String> = []
    var text: String?
    for line in template.split(separator: "\n") {
      let literal = line.drop { $0 != "\"" }.dropFirst().dropLast().replacing("\\\"", with: "\"")
      if line.hasPrefix("\"") {
        text? += literal
        continue
      }
      if let text, text.contains(where: \.isLetter) { texts.insert(withoutNumbers(text)) }
      text = line.hasPrefix("msgid") ? String(literal) : nil
    }
    return texts
  }

  /// Returns a text with a sign for each number or placeholder of one: “12 of 54” equals “%1$@ of %2$@”.
  private static func withoutNumbers(_ text: String) -> String {
    text.replacing(/%\d\$@|\d+([.,]\d+)*/, with: "#")
  }
}

/// The visible widgets, without the knobs, which stay in English because addresses contain them, and without the buttons
/// of the title bar, whose texts are GTK's.
private func visibleWidgets(in root: Widget) -> [Widget] {
  guard root.isMapped, !root.hasStyleClass("gallery-knob"),
    String(cString: gtk_widget_get_css_name(root.widget)) != "windowcontrols"
  else { return [] }
  return [root] + children(of: root).flatMap { visibleWidgets(in: $0) }
}
