import FloorplanTheme
import GTKBridge

/// Up to six avatars of an object, and the number of further people.
final class AvatarRow: PictureRow {
  private typealias Parts = ComponentParts.ObjectCell
  private var views: [DetailImageView] = []
  private let more = LabelPart(Parts.moreAvatarsLabel)
  override var label: Label? { more.visibleLabel }

  override class var cssName: String { "avatars" }

  /// The maximum number of displayed avatars.
  nonisolated static let limit = 6

  init() { super.init(Parts.avatar, labelGap: Parts.cell[.statusGap]) }

  func show(_ avatars: [Avatar]) {
    let displayed = avatars.prefix(Self.limit)
    while views.count < displayed.count {
      let avatar = DetailImageView(Parts.avatar, placeholder: Parts.avatarPlaceholder)
      avatar.isCircular = true
      avatar.accents = (Parts.accentedAvatars, Parts.accentedAvatarPlaceholders)
      // Before the avatar is in a window, because GTK doesn't allow changing the role later.
      avatar.setAccessibleRole(.img)
      avatar.setParent(self)
      views.append(avatar)
    }
    for (index, view) in views.enumerated() {
      let avatar = displayed.indices.contains(index) ? displayed[index] : nil
      view.placeholderText = avatar?.name
      view.accent = avatar?.name.map(AccentPair.init(for:))
      view.accessibilityLabel = avatar.map { $0.name ?? localized("%1$@ person", "%1$@ people", count: 1) } ?? ""
      view.image = avatar?.image
      view.isVisible = avatar != nil
    }
    pictures = Array(views.prefix(displayed.count))
    let others = avatars.count - displayed.count
    // In right-to-left text, the plus sign would follow the number.
    more.setText(others > 0 ? "+\(others)".withLeftToRightMark : nil, in: self)
    isVisible = !displayed.isEmpty
  }

  /// Returns the accessible text: the names of the displayed avatars and the number of others.
  nonisolated static func accessibleText(of avatars: [Avatar]) -> String? {
    guard !avatars.isEmpty else { return nil }
    let names = avatars.prefix(limit).compactMap(\.name)
    let others = avatars.count - names.count
    if names.isEmpty { return localized("%1$@ person", "%1$@ people", count: others) }
    let more = others > 0 ? [localized("%1$@ more person", "%1$@ more people", count: others)] : []
    return (names + more).localizedList
  }
}
