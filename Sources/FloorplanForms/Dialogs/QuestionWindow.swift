package import CGTK
package import FloorplanTheme
import FloorplanUI
package import GTKBridge

/// A modal dialog that asks whether to discard something, such as changes.
@MainActor
package enum QuestionWindow {
  /// The answer of the user.
  package enum Answer {
    /// The answer that changes nothing.
    case keep
    case discard
  }

  /// Shows a question over a window.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - bodyText: The consequences.
  ///   - keep: The title of the answer that changes nothing.
  ///   - discard: The title of the other answer.
  ///   - cancel: The title of a button above the question that leaves it open, as Escape does; nil for no button.
  ///   - parent: The parent window.
  ///   - direction: The text direction.
  ///   - surface: The part that styles the background.
  ///   - width: The metric of the preferred width.
  ///   - onAnswer: Called once with the answer; nil if the window closes without one.
  /// - Returns: The window.
  @discardableResult
  package static func ask(
    _ title: String, _ bodyText: String? = nil, keep: String, discard: String, cancel: String? = nil,
    over parent: Window,
    direction: GtkTextDirection, surface: ComponentPart = ComponentParts.ModalForm.view,
    width: PartMetric = .preferredWidth, onAnswer: @escaping (Answer?) -> Void
  ) -> DialogWindow {
    let dialog = DialogWindow(over: parent, title: title, role: .alertDialog, direction: direction, surface: surface)
    dialog.window.defaultSize = (min(Int(surface.metric(width)), max(1, parent.width)), -1)
    var answer: Answer?
    dialog.onClose = { _ in onAnswer(answer) }
    dialog.show(
      DialogWindow.question(title, bodyText, keep: keep, discard: discard) { [weak dialog] isDiscarded in
        answer = isDiscarded ? .discard : .keep
        dialog?.closeWhenIdle()
      })
    if let cancel {
      let button = ActionButton()
      button.setTitle(cancel, for: .normal)
      button.style = .tertiary
      button.didSelectHandler = { [weak dialog] _ in dialog?.requestClose() }
      // Next to a title, which GTK centers, the button would get only half of the bar. The question is below.
      let bar = Box(.horizontal, [button])
      bar.expandsHorizontally = true
      dialog.setButtons(leading: [], trailing: [], title: bar)
    }
    dialog.present()
    return dialog
  }
}
