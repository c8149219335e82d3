import GTKBridge

/// A container that insets its child by the horizontal margins that all parts of a page share.
final class PageInset: CustomWidget {
  override class var hasSeveralArrangements: Bool { true }

  private let child: Widget
  private let ownInset: Int
  private let maximumWidth: Int
  /// The distance of the items from the edges of a list, in which the user can begin a rubber-band selection.
  static let listInset = 16
  private static let margins = (narrow: 16, wide: 20)
  private static let minimumWidthForWideMargins = 600

  /// - Parameters:
  ///   - child: The child.
  ///   - ownInset: The distance of the content from the edges of the child, which is a part of the margins.
  ///   - maximumWidth: The maximum width of the child, which is centered.
  init(_ child: Widget, ownInset: Int = 0, maximumWidth: Int = .max) {
    self.child = child
    self.ownInset = ownInset
    self.maximumWidth = maximumWidth
    super.init()
    child.setParent(self)
    // GTK takes this from the children of its own containers only.
    expandsVertically = child.expandsVertically
  }

  /// Insets a list whose items have ``listInset``.
  static func list(_ list: Widget) -> PageInset {
    let inset = PageInset(list, ownInset: listInset)
    inset.expandsVertically = true
    return inset
  }

  /// Creates a scrolled column of parts.
  static func column(_ parts: [Widget], name: String, spacing: Int = 16) -> ScrolledWindow {
    let column = Box(.vertical, spacing: spacing, parts)
    column.setMargins(bottom: 20)
    return ScrolledWindow(PageInset(column), name: name, horizontal: .never)
  }

  private func isWide(_ width: Int) -> Bool {
    // The page's title is as wide as the content and the inspector.
    let pageWidth = ancestor(ofType: InspectorSplit.self)?.width ?? 0
    return max(width, pageWidth) >= Self.minimumWidthForWideMargins
  }

  private func childWidth(in width: Int) -> Int {
    let margin = (isWide(width) ? Self.margins.wide : Self.margins.narrow) - ownInset
    return max(min(width - 2 * margin, maximumWidth), child.measured(.horizontal).minimum)
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    guard orientation == .vertical, forSize >= 0 else {
      let inner = child.measured(orientation)
      guard orientation == .horizontal else { return inner }
      return Measurement(
        minimum: inner.minimum + 2 * (Self.margins.narrow - ownInset),
        natural: inner.natural + 2 * (Self.margins.wide - ownInset))
    }
    var height = child.measured(.vertical, forSize: childWidth(in: forSize))
    height.arrangementIndex = isWide(forSize) ? 1 : 0
    return height
  }

  override func sizeAllocate(width: Int, height: Int) {
    let childWidth = childWidth(in: width)
    child.allocate(x: (width - childWidth) / 2, width: childWidth, height: height)
  }
}
