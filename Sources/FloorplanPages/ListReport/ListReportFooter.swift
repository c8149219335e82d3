import FloorplanUI
import GTKBridge

/// The footer of a partially loaded list: a progress indicator, or an error with a button to try again.
final class ListReportFooter: CollectionReusableView {
  private let spinner = Spinner()
  private let message = InlineValidationView()
  let retryButton = ActionButton(localized("Try Again"), .tertiary)

  override class var cssName: String { "sectionfooter" }

  required init() {
    super.init()
    spinner.setAccessibleLabel(localized("Loading more items"))
    let line = Box(.horizontal, spacing: 12, [spinner, message, retryButton])
    line.horizontalAlignment = .center
    line.setMargins(top: 12, leading: 16, bottom: 12, trailing: 16)
    line.setParent(self)
    show(nil)
  }

  /// Displays the reason of a failure, or the progress indicator if there is none.
  func show(_ failure: String?, retry press: @escaping () -> Void = {}) {
    spinner.isVisible = failure == nil
    spinner.isSpinning = failure == nil
    if let failure {
      message.message = ValidationMessage(
        [localized("Can’t load more items."), failure].joinedInReadingOrder(separator: " "))
    }
    retryButton.setVisible(failure != nil, movingFocusTo: self)
    message.isVisible = failure != nil
    retryButton.didSelectHandler = { _ in press() }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    show(nil)
    // A hidden spinner would still request frames.
    spinner.isSpinning = false
  }
}
