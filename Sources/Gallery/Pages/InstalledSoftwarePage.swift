import Floorplan

/// The packages that the machine's dpkg lists, as object cells.
final class InstalledSoftwarePage: Page {
  static let entry = PageEntry(
    path: "installed-software", title: "Installed software", group: "Collections",
    keywords: [
      "packages", "dpkg", "debian", "object cell", "table", "columns", "list", "search",
      "FUIObjectTableViewCell",
    ],
    knobs: [
      KnobDefinition(name: "columns", title: "Columns", kind: .choice(["1", "2", "3"]), defaultValue: "1"),
      KnobDefinition(name: "search", title: "Search", kind: .text(), defaultValue: ""),
      KnobDefinition(name: "package", title: "Package", kind: .text(), defaultValue: ""),
      KnobDefinition(name: "file", title: "File", kind: .text(), defaultValue: "/var/lib/dpkg/status"),
    ])

  let root: Widget
  private let context: PageContext
  private let content = Stage()
  private var loading: Task<Void, Never>?

  init(_ context: PageContext) {
    self.context = context
    root = content.root
    content.root.observe { [unowned self] in load(context.value(ofKnob: "file")) }
  }

  isolated deinit { loading?.cancel() }

  private func load(_ path: String) {
    loading?.cancel()
    context.isLoading = true
    context.title = "Packages"
    content.show(StatePanel.loading(path))
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
      showError("The packages can't be read", "\(error)")
    case .success(let file) where file.records.isEmpty && !file.problems.isEmpty:
      showError("\(path) holds no package records", DamageReport(file.problems, of: path).text)
    case .success(let file):
      content.show(PackageBrowser(file, path: path, context).root)
    }
  }

  private func showError(_ title: String, _ message: String) {
    let retry = Button(label: "Try Again")
    retry.onClick { [weak self] in
      guard let self else { return }
      load(context.value(ofKnob: "file"))
    }
    content.show(
      StatePanel(iconName: "dialog-warning-symbolic", title: title, message: message, action: retry).root)
  }
}
