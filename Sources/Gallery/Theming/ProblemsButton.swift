import FloorplanTheme
import GTKBridge

/// A button with the number of problems in the style sheet, which opens their list.
final class ProblemsButton {
  let root = Button()
  private let icon = Image(iconName: "dialog-information-symbolic")
  private let count = Label()

  init(_ session: StyleSheetSession) {
    root.child = Box(.horizontal, spacing: 6, [icon, count])
    icon.setAccessibleRole(.presentation)
    root.actionName = GalleryWindow.problemsAction
    root.observe { [unowned self, unowned session] in show(session.problems) }
  }

  private func show(_ problems: StyleSheetProblems?) {
    root.isVisible = problems != nil
    guard let problems else { return }
    icon.iconName = problems.isSerious ? "dialog-error-symbolic" : "dialog-warning-symbolic"
    count.text = groupedDigits(problems.count)
    let name = localized("%1$@ problem in %2$@", "%1$@ problems in %2$@", count: problems.count)
      .filled(with: "", problems.fileName)
    root.setAccessibleLabel(name)
    root.tooltip = name
  }
}
