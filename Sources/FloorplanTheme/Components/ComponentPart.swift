/// One part of a component: what it is called in style sheets, what it takes, and what it looks like by itself.
///
/// A widget puts ``cssClasses`` on the part's node and reads the rest from ``Theme/resolve(_:state:variant:appearance:elevated:)``.
public struct ComponentPart: Sendable, Hashable {
  /// The name of the component, such as `ObjectCell`.
  public let component: String
  /// The name of the part, such as `headlineLabel`; empty for the cell itself.
  public let name: String
  /// The class path that style sheets address the part by, to the letter of the seeds.
  public let classPath: String
  /// Further class paths that address the same part; where both set a property, ``classPath`` wins.
  public let alternateClassPaths: [String]
  /// Whether the seeds name the class path, or it was made for this project by the same rule.
  public let origin: Origin
  /// What the part is made of.
  public let kind: PartKind
  /// The values that the part has without a style sheet, in the order of the table.
  public let settings: [StyleSetting]
  /// The part's measures.
  public let metrics: [PartMetric: Double]

  /// Where a class path comes from.
  public enum Origin: String, Sendable, Hashable, CaseIterable {
    /// The seeds name it.
    case seed
    /// It is ours: `fdlFUI`, the component and, but for the cell itself, `_` and the part.
    case ours
  }

  /// Makes a part.
  ///
  /// - Parameters:
  ///   - component: The name of the component.
  ///   - name: The name of the part, empty for the cell itself.
  ///   - kind: What the part is made of.
  ///   - classPath: The class path of the part.
  ///   - alternateClassPaths: Further class paths that address the same part.
  ///   - origin: Where the class path comes from.
  ///   - settings: The values that the part has without a style sheet.
  ///   - metrics: The part's measures in points.
  public init(
    component: String, name: String, kind: PartKind, classPath: String, alternateClassPaths: [String] = [],
    origin: Origin = .seed, settings: [StyleSetting] = [], metrics: [PartMetric: Double] = [:]
  ) {
    self.component = component
    self.name = name
    self.kind = kind
    self.classPath = classPath
    self.alternateClassPaths = alternateClassPaths
    self.origin = origin
    self.settings = settings
    self.metrics = metrics
  }

  /// The CSS classes to put on the part's node: all its class paths.
  public var cssClasses: [String] { [classPath] + alternateClassPaths }

  /// The part where it stands by itself, without the component that its first class path is named after.
  ///
  /// Its class paths are the alternate ones; a part that has none stays as it is.
  public var alone: ComponentPart {
    guard let path = alternateClassPaths.first else { return self }
    return ComponentPart(
      component: component, name: name, kind: kind, classPath: path,
      alternateClassPaths: Array(alternateClassPaths.dropFirst()), origin: origin, settings: settings,
      metrics: metrics)
  }

  /// A measure of the part in points; 0 where the part doesn't have it.
  ///
  /// - Parameter metric: Which measure.
  /// - Returns: The measure.
  public func metric(_ metric: PartMetric) -> Double { metrics[metric] ?? 0 }

  /// A property that the part takes, with the states in which it takes one.
  public struct AcceptedProperty: Sendable, Hashable {
    /// The property.
    public let property: StyleProperty
    /// The states in which it has, or may have, a value of its own, in the order of ``StyleState``.
    public let states: [StyleState]

    /// The names as style sheets write them: the property alone in the normal state, else with the state as suffix.
    public var sheetNames: [String] {
      states.map { $0 == .normal ? property.rawValue : property.rawValue + "-" + $0.rawValue }
    }
  }

  /// The properties that a style sheet may set on the part: those of its kind, then what only this part has.
  public var acceptedProperties: [AcceptedProperty] {
    let own = settings.map(\.property)
    var listed: Set<StyleProperty> = []
    return (kind.acceptedProperties + own).filter { listed.insert($0).inserted }.map { property in
      let states = Set(settings.lazy.filter { $0.property == property }.map(\.state))
      let known = states.isEmpty ? [.normal] : states
      return AcceptedProperty(property: property, states: StyleState.allCases.filter(known.contains))
    }
  }
}
