/// What a pass of measuring came to.
public struct LayoutPass: Hashable, Sendable {
  /// The number of items that were measured.
  public internal(set) var measuredItemCount = 0
  /// Whether everything in sight has a valid measure; if not, the budget was used up and another pass is due.
  public internal(set) var isComplete = true
  /// The items that were frozen because their sizes never settle: they keep their last size until they are reloaded, or
  /// until their width or the content changes.
  ///
  /// An item gets here by asking for another size each time that it is measured; its view is to be mended.
  public internal(set) var frozenItems: [ItemIndex] = []
}
