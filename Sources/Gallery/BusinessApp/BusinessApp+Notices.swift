import Floorplan

/// Notices about the data above all pages.
extension BusinessApp {
  /// Creates the widget with the pages below the notices about their data.
  func makeRoot() -> Widget {
    let notices = [
      notice(of: \.problem) { [unowned self] problem in
        Self.notice(of: problem, remedies(of: problem) + [button(localized("Dismiss")) { $0.problem = nil }])
      },
      notice(of: \.draftProblem) { [unowned self] problem in
        Self.notice(of: problem, [button(localized("Dismiss")) { $0.draftProblem = nil }])
      },
      notice(of: { $0.isGenerated ? nil : $0.recoveredDrafts.first }) { [unowned self] draft in
        NoticeBanner(
          text(of: draft), isProblem: false,
          buttons: [
            Button(localized("Continue Editing")) { [unowned self] in continueEditing(draft) },
            button(localized("Discard")) { $0.discard(draft) },
          ])
      },
      notice(of: { $0.notes.isEmpty ? nil : $0.notes }) { [unowned self] notes in
        let records = Set(notes.map(\.record)).count
        return NoticeBanner(
          localized("%1$@ record repaired", "%1$@ records repaired", count: records),
          details: NoticeBanner.Details(
            button: localized("Show All"), name: localized("Repaired Records"),
            lines: limitedLines(notes, \.description)),
          buttons: [button(localized("Dismiss")) { $0.notes = [] }])
      },
      notice(of: { $0.isGenerating ? Self.generatedOrdersText : nil }) { orders in
        Self.busyNotice(
          localized("Generating %1$@. They won’t be saved.").filled(with: orders), localized("Generating"))
      },
      notice(of: { $0.orderRecords.isChanging ? localized("Changing orders…") : nil }) { text in
        Self.busyNotice(text, localized("Changing"))
      },
      notice(of: { $0.isGenerated ? localized("These orders are generated. Your changes won’t be saved.") : nil }) {
        [unowned self] text in
        NoticeBanner(
          text, isProblem: false, buttons: [button(localized("Restore My Orders")) { $0.discardGeneratedOrders() }])
      },
    ]
    toasts.expandsVertically = true
    let root = Box(.vertical, [Box(.vertical, notices), toasts])
    root.observe { [unowned self] in followLinkedKnobs() }
    return root
  }

  private func text(of draft: SavedDraft) -> String {
    let text =
      draft.isInStore
      ? localized("The app ended before you saved your changes to %1$@.").filled(with: "\(draft.order.id)")
      : localized("The app ended before you saved a new work order.")
    let lost = draft.lostNames(in: store).map { onOneLine($0) }
    guard !lost.isEmpty else { return text }
    return [text, localized("Lost attachments: %1$@.").filled(with: lost.localizedList)]
      .joinedInReadingOrder(separator: " ")
  }

  private static func notice(of problem: BusinessProblem, _ buttons: [Button]) -> NoticeBanner {
    NoticeBanner(
      problem.title,
      details: NoticeBanner.Details(
        button: localized("Details"), name: localized("Problem Details"), lines: [problem.message] + problem.losses),
      buttons: buttons)
  }

  private func remedies(of problem: BusinessProblem) -> [Button] {
    switch problem.kind {
    case .damaged:
      [Button(localized("Restore…")) { [unowned self] in chooseCopy() }]
    case .saveFailed: [button(localized("Try Again")) { $0.retrySaving() }]
    case .notSaving: []
    }
  }

  /// Returns a banner about an activity in progress.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - activity: The accessible name of the spinner.
  /// - Returns: The banner.
  private static func busyNotice(_ text: String, _ activity: String) -> NoticeBanner {
    let spinner = Spinner()
    spinner.isSpinning = true
    spinner.setAccessibleLabel(activity)
    return NoticeBanner(text, isProblem: false, leading: spinner)
  }

  private func button(_ title: String, _ act: @escaping (BusinessStore) -> Void) -> Button {
    Button(title) { [store] in act(store) }
  }

  /// Returns a container with a banner while there is a value, which isn't rebuilt for an equal value.
  private func notice<Value: Equatable>(
    of value: @escaping (BusinessStore) -> Value?, _ make: @escaping (Value) -> NoticeBanner
  ) -> Widget {
    let container = Box(.vertical)
    container.observe({ [store] in value(store) }) { [unowned self, unowned container] current in
      // The focused widget may be removed: move the focus to the page below.
      if container.containsFocus, !navigation.moveFocus(.tabForward) { container.window?.clearFocus() }
      for child in container.children { child.removePermanently() }
      if let current { container.append(make(current).root) }
      container.isVisible = current != nil
    }
    return container
  }
}
