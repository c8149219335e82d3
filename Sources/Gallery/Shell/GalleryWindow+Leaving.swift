import Floorplan

extension GalleryWindow {
  /// Asks what is to become of changes that can't be saved, where there are such, before the program ends.
  ///
  /// - Parameter leave: Called when a person has said so, or the changes are saved after all.
  /// - Returns: Whether a person is asked; if not, everything is saved, and `leave` isn't called.
  func asksBeforeLeaving(then leave: @escaping () -> Void) -> Bool {
    guard !isAskingToLeave else { return true }
    guard let store = BusinessStore.opened else { return false }
    store.flush()
    guard store.hasUnsavedChanges else { return false }
    isAskingToLeave = true
    QuestionWindow.ask(
      localized("Quit Without Saving?"),
      store.problem?.reason.map {
        localized("Your changes can’t be saved: %1$@. If you quit, they will be lost.").filled(with: $0)
      },
      keep: localized("Try Again"), lose: localized("Quit Anyway"), cancel: localized("Cancel"), over: self,
      direction: direction
    ) { [weak self] answer in
      guard let self, !isDisposed else { return }
      isAskingToLeave = false
      switch answer {
      case .lose: leave()
      case .keep: if !asksBeforeLeaving(then: leave) { leave() }
      case nil: break
      }
    }
    return true
  }
}
