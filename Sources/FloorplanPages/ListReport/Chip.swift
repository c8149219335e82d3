import CGTK
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// A short text that one can press, with an icon before it and a sign behind it where a press opens something.
@MainActor
final class Chip: Button {
  /// What the chip is known by among those beside it.
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
    // The button says what it is.
    for shown in [content, icon.widget, textLabel, chevron] as [Widget] { shown.setAccessibleRole(.presentation) }
    // The text takes what a wide chip has, and the chip doesn't for that reason take what the strip has.
    textLabel.expandsHorizontally = true
    expandsHorizontally = false
    icon.widget.isVisible = false
    chevron.isVisible = false
    child = content
  }

  /// What it says.
  var text = "" { didSet { if text != oldValue { textLabel.text = text } } }
  /// What stands before the text.
  var image: ImageSource? {
    didSet {
      guard image != oldValue else { return }
      icon.show(image)
      icon.widget.isVisible = image != nil
    }
  }
  /// What assistive technology calls it.
  var spokenName = "" { didSet { if spokenName != oldValue { setAccessibleLabel(spokenName) } } }
  /// Whether it is chosen; nil for a chip that can't be.
  var isChosen: Bool? {
    didSet {
      guard isChosen != oldValue else { return }
      setState(.selected, isChosen == true)
      setAccessiblePressed(isChosen)
    }
  }
  /// Whether what it opens is open; nil where it opens nothing.
  var isOpen: Bool? {
    didSet {
      guard isOpen != oldValue else { return }
      chevron.isVisible = isOpen != nil
      setAccessibleHasPopup(isOpen != nil)
      setAccessibleExpanded(isOpen)
    }
  }
}
