import FloorplanTheme
import GTKBridge

/// Up to six avatars of an object, and the number of further people.
@MainActor
final class AvatarRow: PictureRow {
  private typealias Parts = ComponentParts.ObjectCell
  private var views: [DetailImageView] = []
  private let more = LabelPart(Parts.moreAvatarsLabel)
  override var label: Label? { more.visibleLabel }

  override class var cssName: String { "avatars" }

  /// The maximum number of displayed avatars.
  nonisolated static let limit = 6

  init() { super.init(Parts.avatar, labelGap: Int(Parts.cell.metric(.statusGap))) }

  func show(_ avatars: [Avatar]) {
    let shown = avatars.prefix(Self.limit)
    while views.count < shown.count {
      let made = DetailImageView(Parts.avatar, placeholder: Parts.avatarPlaceholder)
      made.isCircular = true
      made.setParent(self)
      views.append(made)
    }
    for (index, view) in views.enumerated() {
      let avatar = shown.indices.contains(index) ? shown[index] : nil
      view.placeholderText = avatar?.name
      view.image = avatar?.image
      view.isVisible = avatar != nil
    }
    pictures = Array(views.prefix(shown.count))
    let others = avatars.count - shown.count
    // In right-to-left text, the plus sign would follow the number.
    more.setText(others > 0 ? "+\(others)".withNumbersInOrder : nil, in: self)
    isVisible = !shown.isEmpty
  }

  /// Returns the accessible text: the names of the displayed avatars and the number of others.
  nonisolated static func spokenText(of avatars: [Avatar]) -> String? {
    guard !avatars.isEmpty else { return nil }
    let names = avatars.prefix(limit).compactMap(\.name)
    let others = avatars.count - names.count
    if names.isEmpty { return localized("%1$@ person", "%1$@ people", count: others) }
    let more = others > 0 ? [localized("+%1$@ more person", "+%1$@ more people", count: others)] : []
    return (names + more).asList
  }
}
