import FloorplanTheme
import FloorplanUI
import GTKBridge

/// The text of an option, with a check mark behind it while the option is chosen.
@MainActor
struct MarkedText {
  let label: PartLabel
  private let mark = Image(iconName: "object-select-symbolic")
  let box: Box

  init(_ text: ComponentPart, mark part: ComponentPart, gap: Double) {
    label = text.makeLabel()
    label.expandsHorizontally = true
    mark.become(part)
    mark.setAccessibleRole(.presentation)
    box = Box(.horizontal, spacing: Int(gap), [label, mark])
    box.setAccessibleRole(.presentation)
    isMarked = false
  }

  /// Whether the mark is shown; its space is kept, so that no text breaks elsewhere.
  var isMarked: Bool {
    get { mark.isChildVisible }
    nonmutating set { mark.isChildVisible = newValue }
  }
}
