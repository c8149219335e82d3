import Floorplan

/// Reads a dpkg status file, and displays its content or the error.
@MainActor
final class PackageFileLoader {
  private let context: PageContext
  private let content = ContentHost()
  private let makeContent: (DpkgStatusFile, String) -> Widget
  private var loading: Task<Void, Never>?

  /// Follows the knob `file`; `makeContent` creates the view of a file with its path.
  init(_ context: PageContext, makeContent: @escaping (_ file: DpkgStatusFile, _ path: String) -> Widget) {
    self.context = context
    self.makeContent = makeContent
    // The closures of the tree keep the stage alive until the tree is discarded.
    root.observe { [self] in load(context.value(ofKnob: "file")) }
  }

  isolated deinit { loading?.cancel() }

  /// The widget of the stage.
  var root: Widget { content.root }

  private func load(_ path: String) {
    loading?.cancel()
    context.isLoading = true
    context.title = localized("Packages")
    content.show(Spinner(loading: path))
    loading = Task { [weak self] in
      let result = await Task.detached(priority: .userInitiated) {
        Result { () throws(FileError) in try DpkgStatusFile.parse(contentsOfFile(path)) }
      }.value
      guard !Task.isCancelled, let self else { return }
      show(result, of: path)
      context.isLoading = false
    }
  }

  private func show(_ result: Result<DpkgStatusFile, FileError>, of path: String) {
    switch result {
    case .failure(let error):
      showError(localized("Can’t Read Packages"), "\(error)")
    case .success(let file) where file.records.isEmpty && !file.problems.isEmpty:
      showError(
        localized("No Package Records"), DamageReport(file.problems, of: path).text)
    case .success(let file):
      let view = makeContent(file, path)
      let problems = file.allProblems
      if !problems.isEmpty { NoticeBanner(problems, of: path).root.insert(in: view, after: nil) }
      content.show(view)
    }
  }

  private func showError(_ title: String, _ message: String) {
    let retry = { [weak self] in
      guard let self else { return }
      load(context.value(ofKnob: "file"))
    }
    content.show(
      EmptyStateView.make(
        iconName: "dialog-warning-symbolic", title: title, message: message, action: (localized("Try Again"), retry)))
  }
}
