import CGTK
import GTKBridge

/// One of a few texts: toggle buttons of which one is pressed.
///
/// GtkDropDown would do, but the rows of its list have no name for assistive technology in GTK 4.8.
final class ChoiceBar {
  let root = Box(.horizontal)
  private var buttons: [ToggleButton] = []
  private var isShowing = false

  /// Calls `choose` with the position of the text that a person presses.
  init(_ options: [String], name: String, choose: @escaping (Int) -> Void) {
    root.addStyleClass("linked")
    root.addStyleClass("gallery-choice")
    root.setAccessibleRole(.group)
    root.setAccessibleLabel(name)
    for (index, option) in options.enumerated() {
      let button = ToggleButton(toggling: option)
      if let first = buttons.first { button.join(first) }
      button.connect("toggled") { [unowned self, unowned button] in
        if button.isActive, !isShowing { choose(index) }
      }
      root.append(button)
      buttons.append(button)
    }
    // The tree of widgets keeps the bar: its handlers refer to it.
    root.own(Keeper(self))
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

  private final class Keeper: Cancellable {
    private var kept: ChoiceBar?
    init(_ kept: ChoiceBar) { self.kept = kept }
    func cancel() { kept = nil }
  }
}
