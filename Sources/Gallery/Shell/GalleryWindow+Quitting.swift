import Floorplan

extension GalleryWindow {
  /// Asks the user about changes that can't be saved, if there are any, before the program ends.
  ///
  /// - Parameter leave: Called when the user quits anyway, or when the changes have been saved at the second attempt.
  /// - Returns: Whether the user is asked. If not, all changes are saved, and `leave` isn't called.
  func confirmUnsavedChanges(onConfirm leave: @escaping () -> Void) -> Bool {
    guard !isConfirmingUnsavedChanges else { return true }
    guard let store = BusinessStore.sharedIfOpen else { return false }
    store.flush()
    guard store.hasUnsavedChanges else { return false }
    isConfirmingUnsavedChanges = true
    DialogWindow.ask(
      localized("Quit Without Saving?"),
      store.problem?.reason.map {
        localized("Your changes can’t be saved: %1$@. If you quit, they will be lost.").filled(with: $0)
      },
      keep: localized("Try Again"), discard: localized("Quit Anyway"), cancel: localized("Cancel"), over: self,
      direction: direction
    ) { [weak self] isDiscarded in
      guard let self, !isDisposed else { return }
      isConfirmingUnsavedChanges = false
      switch isDiscarded {
      case true?: leave()
      case false?: if !confirmUnsavedChanges(onConfirm: leave) { leave() }
      case nil: break
      }
    }
    return true
  }
}
