import CGTK
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// An option that the user selects: a GtkButton with the accessible role of a check box or radio button.
@MainActor
final class ChoiceButton: Button {
  private let textLabel: PartLabel

  /// - Parameters:
  ///   - part: The part that determines the style.
  ///   - role: The accessible role, which can't be changed later in GTK.
  init(_ part: ComponentPart, role: GtkAccessibleRole) {
    textLabel = PartLabel(part, defaultAlignment: .center, hasOwnNode: false)
    super.init()
    setAccessibleRole(role)
    addStyleClasses(of: part)
    textLabel.setAccessibleRole(.presentation)
    child = textLabel
    setAccessibleChecked(false)
  }

  /// The text of the option.
  var text = "" { didSet { if text != oldValue { textLabel.text = text } } }
  /// The accessible label, if it differs from the text.
  var accessibleName: String? {
    didSet { if let accessibleName, accessibleName != oldValue { setAccessibleLabel(accessibleName) } }
  }
  var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      setState(.selected, isSelected)
      setAccessibleChecked(isSelected)
    }
  }

  /// The minimum width without a line break inside a word, in pixels.
  var minimumWidth: Int {
    let ofLabel = textLabel.measured(.horizontal)
    let own = measured(.horizontal)
    let words = text.split(whereSeparator: \.isWhitespace)
    let wordWidth = words.map { textLabel.width(of: String($0)) }.max() ?? 0
    // The padding around the text.
    return max(own.minimum, wordWidth + own.natural - ofLabel.natural)
  }
}
