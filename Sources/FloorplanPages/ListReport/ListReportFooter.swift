import CGTK
import FloorplanUI
import GTKBridge

/// What stands below the items that have come: more are on their way, or couldn't be had.
@MainActor
final class ListReportFooter: CollectionReusableView {
  private let line = Box(.horizontal, spacing: 12)
  private let spinner = Spinner()
  private let message = InlineValidationView()
  let retryButton = ActionButton()

  override class var accessibleRole: GtkAccessibleRole { .group }
  override class var cssName: String { "sectionfooter" }

  required init() {
    super.init()
    retryButton.style = .tertiary
    line.horizontalAlignment = .center
    line.setMargins(top: 12, leading: 16, bottom: 12, trailing: 16)
    for part in [spinner, message, retryButton] as [Widget] { line.append(part) }
    line.setParent(self)
    hideAll()
  }

  private func hideAll() {
    spinner.isSpinning = false
    for part in [spinner, message] as [Widget] { part.isVisible = false }
    if retryButton.isVisible { retryButton.hide(givingFocusTo: self) }
  }

  /// Says that more items come.
  func showLoading(_ name: String) {
    hideAll()
    spinner.setAccessibleLabel(name)
    spinner.isVisible = true
    spinner.isSpinning = true
  }

  /// Says that no more could be had.
  func showFailure(_ text: String, retry: String, _ press: @escaping () -> Void) {
    hideAll()
    message.message = ValidationMessage(text)
    message.isVisible = true
    retryButton.setTitle(retry, for: .normal)
    retryButton.didSelectHandler = { _ in press() }
    retryButton.isVisible = true
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    hideAll()
    retryButton.didSelectHandler = nil
  }
}
