package import FloorplanTheme
package import GTKBridge

extension Box {
  /// Creates a box whose spacing is a metric of a part and follows the density.
  package convenience init(
    _ orientation: Orientation, spacing metric: PartMetric, of part: ComponentPart, _ children: [Widget] = []
  ) {
    self.init(orientation, spacing: 0, children)
    observe { [unowned self] in spacing = part[metric] }
  }
}

extension Widget {
  /// Returns the corner radius of a part in the theme of the widget, in points.
  package final func cornerRadius(of part: ComponentPart) -> Double {
    DisplayedTheme.customValue(of: .cornerRadius, of: part, on: self)?.number ?? part.metric(.cornerRadius)
  }

  /// Sets the margins to metrics of a part, which follow the density; the default is its padding.
  package final func setMargins(
    of part: ComponentPart, block: PartMetric = .paddingBlock, inline: PartMetric = .paddingInline, hasTop: Bool = true
  ) {
    observe { [unowned self] in
      let (block, inline) = (part[block], part[inline])
      setMargins(top: hasTop ? block : 0, leading: inline, bottom: block, trailing: inline)
    }
  }
}
