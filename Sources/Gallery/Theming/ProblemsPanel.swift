import Floorplan
import FloorplanProgram

/// The list of problems in the current style sheet file.
final class ProblemsPanel {
  let root = Box(.vertical)
  /// Called when the user closes the panel.
  var onClose: (() -> Void)?
  private let announce: (String) -> Void
  private let heading = Label("", .headline)
  private let notice: NoticeBanner
  private let collection = CollectionView(layout: .table)
  private let list: CollectionPane
  private var source: CollectionDataSource<Item, Item>?
  private let filter = ProblemFilterMenu()
  private var displayed: StyleSheetProblems?
  /// The problem whose fix was written to the file, which isn't reread yet.
  private var pendingFix: StyleSheetDiagnostic?

  /// A problem, or one of several equal problems.
  private nonisolated struct Item: Hashable {
    let problem: StyleSheetDiagnostic
    let occurrence: Int
  }

  init(_ session: StyleSheetSession, announce: @escaping (String) -> Void) {
    self.announce = announce
    list = CollectionPane(collection, name: localized("Problems"))
    let showNewest = Button(localized("Show Anyway")) { [unowned session] in session.showNewest() }
    notice = NoticeBanner("", buttons: [showNewest])
    root.addStyleClass(UtilityClass.card.rawValue)
    root.addStyleClass("gallery-problems")
    root.overflow = .hidden
    root.append(header())
    root.append(notice.root)
    root.append(list.root)
    setUpCollection(session)
    filter.onChange = { [unowned self] in showList() }
    // Keep the problems of the previous file until the panel is hidden.
    root.observe { [unowned self, unowned session, unowned showNewest] in
      guard let problems = session.problems else {
        pendingFix = nil
        return
      }
      showNewest.isVisible = problems.canDisplayNewestVersion
      show(problems)
    }
  }

  private func header() -> Widget {
    heading.numberOfLines = 1
    heading.expandsHorizontally = true
    heading.setAccessibleRole(.heading)
    let close = Button(iconName: "window-close-symbolic", name: localized("Close Problems"))
    close.onClick { [unowned self] in onClose?() }
    let header = Box(.horizontal, spacing: 8, [heading, filter, close])
    header.setMargins(top: 8, leading: 16, bottom: 4, trailing: 8)
    root.onEscape { [unowned self] in
      onClose?()
      return true
    }
    return header
  }

  private func setUpCollection(_ session: StyleSheetSession) {
    collection.setAccessibleLabel(localized("Style Sheet Problems"))
    source = CollectionDataSource(collection, ProblemCell.self) { [weak self, weak session] cell, item in
      cell.show(item.problem)
      cell.onFix = { if let self, let session { self.fix(item.problem, session) } }
    }
    collection.onActivate = { [unowned self] index in
      guard let problem = source?.snapshot.itemID(at: index)?.problem else { return }
      root.clipboard.set(text: problem.range.description)
      announce(localized("Copied %1$@").filled(with: "\(problem.range)"))
    }
  }

  /// Writes the fix of a problem to its file.
  private func fix(_ problem: StyleSheetDiagnostic, _ session: StyleSheetSession) {
    // The second click of a double click.
    guard problem != pendingFix else { return }
    do throws(FileReplacementError) {
      let change = try session.fix(problem)
      pendingFix = problem
      root.showToast(
        localized("Fixed %1$@").filled(with: "\(problem.range)"),
        undo: { [weak self] in
          self?.pendingFix = nil
          self?.attempt(change.undo)
        }, redo: { [weak self] in self?.attempt(change.redo) })
    } catch {
      announce(error.message)
    }
  }

  private func attempt(_ change: () throws(FileReplacementError) -> Void) {
    do throws(FileReplacementError) {
      try change()
    } catch {
      announce(error.message)
    }
  }

  private func show(_ problems: StyleSheetProblems) {
    pendingFix = nil
    displayed = problems
    filter.show(problems.diagnostics)
    notice.text = problems.notice ?? ""
    notice.root.isVisible = problems.notice != nil
    showList()
  }

  private func showList() {
    guard let problems = displayed else { return }
    let listed = problems.sortedBySeverity.filter(filter.filter.includes)
    heading.text =
      filter.filter.title == nil
      // Translators: the name of a file, and a list such as “2 errors and 1 warning”.
      ? localized("%1$@: %2$@").filled(with: problems.fileName, problems.summary)
      // Translators: the name of a file, and the numbers of listed and of all problems.
      : localized("%1$@: %2$@ of %3$@ listed").filled(
        with: problems.fileName, groupedDigits(listed.problemCount), groupedDigits(problems.diagnostics.problemCount))
    var occurrences: [StyleSheetDiagnostic: Int] = [:]
    let items = listed.map { problem in
      occurrences[problem, default: 0] += 1
      return Item(problem: problem, occurrence: occurrences[problem] ?? 1)
    }
    source?.show(items.first.map { [($0, items)] } ?? [], announcing: announce, animated: false)
    list.root.isVisible = !items.isEmpty
  }
}
