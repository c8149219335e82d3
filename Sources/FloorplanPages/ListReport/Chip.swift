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
    textLabel = PartLabel(part, standardAlignment: .center, hasOwnNode: false)
    super.init()
    become(part)
    // The accessible label of the button replaces its content.
    textLabel.setAccessibleRole(.presentation)
    child = textLabel
  }

  var text = "" { didSet { if text != oldValue { textLabel.text = text } } }
  /// The accessible label.
  var spokenName = "" { didSet { if spokenName != oldValue { setAccessibleLabel(spokenName) } } }
  /// Whether the chip is selected, or nil if it isn't selectable.
  var isChosen: Bool? {
    didSet {
      guard isChosen != oldValue else { return }
      setState(.selected, isChosen == true)
      setAccessiblePressed(isChosen)
    }
  }
}
