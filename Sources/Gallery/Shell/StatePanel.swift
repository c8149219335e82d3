import FloorplanTheme
import GTKBridge

/// What stands in place of content that is not there: nothing found, nothing yet, or an error with a way on.
final class StatePanel {
  let root: Box

  /// Says that something is being read, and turns while it is.
  static func loading(_ what: String) -> Widget {
    let spinner = Spinner()
    spinner.isSpinning = true
    spinner.setAccessibleLabel(localized("Reading %1$@").filled(with: what))
    spinner.setSizeRequest(width: 32, height: 32)
    spinner.horizontalAlignment = .center
    return spinner
  }

  /// The title says what is the case, the message why and what can be done, and the action does it.
  init(iconName: String, title: String, message: String, action: Button? = nil) {
    let icon = Image(iconName: iconName)
    icon.pixelSize = 64
    icon.setAccessibleRole(.presentation)
    icon.addStyleClass(UtilityClass.tertiary.rawValue)
    let titleLabel = Label(title)
    titleLabel.addStyleClass(TextStyle.title3.utilityClass)
    let messageLabel = Label(message)
    messageLabel.addStyleClass(UtilityClass.secondary.rawValue)
    for label in [titleLabel, messageLabel] {
      label.wraps = true
      label.wrapMode = .wordChar
      label.justification = .center
      label.largestWidthInCharacters = 60
    }
    messageLabel.isSelectable = false
    root = Box(.vertical, spacing: 12, [icon, titleLabel, messageLabel])
    if let action {
      action.horizontalAlignment = .center
      root.append(action)
    }
    root.verticalAlignment = .center
    root.addStyleClass("gallery-state")
  }
}
