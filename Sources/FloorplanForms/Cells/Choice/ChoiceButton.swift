import FloorplanTheme
import FloorplanUI
package import GTKBridge

/// An option that the user selects: a GtkButton, often with the accessible role of a check box or radio button.
package final class ChoiceButton: Button {
  private let textLabel: PartLabel
  private let icon = OptionImage()
  private let isCheckable: Bool

  /// - Parameters:
  ///   - part: The part that determines the style.
  ///   - role: The accessible role of a checkable button, which can't be changed later in GTK, or nil for that of a
  ///     button.
  init(_ part: ComponentPart, role: AccessibleRole?) {
    textLabel = PartLabel(part, defaultAlignment: .center, hasOwnNode: false)
    isCheckable = role != nil
    super.init()
    if let role {
      setAccessibleRole(role)
      setAccessibleChecked(false)
    }
    addStyleClasses(of: part)
    textLabel.setAccessibleRole(.presentation)
    child = textLabel
  }

  /// The text of the option.
  package var text = "" {
    didSet {
      guard text != oldValue else { return }
      textLabel.text = text
    }
  }
  /// The image before the text; nil for none.
  var image: ImageSource? {
    get { icon.source }
    set { icon.show(newValue, in: makeBox()) }
  }

  /// Moves the label into a box, because most options have no image.
  private func makeBox() -> Box {
    let box = Box(.horizontal, spacing: .imageGap, of: ComponentParts.ActionButton.button)
    box.setAccessibleRole(.presentation)
    box.horizontalAlignment = .center
    child = box
    box.append(textLabel)
    return box
  }
  /// Whether a click opens a menu, which an arrow indicates.
  package var hasMenu = false {
    didSet {
      guard hasMenu != oldValue else { return }
      child = nil
      if hasMenu {
        let arrow = Image(iconName: "pan-down-symbolic")
        arrow.setAccessibleRole(.presentation)
        let box = Box(.horizontal, spacing: Self.arrowGap, [textLabel, arrow])
        box.setAccessibleRole(.presentation)
        child = box
      } else {
        textLabel.unparent()
        child = textLabel
      }
      setAccessibleHasPopup(hasMenu)
    }
  }
  private static let arrowGap = 4

  /// The accessible label, if it differs from the text.
  package var accessibleName: String? {
    didSet { if let accessibleName, accessibleName != oldValue { setAccessibleLabel(accessibleName) } }
  }
  /// Whether the option is selected, or nil if it isn't selectable.
  package var isSelected: Bool? {
    didSet {
      guard isSelected != oldValue else { return }
      setState(.selected, isSelected == true)
      if isCheckable { setAccessibleChecked(isSelected) } else { setAccessiblePressed(isSelected) }
    }
  }

  /// The minimum width in which no word is shortened, in pixels.
  var minimumWidth: Int {
    let ofLabel = textLabel.measured(.horizontal)
    let own = measured(.horizontal)
    // The padding around the text.
    return max(own.minimum, textLabel.widestWordWidth + own.natural - ofLabel.natural)
  }
}
