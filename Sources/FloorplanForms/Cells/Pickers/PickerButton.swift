import FloorplanTheme
import FloorplanUI
import GTKBridge

/// The button of a picker's row, behind its texts.
final class PickerButton: CustomWidget {
  /// Called when the user opens or closes the picker.
  var onPress: (() -> Void)?

  override class var cssName: String { "pickerbutton" }
  /// A button, which also reports whether it is expanded.
  override class var accessibleRole: AccessibleRole { .button }
  /// The action for the keyboard and assistive technology.
  override class var actions: [ClassAction] {
    super.actions + [ClassAction(pressAction, of: PickerButton.self) { $0.onPress?() }]
  }
  override class var shortcuts: [ClassShortcut] {
    [.enter, .space].map { ClassShortcut($0, activates: pressAction) }
  }
  private static let pressAction = "picker.toggle"

  init(_ part: ComponentPart) {
    super.init()
    addStyleClasses(of: part)
    isFocusable = true
    let click = ClickGesture()
    click.onPress { [weak self] _, _, _ in self?.setState(.active, true) }
    click.onRelease { [weak self] _, x, y in
      guard let self else { return }
      setState(.active, false)
      // Releasing the pointer outside the button cancels the click.
      if contains(x, y, in: self) { onPress?() }
    }
    click.connect("cancel") { [weak self] in self?.setState(.active, false) }
    addController(click)
  }
}
