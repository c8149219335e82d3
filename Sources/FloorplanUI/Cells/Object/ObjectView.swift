import FloorplanTheme
public import GTKBridge

/// A view of a business object outside a collection (FUIObjectView in the SAP Fiori for iOS documentation).
///
///     let view = ObjectView()
///     view.headlineText = "libgtk-4-1"
///     view.statusText = "required"
///
/// It has the parts and class paths of an ``ObjectCell``, but no background.
///
/// ## Accessibility
///
/// A group labeled by its headline and described by a summary of its other texts.
open class ObjectView: CustomWidget, ContentPresenting, BuildableWidget {
  /// The content object with the parts.
  public private(set) final lazy var content = ObjectContent(in: self)

  open override class var cssName: String { "objectview" }
  // The columns, the stacked lines, and the status next to or below them are separate arrangements.
  public final override class var hasSeveralArrangements: Bool { true }

  /// Creates an empty view.
  public required override init() { super.init() }

  open override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    content.measure(orientation, forSize: forSize)
  }
  open override func sizeAllocate(width: Int, height: Int) { content.allocate(width: width, height: height) }
}
