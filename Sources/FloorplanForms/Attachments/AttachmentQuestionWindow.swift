import CGTK
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// Asks over the tiles whether an attachment is to be deleted.
@MainActor
final class AttachmentQuestionWindow: DialogWindow {
  private typealias Parts = ComponentParts.AttachmentPreview
  private var isWanted = false

  /// Called once with whether that is wanted.
  var onAnswer: ((Bool) -> Void)?

  init(_ texts: AttachmentsTexts, _ name: String, over parent: Window, direction: GtkTextDirection) {
    super.init(
      over: parent, title: texts.deleteQuestion, role: .alertDialog, direction: direction, surface: Parts.view)
    window.defaultSize = (min(Int(Parts.view.metric(.maximumWidth)), max(1, parent.width)), -1)
    show(texts.question(about: name) { [weak self] in self?.answer($0) })
  }

  /// Closes the window with an answer once the button that gives it has done its work.
  private func answer(_ isWanted: Bool) {
    self.isWanted = isWanted
    closeSoon()
  }

  override func didClose(withParent: Bool) {
    let answer = onAnswer
    onAnswer = nil
    answer?(isWanted)
  }
}

extension AttachmentsTexts {
  /// Asks whether an attachment is to be deleted; the answer that changes nothing comes first.
  func question(about name: String, answer: @escaping @MainActor (_ isWanted: Bool) -> Void) -> EmptyStateView {
    DialogWindow.question(deleteQuestion, name, keep: keep, lose: delete, answer: answer)
  }
}
