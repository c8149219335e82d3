extension LayoutEngine {
  /// The total size of all sections, snapped to pixels.
  ///
  /// The width is that of the container, or that of the widest section where lines may be wider (rule H4).
  ///
  /// - Complexity: O(1).
  public var contentSize: Size {
    arrangement.contentSize
  }

  /// Returns the frame of an item.
  ///
  /// - Parameter index: The index of the item.
  /// - Returns: The frame, or nil if the item doesn't exist or its line is cut off (rule F7).
  /// - Complexity: O(1) for up to a million items.
  public func frame(ofItemAt index: ItemIndex) -> Rect? {
    arrangement.frame(ofItemAt: index)
  }

  /// Returns the frame of an element.
  ///
  /// The frame at a scroll position differs from the frame at rest only for pinned headers and footers. A pinned header
  /// stays at the top of the viewport until the end of its section pushes it out; a pinned footer stays at the bottom
  /// accordingly.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - contentOffset: The origin of the viewport, which has the height of the container; nil for the frame at rest.
  /// - Returns: The frame, or nil if the element doesn't exist. A header or a footer without a height, and an item
  ///   whose line is cut off (rule F7), have no frame.
  /// - Complexity: O(1) for up to a million items.
  public func frame(of element: LayoutElement, contentOffset: Point? = nil) -> Rect? {
    arrangement.frame(of: element, contentOffset: contentOffset)
  }
}
