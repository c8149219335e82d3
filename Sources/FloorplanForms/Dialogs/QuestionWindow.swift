import FloorplanTheme
import FloorplanUI
package import GTKBridge
package import CGTK

/// Asks something that a person must answer before anything else: whether something is to be lost.
@MainActor
package final class QuestionWindow: DialogWindow {
  private var isLost = false

  /// Called once with the answer; closing the window is one that changes nothing.
  var onAnswer: ((_ isLost: Bool) -> Void)?

  /// - Parameters:
  ///   - title: The question.
  ///   - bodyText: What it is about.
  ///   - keep: The answer that changes nothing.
  ///   - lose: The other one.
  ///   - parent: The window that waits.
  ///   - direction: How it is read.
  ///   - surface: What the question stands on.
  ///   - width: How wide the window is where there is room, in pixels.
  init(
    _ title: String, _ bodyText: String?, keep: String, lose: String, over parent: Window,
    direction: GtkTextDirection, surface: ComponentPart, width: Double
  ) {
    super.init(over: parent, title: title, role: .alertDialog, direction: direction, surface: surface)
    window.defaultSize = (min(Int(width), max(1, parent.width)), -1)
    // The answer keeps the window, and goes with its buttons.
    show(
      Self.question(title, bodyText, keep: keep, lose: lose) { [self] isLost in
        self.isLost = isLost
        closeSoon()
      })
  }

  /// Asks over a window.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - bodyText: What becomes of what.
  ///   - keep: The answer that changes nothing.
  ///   - lose: The other one.
  ///   - parent: The window that waits.
  ///   - direction: How it is read.
  ///   - onAnswer: Is called once with the answer, also where the window is closed without one.
  package static func ask(
    _ title: String, _ bodyText: String? = nil, keep: String, lose: String, over parent: Window,
    direction: GtkTextDirection, onAnswer: @escaping (_ isLost: Bool) -> Void
  ) {
    let surface = ComponentParts.ModalForm.view
    let asked = QuestionWindow(
      title, bodyText, keep: keep, lose: lose, over: parent, direction: direction, surface: surface,
      width: surface.metric(.preferredWidth))
    asked.onAnswer = onAnswer
    asked.present()
  }

  override func didClose(withParent: Bool) {
    let answer = onAnswer
    onAnswer = nil
    answer?(isLost)
  }
}
