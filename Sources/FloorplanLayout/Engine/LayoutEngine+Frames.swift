extension LayoutEngine {
  /// The size of all sections together, snapped to pixels.
  ///
  /// It is as wide as the container, or as the widest section where lines may be wider than that (rule H4).
  ///
  /// - Complexity: O(1).
  public var contentSize: Size {
    arrangement.contentSize
  }

  /// Gives the frame of an item.
  ///
  /// - Parameter index: The place of the item.
  /// - Returns: The frame, or nil if there is no such item or its line is cut off (rule F7).
  /// - Complexity: O(1) up to a million items.
  public func frame(ofItemAt index: ItemIndex) -> Rect? {
    arrangement.frame(ofItemAt: index)
  }

  /// Gives the frame of an element where it rests, wherever the content is scrolled to.
  ///
  /// - Parameter element: The element.
  /// - Returns: The frame, or nil if there is no such element: also where a header or a footer is not above 0 in
  ///   height, and where the line of an item is cut off (rule F7).
  /// - Complexity: O(1) up to a million items.
  public func frame(of element: LayoutElement) -> Rect? {
    arrangement.frame(of: element)
  }

  /// Gives the frame of an element where the content is scrolled to a place.
  ///
  /// It differs from the resting one only for headers and footers, and only where the layout pins them: a header stays
  /// at the top of the viewport while its section is there, until the section's end pushes it out; a footer likewise at
  /// the bottom.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - contentOffset: The origin of the viewport, which is as high as the container.
  /// - Returns: The frame, or nil if there is no such element.
  /// - Complexity: O(1) up to a million items.
  public func frame(of element: LayoutElement, contentOffset: Point) -> Rect? {
    arrangement.frame(of: element, contentOffset: contentOffset)
  }
}
