import Floorplan
import FloorplanProgram

extension GalleryWindow {
  /// Asks the user about unsaved changes, if there are any, before the program ends.
  ///
  /// - Parameter leave: Called when the user quits anyway, or when the changes have been saved.
  /// - Returns: Whether the user is asked. If not, all changes are saved, and `leave` isn't called.
  func confirmUnsavedChanges(onConfirm leave: @escaping () -> Void) -> Bool {
    guard !isConfirmingUnsavedChanges else { return true }
    if let draft = windows.session.unsavedDraft {
      ask(
        localized("Save Changes?"),
        localized("If you quit without saving, your changes to %1$@ will be lost.").filled(with: draft.fileName),
        keep: localized("Save"), discard: localized("Quit Anyway")
      ) { [weak self] isDiscarded in
        do throws(FileReplacementError) {
          if isDiscarded { draft.discard() } else { try draft.save() }
        } catch {
          self?.announce(error.message)
          return
        }
        if self?.confirmUnsavedChanges(onConfirm: leave) == false { leave() }
      }
      return true
    }
    let (reviewProblem, store) = (StoredReview.saveAll(), BusinessStore.sharedIfOpen)
    store?.flush()
    let hasUnsavedRecords = store?.hasUnsavedChanges == true
    guard hasUnsavedRecords || reviewProblem != nil else { return false }
    ask(
      localized("Quit Without Saving?"),
      (hasUnsavedRecords ? store?.problem?.reason : reviewProblem).map {
        localized("Your changes can’t be saved: %1$@. If you quit, they will be lost.").filled(with: $0)
      }, keep: localized("Try Again"), discard: localized("Quit Anyway")
    ) { [weak self] isDiscarded in
      if isDiscarded || self?.confirmUnsavedChanges(onConfirm: leave) == false { leave() }
    }
    return true
  }

  /// Asks a question that the user can also cancel.
  private func ask(
    _ title: String, _ text: String?, keep: String, discard: String, onAnswer: @escaping (_ isDiscarded: Bool) -> Void
  ) {
    isConfirmingUnsavedChanges = true
    DialogWindow.ask(
      title, text, keep: keep, discard: discard, cancel: localized("Cancel"), over: self, direction: direction
    ) { [weak self] isDiscarded in
      guard let self, !isDisposed else { return }
      isConfirmingUnsavedChanges = false
      if let isDiscarded { onAnswer(isDiscarded) }
    }
  }
}
