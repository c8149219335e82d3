import FloorplanTheme
import FloorplanUI
package import GTKBridge
package import CGTK

/// Asks something that a person must answer before anything else: whether something is to be lost.
@MainActor
package final class QuestionWindow: DialogWindow {
  private var answer: Answer?

  /// What a person has said.
  package enum Answer {
    /// What changes nothing.
    case keep
    case lose
  }

  /// Called once with the answer; with nil where the window is closed without one.
  var onAnswer: ((Answer?) -> Void)?

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
    onClose = { [weak self] _ in self?.tellAnswer() }
    show(
      Self.question(title, bodyText, keep: keep, lose: lose) { [weak self] isLost in
        self?.answer = isLost ? .lose : .keep
        self?.closeSoon()
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
    let asked = make(title, bodyText, keep: keep, lose: lose, over: parent, direction: direction)
    asked.onAnswer = { onAnswer($0 == .lose) }
    asked.present()
  }

  /// Asks over a window what can also be left open, by a button above the question and by Escape.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - bodyText: What becomes of what.
  ///   - keep: The answer that loses nothing.
  ///   - lose: The other one.
  ///   - cancel: What leaves it open.
  ///   - parent: The window that waits.
  ///   - direction: How it is read.
  ///   - onAnswer: Is called once with the answer; with nil where there is none.
  package static func ask(
    _ title: String, _ bodyText: String?, keep: String, lose: String, cancel: String, over parent: Window,
    direction: GtkTextDirection, onAnswer: @escaping (Answer?) -> Void
  ) {
    let asked = make(title, bodyText, keep: keep, lose: lose, over: parent, direction: direction)
    let button = ActionButton()
    button.setTitle(cancel, for: .normal)
    button.style = .tertiary
    button.didSelectHandler = { [weak asked] _ in asked?.leave() }
    // The question stands below; beside a title, which GTK centres, the button would have half of the bar.
    let bar = Box(.horizontal, [button])
    bar.expandsHorizontally = true
    asked.setButtons(leading: [], trailing: [], title: bar)
    asked.onAnswer = onAnswer
    asked.present()
  }

  private static func make(
    _ title: String, _ bodyText: String?, keep: String, lose: String, over parent: Window, direction: GtkTextDirection
  ) -> QuestionWindow {
    let surface = ComponentParts.ModalForm.view
    return QuestionWindow(
      title, bodyText, keep: keep, lose: lose, over: parent, direction: direction, surface: surface,
      width: surface.metric(.preferredWidth))
  }

  private func tellAnswer() {
    let tell = onAnswer
    onAnswer = nil
    tell?(answer)
  }
}
