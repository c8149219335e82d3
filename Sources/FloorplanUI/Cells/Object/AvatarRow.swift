import FloorplanTheme
import GTKBridge

/// The people of an object: up to six avatars, and how many more there are.
@MainActor
final class AvatarRow: PictureRow {
  private typealias Parts = ComponentParts.ObjectCell
  private var views: [DetailImageView] = []

  override class var cssName: String { "avatars" }

  /// The most avatars that are shown.
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
    showCount(avatars.count - shown.count)
    isVisible = !shown.isEmpty
  }

  private func showCount(_ more: Int) {
    if more > 0 {
      let label = label ?? makeLabel()
      // From right to left the sign would stand behind the number.
      label.text = "+\(more)".withNumbersInOrder
    }
    label?.isVisible = more > 0
  }

  private func makeLabel() -> Label {
    let made = Parts.moreAvatarsLabel.makeLabel()
    made.setParent(self)
    label = made
    return made
  }

  /// What assistive technology is told of the people: those with names among the shown ones, and how many others.
  nonisolated static func spokenText(of avatars: [Avatar]) -> String? {
    guard !avatars.isEmpty else { return nil }
    let names = avatars.prefix(limit).compactMap(\.name)
    let others = avatars.count - names.count
    if names.isEmpty { return localized("%1$@ person", "%1$@ people", count: others) }
    let more = others > 0 ? [localized("+%1$@ more person", "+%1$@ more people", count: others)] : []
    return (names + more).asList
  }
}
