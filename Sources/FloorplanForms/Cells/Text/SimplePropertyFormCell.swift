import FloorplanTheme
public import FloorplanUI
import GTKBridge

/// A key and its value in one line (FUISimplePropertyFormCell and FUITextFieldFormCell in the SAP Fiori for iOS
/// documentation).
///
///     cell.title = "Location"
///     cell.value = "127 Higgins Drive, Palo Alto"
///     cell.onChangeHandler = { object.location = $0 }
///
/// Numbers have a ``NumberFormCell``. ``TextCell/suggestions`` help users to type a text, and a ``TextCell/mask`` gives it
/// a fixed form.
///
/// The key is beside the field, in a column with the same width in all cells. It is above the field if ``isStacked`` is
/// true, if the key or the value would be truncated, if the field would be narrower than the key or too narrow for its
/// prefix and suffix, or if the text scale is at least 1.5. The field stays in its place while the user types.
///
/// ## CSS nodes
///
///     cell.fdlFUISimplePropertyFormCell
///     ├── label.fdlFUISimplePropertyFormCell_keyLabel              absent if empty
///     ├── field.fdlFUISimplePropertyFormCell_valueTextField
///     │   ├── label.fdlFUISimplePropertyFormCell_affixLabel        prefix, absent if empty
///     │   ├── entry
///     │   ├── label.fdlFUISimplePropertyFormCell_placeholder       if there is no text
///     │   ╰── label.fdlFUISimplePropertyFormCell_affixLabel        suffix, absent if empty
///     ├── label.fdlFUISimplePropertyFormCell_readOnlyField         if read-only, in place of the field
///     ╰── label.fdlFUISimplePropertyFormCell_counterLabel          absent by default
///
/// ## Accessibility
///
/// A group with a text box, labeled by the key, or by the placeholder if there is no key.
open class SimplePropertyFormCell: TextCell {
  private let line: ValueField<String>

  /// Creates a cell with an empty text.
  public required init() {
    let parts = ComponentParts.simplePropertyFormCell
    line = Self.lineField(parts)
    super.init(parts, line)
  }

  /// Whether the key is always above the field; the default is false.
  ///
  /// In a form, the form determines the placement of all keys.
  @Setting public final var isStacked: Bool = false { didSet { if isStacked != oldValue { queueResize() } } }
  /// The text before the value, such as a currency; nil, the default, for none.
  @Setting public final var prefix: String? { didSet { showAffixes() } }
  /// The text after the value, such as a unit; nil, the default, for none.
  @Setting public final var suffix: String? { didSet { showAffixes() } }

  private func showAffixes() {
    (line.prefix, line.suffix) = (prefix, suffix)
    showText()
  }

  /// The type of a text.
  public enum InputKind: String, Hashable, Sendable, CaseIterable {
    /// Any text.
    case text
    /// A password, which is displayed as dots.
    case password
    /// An email address, for on-screen keyboards; any text is accepted.
    case email
    /// The address of a web page, for on-screen keyboards; any text is accepted.
    case link
    /// A telephone number, for on-screen keyboards; any text is accepted.
    case phone
  }

  /// The type of the text; the default is ``InputKind/text``.
  @Setting public final var inputKind: InputKind = .text {
    didSet { if inputKind != oldValue { formatDidChange() } }
  }

  override var inputPurpose: InputPurpose {
    switch inputKind {
    case .text: .freeForm
    case .password: .password
    case .email: .email
    case .link: .url
    case .phone: .phone
    }
  }

  override var readOnlyAffixes: (prefix: String?, suffix: String?) { (prefix, suffix) }

  override var isTitleBeside: Bool { !isStacked }
}
