import FloorplanUI

extension PreviewWindow {
  /// What was deleted, and what brings it back.
  struct Deletion {
    let item: Attachment
    let index: Int
    let restore: PreviewRestoration
  }

  /// Deletes what is shown, as the Delete key does: at once, and so that it can be undone.
  public func deleteShown() {
    guard isPresented, let onDelete, let item else { return }
    let place = index
    let name = item.shownName
    let outcome = delegating { try onDelete(item, place) }
    switch outcome {
    case .failure(let error): tell(texts.notDeleted.filled(with: name, "\(error)"))
    case .success(let (restore, isCarriedOut)):
      if !isCarriedOut { withoutNotice { items.remove(at: place) } }
      deletions.append(Deletion(item: item, index: place, restore: restore))
      guard isPresented else { return }
      showRest(place)
      say(texts.deleted.filled(with: name), action: texts.undo)
    }
  }

  /// Brings back what was deleted last in this window, and shows it; nothing happens where nothing was.
  public func undo() {
    guard isPresented, let last = deletions.popLast() else { return }
    let outcome = delegating { try last.restore() }
    guard let sheet else { return }
    sheet.messageBar.set(nil)
    sheet.showMessage()
    switch outcome {
    case .failure(let error):
      if items.isEmpty { showEmpty() }
      tell(texts.notRestored.filled(with: last.item.shownName, "\(error)"))
    case .success(let (_, isCarriedOut)):
      if !isCarriedOut, !items.contains(where: { $0.id == last.item.id }) {
        withoutNotice { items.insert(last.item, at: min(last.index, items.count)) }
      }
      if items.isEmpty {
        showEmpty()
      } else {
        show(items.firstIndex { $0.id == last.item.id } ?? min(last.index, items.count - 1))
      }
    }
  }

  /// Calls an app's closure.
  ///
  /// - Returns: What it gave, and whether the app has set ``items`` meanwhile.
  private func delegating<Value>(_ body: () throws -> Value) -> Result<(Value, Bool), any Error> {
    let before = changeCount
    isDelegating = true
    defer { isDelegating = false }
    return Result { try body() }.map { ($0, changeCount != before) }
  }

  /// Changes the items without looking what is to be shown then.
  private func withoutNotice(_ body: () -> Void) {
    isDelegating = true
    body()
    isDelegating = false
  }

  /// Shows what has taken the place of a deleted item, or that nothing is left.
  private func showRest(_ place: Int) {
    if items.isEmpty { showEmpty() } else { show(min(place, items.count - 1)) }
  }

  /// Says that nothing is left, and offers to bring back what was deleted last.
  func showEmpty() {
    guard let sheet else { return }
    forgetShown()
    let view = EmptyStateView()
    view.illustration = .icon("edit-delete-symbolic")
    view.title = deletions.last.map { texts.deleted.filled(with: $0.item.shownName) } ?? texts.empty
    let close = deletions.isEmpty ? view.primaryButton : view.secondaryButton
    close.setTitle(texts.close, for: .normal)
    close.didSelectHandler = { [weak self] _ in self?.sheet?.closeSoon() }
    if !deletions.isEmpty {
      view.primaryButton.setTitle(texts.undo, for: .normal)
      view.primaryButton.didSelectHandler = { [weak self] _ in self?.undo() }
    }
    sheet.show(name: view.title ?? texts.empty, position: texts.positionText(-1, of: 0))
    sheet.show(view)
    sheet.window.passDirection()
  }

  /// Says what was done, for some seconds.
  func say(_ text: String, action: String? = nil) {
    guard let sheet else { return }
    sheet.messageBar.set(text, action: action)
    sheet.announcement.say(text)
    sheet.showMessage()
  }
}
