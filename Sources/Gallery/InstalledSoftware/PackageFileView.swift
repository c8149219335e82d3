import Floorplan

/// Creates a view that displays the content of the dpkg status file in the knob `file`, or an error.
///
/// - Parameters:
///   - context: The page.
///   - makeContent: Creates the content of a file with its path.
/// - Returns: The view, which follows the knob.
func packageFileView(
  _ context: PageContext, content makeContent: @escaping (_ file: DpkgStatusFile, _ path: String) -> Widget
) -> Widget {
  let content = ContentHost()

  func load() {
    let path = context.value(ofKnob: "file")
    context.title = localized("Packages")
    content.load(path, for: context) {
      Result { () throws(FileError) in try DpkgStatusFile.parse(contentsOfFile(path)) }
    } completion: {
      show($0, of: path)
    }
  }

  func show(_ result: Result<DpkgStatusFile, FileError>, of path: String) {
    switch result {
    case .failure(let error):
      showError(localized("Can’t Read Packages"), "\(error)")
    case .success(let file) where file.records.isEmpty && !file.problems.isEmpty:
      showError(localized("No Package Records"), DamageReport(file.problems, of: path).text)
    case .success(let file):
      let view = makeContent(file, path)
      let problems = file.allProblems
      if !problems.isEmpty { NoticeBanner(problems, of: path).root.insert(in: view, after: nil) }
      content.show(view)
    }
  }

  func showError(_ title: String, _ message: String) {
    content.show(
      EmptyStateView.make(
        title, message, iconName: "dialog-warning-symbolic", action: (localized("Try Again"), load)))
  }

  // The closures of the tree keep its content alive until the tree is discarded.
  content.root.observe { load() }
  return content.root
}
