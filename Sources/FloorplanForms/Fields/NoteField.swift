import CGTK
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// Lines of text that people type in, in the look of a part: it grows with its text, and scrolls from some height on.
///
/// ## CSS nodes
///
///     field.⟨the part's class path⟩[.negative]
///     ├── scrolledwindow
///     │   ╰── textview
///     ╰── label              placeholder, while there is no text
///
/// ## Accessibility
///
/// A group around a text box, which has to be given a name: see ``describedWidgets``.
final class NoteField: TextField<String> {
  /// The widget that users type in.
  let textView: PartTextView
  private let scroller: ScrolledWindow

  override class var largestLength: Int { 100_000 }
  override class func cleaned(_ text: String) -> String { text.withoutControls }

  /// Makes an empty field.
  ///
  /// - Parameters:
  ///   - part: The part of the field.
  ///   - placeholder: The part of the placeholder.
  init(_ part: ComponentPart, placeholder: ComponentPart) {
    textView = PartTextView(part)
    scroller = ScrolledWindow(textView)
    super.init(part, textView, in: scroller, placeholder: placeholder, "", .text())
    scroller.setPolicy(horizontal: .never, vertical: .automatic)
    // The text inside takes the focus, and the keys that scroll.
    scroller.isFocusable = false
  }

  override func textIsOther() {
    super.textIsOther()
    measured = nil
    if width > 0, measuredHeight(width: width) != shownHeight { queueResize() }
  }

  /// The fewest lines that there is room for.
  var minNumberOfLines: Int = 1 { didSet { if minNumberOfLines != oldValue { linesDidChange() } } }
  /// The most lines before the text scrolls; 0 for as many as can be seen at a time.
  var maxNumberOfLines: Int = 0 { didSet { if maxNumberOfLines != oldValue { linesDidChange() } } }

  private func linesDidChange() {
    measured = nil
    queueResize()
  }

  // MARK: Arrangement

  /// As many lines as a large window shows; a field that grew further could not be seen as a whole.
  private static let mostVisibleLines = 40
  /// Narrower than any letter, in pixels: so many letters at most stand in a line.
  private static let leastLetterWidth = 2
  private var shownPlaceholder: PartLabel? { placeholder.flatMap { $0.isVisible ? $0 : nil } }
  private var measured: (width: Int, font: UInt32, height: Int, scrolls: Bool)?
  private var shownHeight = -1

  private func measuredHeight(width: Int) -> Int { measure(width: width).height }

  private func measure(width: Int) -> (height: Int, scrolls: Bool) {
    let font = textView.fontSerial
    if let measured, measured.width == width, measured.font == font { return (measured.height, measured.scrolls) }
    let line = max(1, textView.height(of: "", width: -1).pixels)
    let fewest = max(1, minNumberOfLines)
    let most = max(fewest, maxNumberOfLines > 0 ? maxNumberOfLines : Self.mostVisibleLines)
    // What stands below the last visible line says nothing about the height.
    let letters = most * max(100, width / Self.leastLetterWidth)
    let (pixels, lines) = textView.height(of: String(text.unicodeScalars.prefix(letters)), width: width)
    let height = lines > most ? most * line : max(fewest * line, pixels)
    measured = (width, font, height, lines > most)
    return (height, lines > most)
  }

  /// As high as the text, between the fewest and the most lines.
  override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    switch orientation {
    case .horizontal:
      let wanted = shownPlaceholder?.measured(.horizontal) ?? Measurement(0)
      return Measurement(minimum: max(Self.leastWidth, wanted.minimum), natural: max(Self.naturalWidth, wanted.natural))
    case .vertical: return Measurement(measuredHeight(width: forSize < 0 ? Self.naturalWidth : forSize))
    }
  }
  /// Room for some words, in pixels.
  private static let leastWidth = 60
  private static let naturalWidth = 200

  /// Places the text, and the placeholder at its first line.
  override func sizeAllocate(width: Int, height: Int) {
    let wanted = measure(width: width)
    shownHeight = wanted.height
    // A wheel above a text that is seen as a whole moves what is around.
    scroller.scrollAxes = wanted.scrolls || wanted.height > height ? [.vertical] : []
    _ = scroller.measured(.vertical, forSize: width)
    scroller.allocate(width: width, height: height)
    guard let placeholder = shownPlaceholder else { return }
    let wide = max(width, placeholder.measured(.horizontal).minimum)
    placeholder.allocate(width: wide, height: min(height, placeholder.measured(.vertical, forSize: wide).natural))
  }
}
