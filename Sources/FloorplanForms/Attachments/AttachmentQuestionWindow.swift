import CGTK
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// Asks over the tiles whether an attachment is to be deleted.
@MainActor
final class AttachmentQuestionWindow {
  let window = Window()
  private(set) var view = EmptyStateView()
  private var isClosed = false

  /// Called once with whether that is wanted.
  var onAnswer: ((Bool) -> Void)?

  init(_ texts: AttachmentsTexts, _ name: String, over parent: Window, direction: GtkTextDirection) {
    view = Self.makeQuestion(texts, name) { [weak self] in self?.answer($0) }
    window.title = texts.deleteQuestion
    window.setAccessibleRole(.alertDialog)
    window.setAccessibleLabel(texts.deleteQuestion)
    window.transientParent = parent
    window.isModal = true
    window.direction = direction
    window.child = view
    let widest = Int(ComponentParts.AttachmentPreview.view.metric(.maximumWidth))
    window.defaultSize = (min(widest, max(1, parent.width)), -1)
    let bar = HeaderBar()
    bar.showsTitleButtons = false
    window.titleBar = bar
    let keys = KeyController()
    keys.onPress { [weak self] key, _ in
      guard Int32(bitPattern: key) == GDK_KEY_Escape else { return false }
      self?.answer(false)
      return true
    }
    window.addController(keys)
    window.connect("close-request") { [weak self] () -> Bool in
      self?.answer(false)
      return true
    }
    window.connect("destroy") { [weak self] in
      guard let self, !isClosed else { return }
      isClosed = true
      window.discard()
      take()?(false)
    }
  }

  /// The question, with a button for each answer; the one that changes nothing comes first.
  static func makeQuestion(
    _ texts: AttachmentsTexts, _ name: String, _ answer: @escaping (Bool) -> Void
  ) -> EmptyStateView {
    let asked = EmptyStateView()
    asked.illustration = .icon("dialog-question-symbolic")
    asked.title = texts.deleteQuestion
    asked.bodyText = name
    asked.primaryButton.setTitle(texts.keep, for: .normal)
    asked.primaryButton.didSelectHandler = { _ in answer(false) }
    asked.secondaryButton.setTitle(texts.delete, for: .normal)
    asked.secondaryButton.meaning = .negative
    asked.secondaryButton.didSelectHandler = { _ in answer(true) }
    asked.expandsVertically = true
    return asked
  }

  func present() {
    window.present()
    view.primaryButton.grabFocus()
  }

  /// Closes once the key or the button that asked for it has done its work.
  private func answer(_ isWanted: Bool) {
    MainLoop.idle(priority: G_PRIORITY_DEFAULT) { [weak self] in self?.close(isWanted) }
  }

  private func take() -> ((Bool) -> Void)? {
    let answer = onAnswer
    onAnswer = nil
    return answer
  }

  /// Closes the window with an answer.
  func close(_ isWanted: Bool = false) {
    guard !isClosed else { return }
    isClosed = true
    window.close()
    take()?(isWanted)
  }
}
