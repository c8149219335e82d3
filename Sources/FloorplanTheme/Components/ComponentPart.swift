/// A part of a component: its names in style sheets, its properties and its default style.
///
/// A widget adds ``cssClasses`` to the part's node, and reads the rest from
/// ``Theme/resolve(_:state:variant:appearance:elevated:)``.
public struct ComponentPart: Sendable, Hashable {
  /// The name of the component, such as `ObjectCell`.
  public let component: String
  /// The name of the part, such as `headlineLabel`; empty for the cell itself.
  public let name: String
  /// The kind of the part.
  public let kind: PartKind
  /// The class path of the part in style sheets, exactly as in the SAP Fiori for iOS documentation.
  public private(set) var classPath: String
  /// Additional class paths of the part.
  ///
  /// If both set a property, ``classPath`` wins.
  public private(set) var alternateClassPaths: [String] = []
  /// The class path of the more general part on the same node or in the same position, if any.
  ///
  /// Values that a style sheet or code sets for it also apply to this part, if this part accepts them and they aren't
  /// set for it.
  public private(set) var generalClassPath: String?
  /// The class paths of other parts that specialize the same part and can be on the same node.
  ///
  /// Values of this part take precedence over theirs.
  public private(set) var companionClassPaths: [String] = []
  /// Properties of the kind that the part doesn't accept, because they would have no effect.
  public private(set) var unsupportedProperties: Set<StyleProperty> = []
  /// The origin of the class path.
  public private(set) var origin = Origin.fiori
  /// The default values without a style sheet, in the order of the table.
  public private(set) var settings: [StyleSetting] = []
  /// The metrics of the part in the cozy density, in points.
  public private(set) var metrics: [PartMetric: Double] = [:]
  /// The metrics in the compact density that aren't derived from ``metrics``.
  private(set) var compactMetrics: [PartMetric: Double] = [:]
  /// The traits of the part, in addition to its kind.
  public private(set) var traits: Set<PartTrait> = []

  /// The origin of a class path; the raw value is that of the command line's JSON.
  public enum Origin: String, Sendable, Hashable, CaseIterable {
    /// The SAP Fiori for iOS documentation.
    case fiori
    /// Floorplan: `fdlFUI`, the component, and `_` with the part, except for the cell itself.
    case floorplan
  }

  /// Returns the part with an additional trait.
  ///
  /// - Parameter trait: The trait.
  /// - Returns: The part.
  func with(_ trait: PartTrait) -> ComponentPart {
    var part = self
    part.traits.insert(trait)
    return part
  }

  /// Returns the part as a specialization of a more general one, whose values and metrics it takes by default.
  ///
  /// - Parameters:
  ///   - part: The more general part on the same node.
  ///   - companions: Other parts that specialize it and can be on the same node.
  /// - Returns: The part.
  package func specializing(_ part: ComponentPart, companions: [ComponentPart] = []) -> ComponentPart {
    var special = self
    special.generalClassPath = part.classPath
    special.companionClassPaths = companions.map(\.classPath)
    return special
  }

  /// The other parts that can be on the same node.
  var companions: [ComponentPart] { companionClassPaths.compactMap { ComponentParts.part(at: $0) } }

  /// The combinations of the part with each of the other parts that can be on the same node.
  package var withCompanions: [ComponentPart] { companions.map { specializing($0) } }

  /// The display name: the component and the part, separated by a period.
  public var title: String { name.isEmpty ? component : "\(component).\(name)" }

  /// The CSS classes for the part's node: all its class paths.
  public var cssClasses: [String] { [classPath] + alternateClassPaths }

  /// The part outside its component, without the first class path.
  ///
  /// The first alternate class path becomes the class path. A part without alternates stays unchanged.
  public var standalone: ComponentPart {
    guard let path = alternateClassPaths.first else { return self }
    var part = self
    part.classPath = path
    part.alternateClassPaths.removeFirst()
    return part
  }

  /// Returns a metric of the part or of the more general part, in points.
  ///
  /// The default is 0.
  ///
  /// - Parameters:
  ///   - metric: The metric.
  ///   - density: The density, by default the one of the tables.
  /// - Returns: The value in points.
  public func metric(_ metric: PartMetric, in density: Density = .cozy) -> Double {
    definedMetric(metric, in: density) ?? 0
  }

  /// Returns whether a metric of the part is multiplied by the text scale.
  ///
  /// The sizes of icons, controls and pictures that belong to a text are, and of marks next to it.
  ///
  /// - Parameter metric: The metric.
  /// - Returns: Whether it follows the text scale.
  public func scalesWithText(_ metric: PartMetric) -> Bool {
    switch metric {
    case .iconSize, .iconsColumnWidth, .thumbDiameter, .trackThickness, .itemWidth, .smallItemWidth, .mediumItemWidth:
      true
    case .minimumWidth, .cornerRadius: isScaledMark
    // The height of a canvas doesn't depend on text.
    case .minimumHeight, .paddingBlock:
      isScaledMark || kind == .textField && !unsupportedProperties.contains(.height)
    case .imageWidth, .imageHeight, .minimumImageSize, .maximumImageSize: traits.contains(.followsTextScale)
    default: false
    }
  }

  /// Returns the factor of a metric at a text scale.
  ///
  /// Icons, controls and pictures grow by half as much as texts: to 1.5 at a scale of 2. Fields and columns of texts
  /// grow as much as their texts.
  ///
  /// - Parameters:
  ///   - metric: The metric.
  ///   - textScale: The text scale.
  /// - Returns: The factor; 1 if the metric doesn't follow the text scale.
  public func factor(of metric: PartMetric, atTextScale textScale: Double) -> Double {
    guard scalesWithText(metric) else { return 1 }
    return containsText(metric) ? textScale : (1 + textScale) / 2
  }

  /// Whether a metric that follows the text scale is the size of something that contains a text.
  func containsText(_ metric: PartMetric) -> Bool {
    // The items of a rating are stars.
    kind == .textField || kind != .rating && [.itemWidth, .smallItemWidth, .mediumItemWidth].contains(metric)
  }

  private var isScaledMark: Bool { kind == .mark && traits.contains(.followsTextScale) }

  /// The more general part on the same node, or nil if there is none or this part replaces it.
  var generalPart: ComponentPart? {
    traits.contains(.replacesReadOnlyField) ? nil : generalClassPath.flatMap(ComponentParts.part)
  }

  /// Whether the part is a picture that its view clips to a shape.
  var isClippedPicture: Bool { kind == .image && metrics[.cornerRadius] != nil }

  /// Returns whether the widget displays a property of the part, instead of CSS.
  func isDisplayedByWidget(_ property: StyleProperty) -> Bool {
    property.isDisplayedByWidget || isClippedPicture && property == .cornerRadius
      || kind == .group && property != .cornerRadius
  }

  /// A property that the part accepts, with its states.
  public struct AcceptedProperty: Sendable, Hashable {
    /// The property.
    public let property: StyleProperty
    /// The states in which the property is visible and can have a separate value, in the order of ``StyleState``.
    public let states: [StyleState]

    /// The names in style sheets: the property alone for the normal state, otherwise with the state as suffix.
    public var sheetNames: [String] {
      states.map { $0 == .normal ? property.rawValue : property.rawValue + "-" + $0.rawValue }
    }
  }

  /// The properties that a style sheet can set on the part: those of its kind, then those of this part.
  ///
  /// - Complexity: O(1) for the parts of ``ComponentParts/all``, otherwise O(properties and states).
  public var acceptedProperties: [AcceptedProperty] {
    ComponentParts.cachedAcceptedProperties(of: self) ?? computedAcceptedProperties
  }

  fileprivate var computedAcceptedProperties: [AcceptedProperty] {
    let own = settings.map(\.property)
    var listed = unsupportedProperties
    let states = states
    return (kind.acceptedProperties + (isClippedPicture ? [.cornerRadius] : []) + own).filter {
      listed.insert($0).inserted
    }
    .map { property in
      AcceptedProperty(property: property, states: self.states(of: property, among: states))
    }
  }
}

extension ComponentParts {
  /// The accepted properties of all parts, cached because each rule of a style sheet needs them.
  private static let acceptedByClassPath: [String: (part: ComponentPart, accepted: [ComponentPart.AcceptedProperty])] =
    Dictionary(
      all.map { ($0.classPath, ($0, $0.computedAcceptedProperties)) }, uniquingKeysWith: { first, _ in first })

  fileprivate static func cachedAcceptedProperties(of part: ComponentPart) -> [ComponentPart.AcceptedProperty]? {
    // A different part can have the same class path: a part outside its component, or one of a test.
    acceptedByClassPath[part.classPath].flatMap { $0.part == part ? $0.accepted : nil }
  }
}
