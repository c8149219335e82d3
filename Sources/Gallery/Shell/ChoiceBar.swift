import FloorplanTheme
import FloorplanUI
import GTKBridge

/// A segmented control for choosing one of a few texts, whose segments move below each other if they don't fit.
///
/// It isn't a GtkDropDown, because the rows of its list have no accessible names in GTK 4.8.
final class ChoiceBar: TabGroup {
  private let buttons: [ToggleButton]
  private var isShowing = false
  private static let segmentGap = 2

  /// Creates a segmented control.
  ///
  /// - Parameters:
  ///   - options: The texts.
  ///   - name: The accessible label of the bar.
  ///   - selection: Returns the index of the chosen text, or nil if there is none; everything it reads is observed.
  ///   - choose: Called with the index of the text that the user chooses.
  init(_ options: [String], name: String, selection: @escaping () -> Int?, choose: @escaping (Int) -> Void) {
    let buttons = options.map { ToggleButton(toggling: $0) }
    for button in buttons {
      button.addStyleClass(UtilityClass.choice.rawValue)
      button.wrapTitle()
    }
    let box = AdaptiveColumns(minimumColumnWidth: 0, spacing: Self.segmentGap, buttons)
    box.addStyleClass(UtilityClass.segments.rawValue)
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
    observe { [unowned self] in selectedIndex = selection() }
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
  private(set) var selectedIndex: Int? {
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
