import CGTK
import FloorplanTheme
public import FloorplanUI
import GTKBridge

/// A key and its value in one line (FUISimplePropertyFormCell in seeds/004, and FUITextFieldFormCell).
///
///     cell.keyName = "Location"
///     cell.value = "127 Higgins Drive, Palo Alto"
///     cell.onChangeHandler = { object.location = $0 }
///
/// The key stands beside the field, in a column of the same width in all cells, or above it: where ``isStacked`` says so,
/// where the field would become narrower than the key or too narrow for its prefix and suffix, and with text of one and a
/// half times the standard size or more.
///
/// ## CSS nodes
///
///     cell.fdlFUISimplePropertyFormCell
///     ├── label.fdlFUISimplePropertyFormCell_keyLabel              absent where there is none
///     ├── field.fdlFUISimplePropertyFormCell_valueTextField
///     │   ├── label.fdlFUISimplePropertyFormCell_affixLabel        prefix, absent where there is none
///     │   ├── entry
///     │   ├── label.fdlFUISimplePropertyFormCell_placeholder       while there is no text
///     │   ╰── label.fdlFUISimplePropertyFormCell_affixLabel        suffix, absent where there is none
///     ├── label.fdlFUISimplePropertyFormCell_readOnlyField         read-only, in place of the field
///     ╰── label.fdlFUISimplePropertyFormCell_counterLabel          absent unless wanted
///
/// ## Accessibility
///
/// A group with a text box, which is named by the key, or by the placeholder where there is no key.
@MainActor
open class SimplePropertyFormCell: TextCell {
  private let line: ValueField<String>

  /// Makes an empty cell.
  public required init() {
    let parts = ComponentParts.simplePropertyFormCell
    line = Self.lineField(parts)
    super.init(parts, line)
  }

  /// What the value is; the same as ``TitledCell/title``.
  public final var keyName: String {
    get { title }
    set { title = newValue }
  }
  /// Whether the key stands above the field even where there is room beside it; the default is false.
  @Setting public final var isStacked: Bool = false { didSet { if isStacked != oldValue { queueResize() } } }
  /// What stands in the field before the text, such as a currency; nil for nothing, the default.
  @Setting public final var prefix: String? {
    didSet {
      line.prefix = prefix
      showReadOnlyText()
    }
  }
  /// What stands in the field behind the text, such as a unit; nil for nothing, the default.
  @Setting public final var suffix: String? {
    didSet {
      line.suffix = suffix
      showReadOnlyText()
    }
  }
  /// The maximum number of characters that users can type; 0, the default, for no limit.
  ///
  /// In a form, use `FormField.limited(to:)`.
  ///
  /// A text that doesn't fit as a whole is not pasted at all.
  public final var maxTextLength: Int {
    get { lengthLimit }
    set { lengthLimit = max(0, newValue) }
  }

  /// What a text is.
  public enum InputKind: String, Hashable, Sendable, CaseIterable {
    /// Any text.
    case text
    /// A number as people write one, with a point or a comma, and with separators between thousands.
    ///
    /// Another text is refused and stays in the field.  The value is the text as it was typed.
    case number
    /// A secret: dots are shown in its place.
    case password
    /// An address of electronic mail; for on-screen keyboards, any text is taken.
    case email
    /// An address of a page; for on-screen keyboards, any text is taken.
    case link
    /// A telephone number; for on-screen keyboards, any text is taken.
    case phone
  }

  /// What the text is; the default is any text.
  @Setting public final var inputKind: InputKind = .text {
    didSet {
      guard inputKind != oldValue else { return }
      line.format =
        switch inputKind {
        case .text: .text()
        case .number: .number
        case .password: .text(.password)
        case .email: .text(.email)
        case .link: .text(.url)
        case .phone: .text(.phone)
        }
      showReadOnlyText()
    }
  }

  override var readOnlyAffixes: (prefix: String?, suffix: String?) { (prefix, suffix) }

  // MARK: Arrangement

  /// From this text scale on keys are too wide for a column.
  private static let largeTextScale = 1.5

  override var titleColumnWidth: Int {
    Int(parts.title.metric(sizeClass == .compact ? .compactColumnWidth : .regularColumnWidth))
  }

  override func isLinear(in width: Int) -> Bool {
    let column = titleColumnWidth + Int(parts.cell.metric(.columnGap))
    return !isStacked && Settings.default.textScale < Self.largeTextScale
      && width >= column + max(titleColumnWidth, isEditable ? line.widthForOneLine : 0)
  }

  /// The key's column has another width.
  open override func sizeClassDidChange() {
    super.sizeClassDidChange()
    queueResize()
  }
}
