public import CGTK
import FloorplanTheme
public import GTKBridge

/// A button, or how far what it began has come, in the place of a cell's accessory (seeds/001, FUISingleActionAccessoryView).
///
///     cell.actionAccessoryType = .button
///     cell.actionAccessoryView?.button.setTitle("Follow", for: .normal)
///     cell.actionAccessoryView?.button.setTitle("Unfollow", for: .selected)
///     cell.actionAccessoryView?.button.isPersistentSelection = true
///     cell.actionAccessoryView?.button.preferredMaxLayoutWidth = 75
///     cell.actionAccessoryView?.button.isPreservingPreferredMaxLayoutWidth = true
///     cell.actionAccessoryView?.button.didSelectHandler = { button in follow(button.isSelected) }
///
/// What is not shown yet has no widget.
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
/// The button is one, named by its title and the object.  The progress is a progress bar, named by
/// ``progressAccessibilityLabel`` and the object.
@MainActor
public final class SingleActionAccessoryView: CustomWidget {
  private typealias Parts = ComponentParts.ObjectCell
  private var madeButton: ActionButton?
  private var bar: ProgressBar?
  private var spinner: Spinner?

  /// `actionaccessory`.
  public override class var cssName: String { "actionaccessory" }
  /// A group: what is in one without a role would be left out with it.
  public override class var accessibleRole: GtkAccessibleRole { .group }

  /// Which of both is shown.
  var type = ActionAccessoryType.none { didSet { if type != oldValue { show() } } }
  /// What the object is called.
  var subject: String? {
    didSet {
      guard subject != oldValue else { return }
      madeButton?.subject = subject
      describeProgress()
    }
  }

  /// The button, made if need be.
  public var button: ActionButton {
    if let madeButton { return madeButton }
    let made = ActionButton()
    made.cellPart = Parts.actionButton
    made.subject = subject
    made.verticalAlignment = .center
    made.isVisible = type == .button
    made.setParent(self)
    madeButton = made
    return made
  }

  /// How far it has come, 0...1; nil where nobody knows, which is so by itself.
  ///
  /// Kept within the range; what is no number is nil.
  public var progress: Double? {
    didSet {
      progress = progress.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) }
      if progress != oldValue { show() }
    }
  }
  /// What is going on, for assistive technology; the object's name follows.
  public var progressAccessibilityLabel = standardProgressLabel {
    didSet { if progressAccessibilityLabel != oldValue { describeProgress() } }
  }
  private static let standardProgressLabel = localized("Progress")

  private func show() {
    if type == .button { _ = button }
    let showsBar = type == .progress && progress != nil
    let showsSpinner = type == .progress && progress == nil
    if showsBar, bar == nil { bar = part(ProgressBar()) }
    if showsSpinner, spinner == nil { spinner = part(Spinner()) }
    if let progress, let bar, bar.fraction != progress { bar.fraction = progress }
    if let madeButton, type != .button, madeButton.containsFocus { parent?.grabFocus() }
    madeButton?.isVisible = type == .button
    bar?.isVisible = showsBar
    spinner?.isVisible = showsSpinner
    // One that turns unseen would still ask for frames.
    spinner?.isSpinning = showsSpinner
    describeProgress()
  }

  private func part<Made: Widget>(_ made: Made) -> Made {
    made.become(Parts.actionProgress)
    // GtkSpinner has another one in GTK 4.8.
    made.setAccessibleRole(.progressBar)
    made.verticalAlignment = .center
    made.setParent(self)
    return made
  }

  private func describeProgress() {
    let name = subject.map { [progressAccessibilityLabel, $0].asList } ?? progressAccessibilityLabel
    bar?.setAccessibleLabel(name)
    spinner?.setAccessibleLabel(name)
  }

  /// Takes back all that was set, for another use.
  func prepareForReuse() {
    madeButton?.prepareForReuse()
    type = .none
    progress = nil
    progressAccessibilityLabel = Self.standardProgressLabel
  }
}
