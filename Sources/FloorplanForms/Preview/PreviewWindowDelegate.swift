/// Brings back what was deleted in a ``PreviewWindow``.
///
/// What it throws is told to the person, and the item stays deleted.
public typealias PreviewRestoration = @MainActor () throws -> Void

/// Carries out what people want in a ``PreviewWindow``, and is told of what they see.
@MainActor
public protocol PreviewWindowDelegate: AnyObject {
  /// A person deletes an item: it is to go at once.
  ///
  /// Only called where ``PreviewWindow/isEditable``.
  ///
  /// - Parameters:
  ///   - preview: What shows it.
  ///   - item: The item.
  ///   - index: Its place, from 0.
  /// - Returns: What brings it back to its place; called at most once, and only while the window is open.
  /// - Throws: Why it can't be deleted, as people are to read it: the window tells them, and the item stays.
  func previewWindow(
    _ preview: PreviewWindow, delete item: Attachment, at index: Int
  ) throws -> PreviewRestoration

  /// Another item is shown.
  func previewWindow(_ preview: PreviewWindow, didShow item: Attachment, at index: Int)

  /// An item can't be shown, copied, saved or opened; people have been told why.
  func previewWindow(
    _ preview: PreviewWindow, couldNotPresent item: Attachment, because problem: AttachmentProblem)

  /// The window has gone.
  ///
  /// - Parameters:
  ///   - preview: The window.
  ///   - index: Which item was shown last; nil where none was left, or the window below has gone as well.
  func previewWindowDidClose(_ preview: PreviewWindow, at index: Int?)
}

extension PreviewWindowDelegate {
  /// Does nothing.
  public func previewWindow(_ preview: PreviewWindow, didShow item: Attachment, at index: Int) {}
  /// Does nothing.
  public func previewWindow(
    _ preview: PreviewWindow, couldNotPresent item: Attachment, because problem: AttachmentProblem
  ) {}
  /// Does nothing.
  public func previewWindowDidClose(_ preview: PreviewWindow, at index: Int?) {}
}
