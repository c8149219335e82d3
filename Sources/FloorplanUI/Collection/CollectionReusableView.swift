public import FloorplanLayout
public import GTKBridge

/// A reusable view of a collection: a cell, or the header or footer of a section (UICollectionReusableView in UIKit).
open class CollectionReusableView: CustomWidget, BuildableWidget {
  /// The collection that contains the view.
  public internal(set) final weak var container: CollectionView?

  /// Creates an empty view.
  public required override init() { super.init() }

  /// Resets the properties that the next content may not set: tooltip, each ``Setting``, and the maximum number of
  /// lines, colors and fonts of labels.
  ///
  /// The collection calls this method before it reuses the view. In a collection, the lines, colors and fonts that were
  /// set by the initializer or the closure registered with ``CollectionView/register(_:_:)`` stay.
  open func prepareForReuse() {
    if tooltip != nil { tooltip = nil }
    PartAttributes.restoreAll(in: self)
    let changes = settings
    settings = []
    for change in changes { change.undo() }
    for label in changedLabels { label.restoreConfiguration() }
    changedLabels = []
  }

  /// Keeps the current configuration of the labels when the view is reused.
  final func keepConfiguration() {
    for label in changedLabels { label.keepConfiguration() }
    changedLabels = []
    PartAttributes.keepAll(in: self)
  }

  /// The observer of the models that the content displays.
  @Setting private final var contentObserver: Observer? { didSet { oldValue?.cancel() } }

  /// Sets the content, and replaces it when an observable property that the closure read changes, until the view no
  /// longer displays its element.
  ///
  /// - Parameter setContent: A closure that sets the content; it must capture the view weakly or unowned.
  package final func observeContent(_ setContent: @escaping () -> Void) {
    var isFirst = true
    contentObserver = GTKBridge.observe { [unowned self] in
      if isFirst {
        isFirst = false
        setContent()
      } else {
        // Cancels this observer.
        replaceContent { observeContent(setContent) }
      }
    }
  }

  /// Keeps the content of a view that no longer displays an element, which may be removed.
  final func endContentObservation() { contentObserver?.cancel() }

  /// The labels with highlighted matches, which end with the content.
  @Setting private final var highlightedLabels: [PartLabel] = [] {
    didSet { for label in oldValue { label.emphasizedRanges = [] } }
  }

  /// Highlights the matches of a search in the labels that contain one of the searched texts, until the view is reused.
  package final func highlightMatches(of search: String, in texts: [String]) {
    guard !search.isEmpty else { return }
    highlightedLabels = labels { label in texts.contains(where: label.text.contains) }
    for label in highlightedLabels { label.highlightMatches(of: search) }
  }

  open override func dispose() {
    for change in settings { change.release() }
    settings = []
    changedLabels = []
    super.dispose()
  }

  /// The properties that were set since the last reuse, in order.
  final var settings: [SettingChange] = []
  /// The labels whose maximum number of lines was set since the last reuse.
  final var changedLabels: [PartLabel] = []

  /// Replaces the content: resets the view, calls a closure that sets the new content, and then updates everything
  /// derived from it once.
  ///
  /// A collection calls this method automatically; call it for a view that you reuse elsewhere.
  ///
  /// - Parameter setContent: A closure that sets the new content.
  public final func replaceContent(_ setContent: () throws -> Void) rethrows {
    awaitsContent = true
    defer { awaitsContent = false }
    prepareForReuse()
    try setContent()
  }

  /// Whether the view is between two contents.
  ///
  /// Updates that depend on the complete content, such as the accessible name, are deferred meanwhile. The previous
  /// content may stay until the view knows whether the new one can reuse it.
  final var awaitsContent = false {
    didSet {
      guard awaitsContent != oldValue else { return }
      awaitsContentDidChange()
      if !awaitsContent { PartAttributes.settle(in: self) }
    }
  }
  /// Responds to the start or the end of waiting for new content.
  func awaitsContentDidChange() {}

  /// Responds to a change of the size class: the collection became wide enough for columns, or too narrow for them.
  ///
  /// The collection also calls this method right before it binds a view that was created or used in another size class.
  open func sizeClassDidChange() {}

  /// The horizontal size class of the ``container``.
  public package(set) final var sizeClass = SizeClass.regular {
    didSet { if sizeClass != oldValue { sizeClassDidChange() } }
  }

  /// The last measured size, for detecting changes.
  final var lastMeasured: Size?
  /// The number of the last allocation pass in which the view was visible.
  final var lastAllocation = 0
}
