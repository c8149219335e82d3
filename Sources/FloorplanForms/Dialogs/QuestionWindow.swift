package import CGTK
package import FloorplanTheme
import FloorplanUI
package import GTKBridge

/// Asks something that a person must answer before anything else: whether something is to be lost.
@MainActor
package enum QuestionWindow {
  /// What a person has said.
  package enum Answer {
    /// What changes nothing.
    case keep
    case lose
  }

  /// Asks over a window.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - bodyText: What becomes of what.
  ///   - keep: The answer that changes nothing.
  ///   - lose: The other one.
  ///   - cancel: The button above the question that leaves it open, as Escape does; nil for none.
  ///   - parent: The window that waits.
  ///   - direction: How it is read.
  ///   - surface: What the question stands on.
  ///   - width: How wide the window is where there is room.
  ///   - onAnswer: Is called once with the answer; with nil where the window is closed without one.
  /// - Returns: The window.
  @discardableResult
  package static func ask(
    _ title: String, _ bodyText: String? = nil, keep: String, lose: String, cancel: String? = nil, over parent: Window,
    direction: GtkTextDirection, surface: ComponentPart = ComponentParts.ModalForm.view,
    width: PartMetric = .preferredWidth, onAnswer: @escaping (Answer?) -> Void
  ) -> DialogWindow {
    let asked = DialogWindow(over: parent, title: title, role: .alertDialog, direction: direction, surface: surface)
    asked.window.defaultSize = (min(Int(surface.metric(width)), max(1, parent.width)), -1)
    var answer: Answer?
    asked.onClose = { _ in onAnswer(answer) }
    asked.show(
      DialogWindow.question(title, bodyText, keep: keep, lose: lose) { [weak asked] isLost in
        answer = isLost ? .lose : .keep
        asked?.closeSoon()
      })
    if let cancel {
      let button = ActionButton()
      button.setTitle(cancel, for: .normal)
      button.style = .tertiary
      button.didSelectHandler = { [weak asked] _ in asked?.leave() }
      // The question stands below; beside a title, which GTK centres, the button would have half of the bar.
      let bar = Box(.horizontal, [button])
      bar.expandsHorizontally = true
      asked.setButtons(leading: [], trailing: [], title: bar)
    }
    asked.present()
    return asked
  }
}
