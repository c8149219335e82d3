import CGTK
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// A button with a short text.
@MainActor
final class Chip: Button {
  /// The identifier, unique in the strip.
  let id: String
  private let textLabel: PartLabel

  init(_ id: String, _ part: ComponentPart) {
    self.id = id
    textLabel = PartLabel(part, defaultAlignment: .center, hasOwnNode: false)
    super.init()
    addStyleClasses(of: part)
    // The accessible label of the button replaces its content.
    textLabel.setAccessibleRole(.presentation)
    child = textLabel
  }

  var text = "" { didSet { if text != oldValue { textLabel.text = text } } }
  /// The accessible label.
  var accessibleName = "" { didSet { if accessibleName != oldValue { setAccessibleLabel(accessibleName) } } }
  /// Whether the chip is selected, or nil if it isn't selectable.
  var isSelected: Bool? {
    didSet {
      guard isSelected != oldValue else { return }
      setState(.selected, isSelected == true)
      setAccessiblePressed(isSelected)
    }
  }
}
