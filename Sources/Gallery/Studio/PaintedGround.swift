import FloorplanTheme
import FloorplanUI
import GTKBridge

/// The color below a widget, composited from the surfaces of all widgets around it.
struct PaintedGround {
  /// The opaque color.
  private(set) var color: ThemeColor
  /// Whether the color is the same everywhere, rather than a gradient or a picture.
  private(set) var isPlain = true

  /// Finds the ground of a widget.
  ///
  /// - Parameters:
  ///   - widget: The widget.
  ///   - includesOwn: Whether the widget's own surface belongs to the ground, as that of a button below its title.
  ///   - style: The theme around the widget.
  init(below widget: Widget, includesOwn: Bool, in style: WidgetStyle) {
    var layers: [ThemeColor] = []
    color = style.theme.color(.primaryGroupedBackground, in: style.appearance, elevated: style.isElevated)
    for ancestor in sequence(first: widget, next: \.parent) where includesOwn || ancestor !== widget {
      if ancestor is ThemeScope { break }
      guard let surface = Self.surface(of: ancestor, in: style) else { continue }
      isPlain = isPlain && surface.isPlain
      layers.append(surface.color)
      if surface.color.alpha == 1 { break }
    }
    for layer in layers.reversed() { color = layer.composited(over: color) }
  }

  private static func surface(of widget: Widget, in style: WidgetStyle) -> (color: ThemeColor, isPlain: Bool)? {
    let parts = PartLookup.parts(of: widget)
    // A selection replaces the surface of its cell.
    for carried in parts.filter({ $0.part.kind == .selection }) + parts {
      let resolved = style.resolve(carried)
      let hasPicture = resolved.values[.backgroundImage] != nil
      let ends = [resolved.colors[.backgroundColorTop], resolved.colors[.backgroundColorBottom]].compactMap(\.self)
      guard let color = resolved.backgroundColor ?? ends.first else {
        if hasPicture { return (ThemeColor(hex: 0, alpha: 0), false) }
        continue
      }
      return (color, !hasPicture && ends.isEmpty)
    }
    let utility = UtilityClass.allCases.last {
      $0.style.background != nil && $0.style.pseudoClass.isEmpty && widget.hasStyleClass($0.rawValue)
    }
    return utility?.style.background.map { token in
      (style.theme.color(token, in: style.appearance, elevated: utility == .elevated), true)
    }
  }
}

/// The theme of a widget.
struct WidgetStyle {
  let theme: Theme
  let appearance: Appearance
  let isElevated: Bool

  /// Finds the theme of a widget: that of the scope around it, or that of the gallery.
  init(of widget: Widget, _ switches: ViewSwitches) {
    let scope = widget.ancestor(ofType: ThemeScope.self)
    theme = scope?.theme ?? switches.displayedTheme
    appearance = scope?.appearance ?? switches.appearance
    isElevated =
      scope == nil
      && sequence(first: widget, next: \.parent).contains { $0.hasStyleClass(UtilityClass.elevated.rawValue) }
  }

  /// Returns the style of a part in its current states.
  func resolve(_ carried: CarriedPart) -> ResolvedStyle {
    theme.resolve(
      carried.part, states: carried.states, variant: carried.variant, appearance: appearance, elevated: isElevated)
  }

  /// Returns the style of a part in its current states, with the origin of each value.
  func provenance(of carried: CarriedPart) -> StyleProvenance {
    theme.provenance(
      of: carried.part, states: carried.states, attributes: carried.attributes, variant: carried.variant,
      appearance: appearance, elevated: isElevated)
  }
}
