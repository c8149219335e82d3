import FloorplanTheme
import FloorplanUI
import GTKBridge

/// A row of toggle buttons for choosing one of a few texts.
///
/// It isn't a GtkDropDown, because the rows of its list have no accessible names in GTK 4.8.
final class ChoiceBar: TabGroup {
  private let buttons: [ToggleButton]
  private var isShowing = false
  private static let gap = 4

  /// Creates a bar of linked buttons, or of separate buttons if it wraps.
  ///
  /// - Parameters:
  ///   - options: The texts.
  ///   - name: The accessible label of the bar.
  ///   - wraps: Whether the bar wraps if it doesn't fit into one line.
  ///   - choose: Called with the index of the text that the user chooses.
  init(_ options: [String], name: String, wraps: Bool = false, choose: @escaping (Int) -> Void) {
    let buttons = options.map { ToggleButton(toggling: $0) }
    for button in buttons { button.addStyleClass(UtilityClass.choice.rawValue) }
    let box: Widget
    if wraps {
      let wrapping = WrappingBox(spacing: Self.gap, lineSpacing: Self.gap)
      for button in buttons {
        button.wrapTitle()
        wrapping.append(button)
      }
      box = wrapping
    } else {
      box = Box(.horizontal, buttons)
      box.addStyleClass("linked")
    }
    box.addStyleClass("gallery-choice")
    self.buttons = buttons
    super.init(box) { buttons.first { $0.isActive } }
    setAccessibleLabel(name)
    for (index, button) in buttons.enumerated() {
      if index > 0 { button.joinGroup(of: buttons[0]) }
      button.connect("toggled") { [unowned self, unowned button] in
        if button.isActive, !isShowing { choose(index) }
      }
    }
  }

  /// Displays widgets instead of the texts, which become the names of the buttons.
  func show(_ faces: [Widget]) {
    for (button, face) in zip(buttons, faces) {
      let name = button.label
      button.child = face
      button.tooltip = name
      button.setAccessibleLabel(name)
      button.expandsHorizontally = true
    }
  }

  /// The index of the chosen text; nil if there is none.
  var selectedIndex: Int? {
    get { buttons.firstIndex { $0.isActive } }
    set {
      isShowing = true
      for (index, button) in buttons.enumerated() where button.isActive != (index == newValue) {
        button.isActive = index == newValue
      }
      isShowing = false
    }
  }
}
