import CGTK
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// A button with a short text, an optional icon before it, and an arrow after it if it opens a popup.
@MainActor
final class Chip: Button {
  /// The identifier, unique in the strip.
  let id: String
  private let textLabel: PartLabel
  private let icon: SourceImage
  private let chevron = Image(iconName: "pan-down-symbolic")

  init(_ id: String, _ part: ComponentPart) {
    self.id = id
    textLabel = PartLabel(part, standardAlignment: .center, hasOwnNode: false)
    icon = SourceImage(of: part, hasOwnNode: false)
    super.init()
    become(part)
    let content = Box(
      .horizontal, spacing: Int(part.metric(.imageGap)), [icon.widget, textLabel, chevron])
    // The accessible label of the button replaces its content.
    for shown in [content, icon.widget, textLabel, chevron] as [Widget] { shown.setAccessibleRole(.presentation) }
    // The text expands within a wide chip; without the second line, the chip would expand within the strip.
    textLabel.expandsHorizontally = true
    expandsHorizontally = false
    icon.widget.isVisible = false
    chevron.isVisible = false
    child = content
  }

  var text = "" { didSet { if text != oldValue { textLabel.text = text } } }
  /// The icon before the text.
  var image: ImageSource? {
    didSet {
      guard image != oldValue else { return }
      icon.show(image)
      icon.widget.isVisible = image != nil
    }
  }
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
  /// Whether the popup of the chip is open, or nil if it has none.
  var isOpen: Bool? {
    didSet {
      guard isOpen != oldValue else { return }
      chevron.isVisible = isOpen != nil
      setAccessibleHasPopup(isOpen != nil)
      setAccessibleExpanded(isOpen)
    }
  }
}
