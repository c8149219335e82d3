import Floorplan
import FloorplanTheme

/// The controls for the review of a state matrix: the verdict and the note of a cell, the progress, and the export.
final class ReviewBar: CustomWidget {
  private let review: MatrixReview
  private let context: PageContext
  private let note = Entry()
  private let notices = Box(.vertical)
  private let export: MenuButton
  private let actions = ActionGroup()
  private var displayedProblem: String?
  /// Whether the text of the note is being replaced by that of another cell.
  private var isFollowing = false

  private static let prefix = "review"
  private static let noteWidth = 180
  /// The verdicts of the segments and of the keys 0 to 3.
  static let choices: [ThemeReview.Verdict?] = [nil] + ThemeReview.Verdict.allCases
  static let choiceTitles = choices.map { $0?.title ?? localized("None", context: "verdict") }

  init(_ review: MatrixReview, _ context: PageContext, filter: Widget) {
    (self.review, self.context) = (review, context)
    let menu = Menu()
    let exportTitle = localized("Export Review")
    export = MenuButton(label: localized("Export"), popover: PopoverMenu(menu, name: exportTitle))
    super.init()
    export.setAccessibleName(exportTitle)
    for format in ReviewReport.Format.allCases {
      menu.append("\(format.title)…", action: "\(Self.prefix).\(format.rawValue)")
      actions.addAction(format.rawValue) { [unowned self] in chooseFile(for: format) }
    }
    insertActionGroup(actions, prefix: Self.prefix)
    let name = Label("", .subheadline, wraps: true)
    let progress = Label("", .footnote, .secondary, wraps: true)
    let verdicts = ChoiceBar(
      Self.choiceTitles, name: localized("Verdict"),
      selection: { Self.choices.firstIndex(of: review.currentRating?.verdict) },
      choose: { review.rate(Self.choices[$0]) })
    note.placeholder = localized("Note")
    note.setAccessibleLabel(localized("Note"))
    for inner in note.children { inner.setAccessibleLabel(localized("Note")) }
    note.setSizeRequest(width: Self.noteWidth)
    note.connect("changed") { [unowned self] in if !isFollowing { review.setNote(note.text) } }
    let controls = WrappingBox(spacing: 8, lineSpacing: 8, [verdicts, note, filter, export])
    let texts = WrappingBox(spacing: 16, lineSpacing: 0, [name, progress])
    Box(.vertical, spacing: 6, [notices, texts, controls]).setParent(self)
    observe { [unowned self, unowned name, unowned verdicts] in
      name.text = review.currentName ?? localized("Choose a cell to rate it.")
      for control in [verdicts, note] { control.isSensitive = review.canRate }
      showNote(review.currentRating?.note ?? "")
    }
    observe { [unowned self, unowned progress] in
      _ = (review.revision, review.stored.revision)
      let all = review.progress
      progress.text =
        localized("%1$@ of %2$@ cells reviewed, %3$@ failed").filled(
          with: groupedDigits(all.reviewed), groupedDigits(all.count), groupedDigits(all.failed))
      export.isSensitive = review.isComplete && review.stored.isEditable
    }
    observe { [unowned self] in showProblem() }
  }

  private func showNote(_ text: String) {
    guard note.text != text else { return }
    isFollowing = true
    note.text = text
    isFollowing = false
  }

  private func showProblem() {
    let stored = review.stored
    let problem =
      stored.readingProblem.map { localized("Can’t read the review: %1$@").filled(with: $0) }
      ?? stored.savingProblem.map { localized("Can’t save the review: %1$@").filled(with: $0) }
    guard problem != displayedProblem else { return }
    displayedProblem = problem
    for child in notices.children { child.removePermanently() }
    guard let problem else { return }
    guard stored.canSetAside else { return notices.append(NoticeBanner(problem).root) }
    let button = Button(label: localized("Start New Review"))
    button.onClick { [unowned self] in
      do throws(FileError) {
        guard let name = try stored.setAside() else { return }
        context.announce(localized("The old review was kept as %1$@").filled(with: name))
      } catch {
        context.announce("\(error)")
      }
    }
    notices.append(NoticeBanner(problem, buttons: [button]).root)
  }

  // MARK: Export

  private func chooseFile(for format: ReviewReport.Format) {
    guard let window else { return }
    let sheet = review.stored.review.sheet.path.split(separator: "/").last ?? ""
    do throws(FileDialogError) {
      try FileDialog.save(
        title: localized("Export Review"), name: "\(sheet)-review.\(format.suffix)",
        filters: [FileFilter(format.title, ["*.\(format.suffix)"])], parent: window
      ) { [weak self] path in
        if let path { self?.save(format, to: path) }
      }
    } catch {
      context.announce(error.message)
    }
  }

  /// Writes the review to a file, which it replaces.
  func save(_ format: ReviewReport.Format, to path: String) {
    do {
      try writeFile(review.report.bytes(format), to: path, mode: 0o644)
      context.announce(localized("Saved %1$@").filled(with: path))
    } catch {
      context.announce("\(error)")
    }
  }

  override func dispose() {
    insertActionGroup(nil, prefix: Self.prefix)
    actions.dispose()
    super.dispose()
  }
}
