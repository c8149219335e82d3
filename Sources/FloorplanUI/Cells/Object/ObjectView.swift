public import CGTK
import FloorplanTheme
public import GTKBridge

/// A business object by itself, outside of a collection (seeds/003, FUIObjectView).
///
///     let view = ObjectView()
///     view.headlineText = "libgtk-4-1"
///     view.statusText = "required"
///
/// The parts are those of ``ObjectCell``, and so are their class paths; the view paints no surface.
///
/// ## Accessibility
///
/// A group named by its headline and described by its other texts.
@MainActor
open class ObjectView: CustomWidget, ContentPresenting, BuildableWidget {
  /// The parts.
  public private(set) final lazy var content = ObjectContent(in: self)

  /// `objectview`.
  open override class var cssName: String { "objectview" }
  /// Columns, lines, and a status beside or below them.
  public final override class var arrangesByWidth: Bool { true }

  /// Makes a view that shows nothing yet.
  public required override init() { super.init() }

  /// The room for the parts at their best, or the height that the texts need at a width.
  open override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    content.measure(orientation, forSize: forSize)
  }
  /// Places the parts.
  open override func sizeAllocate(width: Int, height: Int) { content.allocate(width: width, height: height) }
}
