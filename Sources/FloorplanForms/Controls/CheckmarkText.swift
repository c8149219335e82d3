import FloorplanTheme
import FloorplanUI
import GTKBridge

/// The text of an option, after its image, and followed by a checkmark if it is selected.
struct CheckmarkText {
  private let icon = OptionImage()
  let label: PartLabel
  private let mark = Image(iconName: "object-select-symbolic")
  let box: Box

  init(_ text: ComponentPart, mark part: ComponentPart, gap: PartMetric, of cell: ComponentPart) {
    label = text.makeLabel()
    label.expandsHorizontally = true
    mark.addStyleClasses(of: part)
    mark.setAccessibleRole(.presentation)
    box = Box(.horizontal, spacing: gap, of: cell, [label, mark])
    box.setAccessibleRole(.presentation)
    isMarked = false
  }

  /// The image; nil for none.
  var image: ImageSource? {
    get { icon.source }
    nonmutating set { icon.show(newValue, in: box) }
  }

  /// Whether the checkmark is visible.
  ///
  /// Its space is reserved in both cases, so the text doesn't wrap differently.
  var isMarked: Bool {
    get { mark.isChildVisible }
    nonmutating set { mark.isChildVisible = newValue }
  }
}
