/// The lines that a layout forms in a place: what a ``LayoutEngine`` computes frames from.
///
/// Only layouts make them and only the engine reads them.
public struct LineGeometry: Hashable, Sendable {
  /// Lines of items of one size.
  let uniform: UniformLines

  init(_ uniform: UniformLines) {
    self.uniform = uniform
  }
}
