import FloorplanTheme
public import GTKBridge

/// A button or the progress of its action in place of a cell's accessory (FUISingleActionAccessoryView in the SAP Fiori
/// for iOS documentation).
///
///     cell.actionAccessoryType = .button
///     cell.actionAccessoryView?.button.setTitle("Follow", for: .normal)
///     cell.actionAccessoryView?.button.setTitle("Unfollow", for: .selected)
///     cell.actionAccessoryView?.button.togglesSelection = true
///     cell.actionAccessoryView?.button.preferredMaxLayoutWidth = 75
///     cell.actionAccessoryView?.button.preservesPreferredMaxLayoutWidth = true
///     cell.actionAccessoryView?.button.didSelectHandler = { button in follow(button.isSelected) }
///
/// Widgets are created on demand.
///
/// ## CSS nodes
///
///     actionaccessory
///     ├── button.fdlFUIActionButton.fdlFUIObjectCollectionViewCell_actionButton
///     ├── progressbar.fdlFUIObjectCollectionViewCell_actionProgress
///     ╰── spinner.fdlFUIObjectCollectionViewCell_actionProgress
///
/// ## Accessibility
///
/// A push button labeled by its title and the object, or a progress bar labeled by ``progressAccessibilityLabel`` and
/// the object.
public final class SingleActionAccessoryView: CustomWidget {
  private typealias Parts = ComponentParts.ObjectCell
  private var existingButton: ActionButton?
  private var bar: ProgressBar?
  private var spinner: Spinner?

  public override class var cssName: String { "actionaccessory" }

  /// The displayed type.
  var type = ActionAccessoryType.none { didSet { if type != oldValue { show() } } }
  /// The name of the object.
  var subject: String? {
    didSet {
      guard subject != oldValue else { return }
      existingButton?.subject = subject
      describeProgress()
    }
  }

  /// The button, created on demand.
  public var button: ActionButton {
    if let existingButton { return existingButton }
    let newButton = ActionButton()
    newButton.cellPart = Parts.actionButton
    newButton.subject = subject
    newButton.verticalAlignment = .center
    newButton.isVisible = type == .button
    newButton.setParent(self)
    existingButton = newButton
    return newButton
  }

  /// The progress from 0 to 1, or nil if it is indeterminate, which is the default.
  ///
  /// Other values are clamped to the range; NaN becomes nil.
  public var progress: Double? {
    didSet {
      progress = progress.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) }
      if progress != oldValue { show() }
    }
  }
  /// The accessible label of the progress, which the object's name follows.
  public var progressAccessibilityLabel = defaultProgressLabel {
    didSet { if progressAccessibilityLabel != oldValue { describeProgress() } }
  }
  private static let defaultProgressLabel = localized("Progress")

  private func show() {
    if type == .button { _ = button }
    let showsBar = type == .progress && progress != nil
    let showsSpinner = type == .progress && progress == nil
    if showsBar, bar == nil { bar = part(ProgressBar()) }
    if showsSpinner, spinner == nil { spinner = part(Spinner()) }
    if let progress, let bar, bar.fraction != progress { bar.fraction = progress }
    if let existingButton, type != .button, existingButton.containsFocus { parent?.grabFocus() }
    existingButton?.isVisible = type == .button
    bar?.isVisible = showsBar
    spinner?.isVisible = showsSpinner
    // An invisible spinning spinner would still request frames.
    spinner?.isSpinning = showsSpinner
    describeProgress()
  }

  private func part<Part: Widget>(_ widget: Part) -> Part {
    widget.addStyleClasses(of: Parts.actionProgress)
    // GtkSpinner has another role in GTK 4.8.
    widget.setAccessibleRole(.progressBar)
    widget.verticalAlignment = .center
    widget.setParent(self)
    return widget
  }

  private func describeProgress() {
    let name = subject.map { [progressAccessibilityLabel, $0].localizedList } ?? progressAccessibilityLabel
    bar?.setAccessibleLabel(name)
    spinner?.setAccessibleLabel(name)
  }

  /// Resets all properties for reuse.
  func prepareForReuse() {
    existingButton?.prepareForReuse()
    type = .none
    progress = nil
    progressAccessibilityLabel = Self.defaultProgressLabel
  }
}
