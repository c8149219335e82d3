import FloorplanTheme
import FloorplanUI
package import GTKBridge

/// Questions about discarding something, such as changes.
extension DialogWindow {
  /// Creates a question with two answers, of which the first changes nothing.
  private static func question(
    _ title: String, _ bodyText: String? = nil, keep: String, discard: String,
    answer: @escaping (_ isDiscarded: Bool) -> Void
  ) -> EmptyStateView {
    let view = EmptyStateView()
    view.show(icon: "dialog-question-symbolic", title, bodyText, action: keep) { answer(false) }
    view.secondaryButton.setTitle(discard, for: .normal)
    view.secondaryButton.semanticStatus = .negative
    view.secondaryButton.didSelectHandler = { _ in answer(true) }
    return view
  }

  /// Asks in place of the content whether to discard changes.
  package final func askToDiscardChanges(_ discard: @escaping () -> Void) {
    show(
      Self.question(localized("Discard Changes?"), keep: localized("Keep Editing"), discard: localized("Discard")) {
        [weak self] isDiscarded in
        if isDiscarded { discard() } else { self?.removeCoveringView() }
      })
  }

  /// Shows a question in a modal window over another one.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - bodyText: The consequences.
  ///   - keep: The title of the answer that changes nothing.
  ///   - discard: The title of the other answer.
  ///   - cancel: The title of a button above the question that leaves it open, as Escape does; nil for no button.
  ///   - parent: The parent window.
  ///   - direction: The text direction.
  ///   - onAnswer: Called once with whether the user discards; nil if the window closes without an answer.
  /// - Returns: The window.
  @discardableResult
  package static func ask(
    _ title: String, _ bodyText: String? = nil, keep: String, discard: String, cancel: String? = nil,
    over parent: Window, direction: TextDirection, onAnswer: @escaping (_ isDiscarded: Bool?) -> Void
  ) -> DialogWindow {
    let surface = ComponentParts.ModalForm.view
    let dialog = DialogWindow(over: parent, title: title, role: .alertDialog, direction: direction, surface: surface)
    dialog.window.defaultSize = (min(surface[.preferredWidth], max(1, parent.width)), -1)
    var answer: Bool?
    dialog.onClose = { _ in onAnswer(answer) }
    dialog.show(
      question(title, bodyText, keep: keep, discard: discard) { [weak dialog] in
        answer = $0
        dialog?.closeWhenIdle()
      })
    if let cancel {
      // Next to a title, which GTK centers, the button would get only half of the bar. The question is below.
      let bar = Box(.horizontal, [dialog.makeCloseButton(cancel)])
      bar.expandsHorizontally = true
      dialog.setButtons(leading: [], trailing: [], title: bar)
    }
    dialog.present()
    return dialog
  }
}
