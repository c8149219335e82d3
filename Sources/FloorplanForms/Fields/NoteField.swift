import FloorplanTheme
import FloorplanUI
import GTKBridge

/// A multiline text field, styled as a part, that grows with its text and scrolls beyond a maximum height.
///
/// ## CSS nodes
///
///     field.⟨the part's class path⟩[.negative]
///     ├── scrolledwindow
///     │   ╰── textview
///     ╰── label              placeholder, if the text is empty
///
/// ## Accessibility
///
/// A group that contains a text box, which needs an accessible name (see ``describedWidgets``).
final class NoteField: TextField<String> {
  /// The text widget.
  let textView: PartTextView
  private let scroller: ScrolledWindow

  override class var maximumScalarCount: Int { 100_000 }
  override class func cleaned(_ text: String) -> String { text.withoutControlCharacters }

  /// Creates an empty field.
  ///
  /// - Parameters:
  ///   - part: The part of the field.
  ///   - placeholder: The part of the placeholder.
  init(_ part: ComponentPart, placeholder: ComponentPart) {
    textView = PartTextView(part)
    scroller = ScrolledWindow(textView)
    super.init(part, textView, in: scroller, placeholder: placeholder, "", .text())
    scroller.setPolicy(horizontal: .never, vertical: .automatic)
    // The text view inside handles the focus and the scroll keys.
    scroller.isFocusable = false
    let cursor = textView.buffer.connect("notify::cursor-position") { [weak self] in
      guard let self, isFocusWithin else { return }
      inSecondFrame { [weak self] in
        guard let self, let box = textView.bounds(in: self) else { return }
        let (y, height) = textView.cursorExtent
        scrollIntoView((box.y + y, height))
      }
    }
    addCancellable(cursor)
  }

  override func textDidUpdate() {
    super.textDidUpdate()
    measured = nil
    if width > 0, measure(width: width).height != shownHeight { queueResize() }
  }

  /// The minimum number of visible lines.
  var minNumberOfLines: Int = 1 { didSet { if minNumberOfLines != oldValue { linesDidChange() } } }
  /// The maximum number of lines before the text scrolls; 0 for a default.
  var maxNumberOfLines: Int = 0 { didSet { if maxNumberOfLines != oldValue { linesDidChange() } } }

  private func linesDidChange() {
    measured = nil
    queueResize()
  }

  // MARK: Arrangement

  /// The default maximum number of lines, about the height of a large window.
  private static let maximumVisibleLineCount = 40
  /// A width below that of any letter, in pixels, which limits the number of letters in a line.
  private static let minimumLetterWidth = 2
  private var visiblePlaceholder: PartLabel? { placeholder.flatMap { $0.isVisible ? $0 : nil } }
  private var measured: (width: Int, font: Font, height: Int, scrolls: Bool)?

  /// The properties of the font that determine the height.
  private struct Font: Equatable {
    let serial: UInt32
    let lineHeight: Double?
    let letterSpacing: Double
  }
  private var shownHeight = -1

  private func measure(width: Int) -> (height: Int, scrolls: Bool) {
    let font = Font(
      serial: textView.fontSerial, lineHeight: textView.lineHeight, letterSpacing: textView.letterSpacing)
    if let measured, measured.width == width, measured.font == font { return (measured.height, measured.scrolls) }
    let line = max(1, textView.height(of: "", width: -1).pixels)
    let minimumLines = max(1, minNumberOfLines)
    let maximumLines = max(minimumLines, maxNumberOfLines > 0 ? maxNumberOfLines : Self.maximumVisibleLineCount)
    // Text below the last visible line doesn't affect the height.
    let letters = maximumLines * max(100, width / Self.minimumLetterWidth)
    let (pixels, lines) = textView.height(of: String(text.unicodeScalars.prefix(letters)), width: width)
    let height = lines > maximumLines ? maximumLines * line : max(minimumLines * line, pixels)
    measured = (width, font, height, lines > maximumLines)
    return (height, lines > maximumLines)
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    switch orientation {
    case .horizontal:
      let wanted = visiblePlaceholder?.measured(.horizontal) ?? Measurement(0)
      return Measurement(
        minimum: max(Self.minimumWidth, wanted.minimum), natural: max(Self.naturalWidth, wanted.natural))
    case .vertical: return Measurement(measure(width: forSize < 0 ? Self.naturalWidth : forSize).height)
    }
  }
  /// The minimum width, in pixels, for a few words.
  private static let minimumWidth = 60
  private static let naturalWidth = 200

  override func sizeAllocate(width: Int, height: Int) {
    let wanted = measure(width: width)
    shownHeight = wanted.height
    // If the text doesn't scroll, the wheel scrolls the surrounding view.
    scroller.scrollAxes = wanted.scrolls || wanted.height > height ? [.vertical] : []
    _ = scroller.measured(.vertical, forSize: width)
    scroller.allocate(width: width, height: height)
    guard let placeholder = visiblePlaceholder else { return }
    let placeholderWidth = max(width, placeholder.measured(.horizontal).minimum)
    placeholder.allocate(
      width: placeholderWidth,
      height: min(height, placeholder.measured(.vertical, forSize: placeholderWidth).natural))
  }
}
