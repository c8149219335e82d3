import CGTK
import FloorplanUI
import GTKBridge

/// The footer of a partially loaded list: a progress indicator, or an error with a button to try again.
@MainActor
final class ListReportFooter: CollectionReusableView {
  private let spinner = Spinner()
  private let message = InlineValidationView()
  let retryButton = ActionButton()

  override class var accessibleRole: GtkAccessibleRole { .group }
  override class var cssName: String { "sectionfooter" }

  required init() {
    super.init()
    spinner.setAccessibleLabel(localized("Loading more items"))
    retryButton.style = .tertiary
    retryButton.setTitle(localized("Try Again"), for: .normal)
    let line = Box(.horizontal, spacing: 12, [spinner, message, retryButton])
    line.horizontalAlignment = .center
    line.setMargins(top: 12, leading: 16, bottom: 12, trailing: 16)
    line.setParent(self)
    hideAll()
  }

  private func hideAll() {
    spinner.isSpinning = false
    for part in [spinner, message] as [Widget] { part.isVisible = false }
    if retryButton.isVisible { retryButton.hide(movingFocusTo: self) }
  }

  /// Displays the progress indicator.
  func showLoading() {
    hideAll()
    spinner.isVisible = true
    spinner.isSpinning = true
  }

  /// Displays the reason of a failure.
  func showFailure(_ reason: String, retry press: @escaping () -> Void) {
    hideAll()
    message.message = ValidationMessage([localized("Can’t load more items."), reason].joined(separator: " "))
    message.isVisible = true
    retryButton.didSelectHandler = { _ in press() }
    retryButton.isVisible = true
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    hideAll()
    retryButton.didSelectHandler = nil
  }
}
