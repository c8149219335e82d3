import Floorplan

/// A package to review, and whether it is done.
///
/// All cells display all parts on one line each, so they have the same height.
final class ReviewCell: ObjectCell {
  required init() {
    super.init()
    overflow = .hidden
    for label in [self.headlineLabel, self.subheadlineLabel] { label.numberOfLines = 1 }
  }

  func show(_ package: PackageRecord, name: String, isDone: Bool) {
    self.headlineText = name
    self.subheadlineText = package.summary.isEmpty ? localized("No description") : package.summary
    showDone(isDone)
  }

  func showDone(_ isDone: Bool) {
    self.statusText = isDone ? localized("Done") : localized("Not Done")
    self.semanticStatus = isDone ? .positive : nil
  }

  /// The name alone, so several copied items are a list of names.
  override var copyableText: String? { self.headlineText }

  /// The size of tiles at a text scale of 1, with which the collection multiplies it.
  static var tileSize: Size {
    let cell = ReviewCell()
    cell.show(PackageRecord(name: "W"), name: "W", isDone: false)
    let scale = Settings.default.textScale
    let height = cell.measured(.vertical, forSize: Int(minimumTileWidth * scale)).natural
    return Size(width: minimumTileWidth, height: Double(height) / scale)
  }

  private static let minimumTileWidth = 208.0

  /// A tile can be narrower than its words, which are then clipped.
  override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    Measurement(minimum: 0, natural: super.measure(orientation, forSize: forSize).natural)
  }
}
