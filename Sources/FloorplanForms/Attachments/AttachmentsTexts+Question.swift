import FloorplanUI

extension AttachmentsTexts {
  /// Asks whether an attachment is to be deleted; the answer that changes nothing comes first.
  func question(about name: String, answer: @escaping @MainActor (_ isWanted: Bool) -> Void) -> EmptyStateView {
    DialogWindow.question(deleteQuestion, name, keep: keep, lose: delete, answer: answer)
  }
}
