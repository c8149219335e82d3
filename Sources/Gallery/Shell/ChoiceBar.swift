import CGTK
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// One of a few texts: toggle buttons of which one is pressed.
///
/// GtkDropDown would do, but the rows of its list have no name for assistive technology in GTK 4.8.
final class ChoiceBar: TabGroup {
  private let buttons: [ToggleButton]
  private var isShowing = false
  private static let gap = 4

  /// A bar whose buttons are joined or, where it may wrap, stand by themselves.
  ///
  /// - Parameters:
  ///   - options: The texts.
  ///   - name: What is chosen, for assistive technology.
  ///   - wraps: Whether the bar may be given too little room for one line.
  ///   - choose: Called with the position of the text that a person presses.
  init(_ options: [String], name: String, wraps: Bool = false, choose: @escaping (Int) -> Void) {
    let buttons = options.map { ToggleButton(toggling: $0) }
    for button in buttons { button.addStyleClass(UtilityClass.choice.rawValue) }
    let box: Widget
    if wraps {
      let wrapping = WrappingBox(spacing: Self.gap, lineSpacing: Self.gap)
      for button in buttons {
        // A text that is wider than the box goes on below: large texts and names of icons are.
        for case let label as Label in button.children {
          label.wraps = true
          label.wrapMode = .word
          label.justification = .center
        }
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
      if index > 0 { button.join(buttons[0]) }
      button.connect("toggled") { [unowned self, unowned button] in
        if button.isActive, !isShowing { choose(index) }
      }
    }
  }

  /// The position of the text that is chosen; nil for none of them.
  var selected: Int? {
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
