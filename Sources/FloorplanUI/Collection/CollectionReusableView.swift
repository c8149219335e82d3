public import FloorplanLayout
public import GTKBridge

/// A view that a collection makes, uses again and lets go: a cell, or the header or footer of a section
/// (UICollectionReusableView in the seeds).
@MainActor
open class CollectionReusableView: CustomWidget, BuildableWidget {
  /// The collection that the view stands in.
  public internal(set) final weak var container: CollectionView?

  /// Makes a view that shows nothing yet.
  public required override init() { super.init() }

  /// Resets what the next content may not set: tooltip, colors, fonts and each ``Setting``.
  ///
  /// Called before the view is used again.
  open func prepareForReuse() {
    if tooltip != nil { tooltip = nil }
    PartAttributes.removeAll(in: self)
    let changes = settings
    settings = []
    for change in changes { change.undo() }
  }

  open override func dispose() {
    for change in settings { change.release() }
    settings = []
    super.dispose()
  }

  /// The properties set since the view was last reused, in order.
  final var settings: [SettingChange] = []

  /// Shows something else: takes back what the last content set, has the new one set, and does what follows from all of
  /// it once.
  ///
  /// A collection does so by itself; this is for a view that is used again elsewhere.
  ///
  /// - Parameter setContent: Sets the new content.
  public final func reuse(_ setContent: () throws -> Void) rethrows {
    awaitsContent = true
    defer { awaitsContent = false }
    prepareForReuse()
    try setContent()
  }

  /// Whether the view is between two contents: what follows from all of one, such as its name for assistive technology,
  /// may wait, and what the last one showed may stay until it is known whether the next has a use for it.
  final var awaitsContent = false {
    didSet {
      guard awaitsContent != oldValue else { return }
      awaitsContentDidChange()
      if !awaitsContent { PartAttributes.settle(in: self) }
    }
  }
  /// Called when the view begins to wait for a content, and when it has it.
  func awaitsContentDidChange() {}

  /// The collection has become wide enough for columns, or too narrow for them.
  ///
  /// Also called right before a view that was made or used in another size class is bound.
  open func sizeClassDidChange() {}

  /// The horizontal size class: the one of its ``container``.
  public internal(set) final var sizeClass = SizeClass.regular {
    didSet { if sizeClass != oldValue { sizeClassDidChange() } }
  }

  /// What the view was last measured as, so that a change can be told.
  final var lastMeasured: Size?
  /// The placement that the view was in sight at last.
  final var placement = 0
}
