/// One part of a component: what it is called in style sheets, what it takes, and what it looks like by itself.
///
/// A widget puts ``cssClasses`` on the part's node and reads the rest from ``Theme/resolve(_:state:variant:appearance:elevated:)``.
public struct ComponentPart: Sendable, Hashable {
  /// The name of the component, such as `ObjectCell`.
  public let component: String
  /// The name of the part, such as `headlineLabel`; empty for the cell itself.
  public let name: String
  /// The class path that style sheets address the part by, to the letter of the seeds.
  public private(set) var classPath: String
  /// Further class paths that address the same part; where both set a property, ``classPath`` wins.
  public private(set) var alternateClassPaths: [String]
  /// The class path of a part that this one makes special, on the same node or in its place, if there is one: what a
  /// style sheet or code says there holds here too, as far as this part takes it and unless they say something of it.
  public private(set) var refinedClassPath: String?
  /// The class paths of parts that make the same part special and may be on the node besides: what is said of this part
  /// comes before what is said of them.
  public private(set) var companionClassPaths: [String] = []
  /// What parts of this kind take as a rule and this one doesn't, because it would mean nothing.
  public let refusedProperties: Set<StyleProperty>
  /// Whether the seeds name the class path, or it was made for this project by the same rule.
  public let origin: Origin
  /// What the part is made of.
  public let kind: PartKind
  /// The part's own values without a style sheet, in the order of the table.
  public let settings: [StyleSetting]
  /// The part's own measures.
  public let metrics: [PartMetric: Double]
  /// What is special about it beyond its kind.
  public private(set) var traits: Set<PartTrait>

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
  ///   - refusedProperties: What parts of this kind take as a rule and this one doesn't.
  ///   - origin: Where the class path comes from.
  ///   - settings: The values that the part has without a style sheet.
  ///   - metrics: The part's measures in points.
  ///   - traits: What is special about it beyond its kind.
  public init(
    component: String, name: String, kind: PartKind, classPath: String, alternateClassPaths: [String] = [],
    refusedProperties: Set<StyleProperty> = [], origin: Origin = .seed,
    settings: [StyleSetting] = [], metrics: [PartMetric: Double] = [:], traits: Set<PartTrait> = []
  ) {
    self.component = component
    self.name = name
    self.kind = kind
    self.classPath = classPath
    self.alternateClassPaths = alternateClassPaths
    self.refusedProperties = refusedProperties
    self.origin = origin
    self.settings = settings
    self.metrics = metrics
    self.traits = traits
  }

  /// The part with something special beyond its kind.
  ///
  /// - Parameter trait: What is special.
  /// - Returns: The part.
  func with(_ trait: PartTrait) -> ComponentPart {
    var part = self
    part.traits.insert(trait)
    return part
  }

  /// The part as one that makes another one special, with the values and measures of that where it has none itself.
  ///
  /// - Parameters:
  ///   - part: The part that this one makes special, on the same node.
  ///   - companions: Parts that make it special too, and may be on the node besides.
  /// - Returns: The part.
  public func refining(_ part: ComponentPart, beside companions: [ComponentPart] = []) -> ComponentPart {
    var special = self
    special.refinedClassPath = part.classPath
    special.companionClassPaths = companions.map(\.classPath)
    return special
  }

  /// The parts that may be on the node besides.
  var companions: [ComponentPart] { companionClassPaths.compactMap { ComponentParts.part(at: $0) } }

  /// The part together with each of those that may be on the node besides.
  package var withCompanions: [ComponentPart] { companions.map { refining($0) } }

  /// What people read: the component, and the part behind a dot.
  public var title: String { name.isEmpty ? component : "\(component).\(name)" }

  /// The CSS classes to put on the part's node: all its class paths.
  public var cssClasses: [String] { [classPath] + alternateClassPaths }

  /// The part where it stands by itself, without the component that its first class path is named after.
  ///
  /// Its class paths are the alternate ones; a part that has none stays as it is.
  public var alone: ComponentPart {
    guard let path = alternateClassPaths.first else { return self }
    var part = self
    part.classPath = path
    part.alternateClassPaths.removeFirst()
    return part
  }

  /// A measure of the part in points, or of the part that it makes special; 0 where neither has it.
  ///
  /// - Parameter metric: Which measure.
  /// - Returns: The measure.
  public func metric(_ metric: PartMetric) -> Double { knownMetric(metric) ?? 0 }

  /// A measure of the part, or of the part that it makes special; nil where neither has it.
  func knownMetric(_ metric: PartMetric) -> Double? { metrics[metric] ?? generalPart?.knownMetric(metric) }

  /// The part that this one makes special on the same node; nil where there is none, or this one takes its place.
  var generalPart: ComponentPart? {
    traits.contains(.standsForReadOnlyField) ? nil : refinedClassPath.flatMap(ComponentParts.part)
  }

  /// Whether the part is a picture that its view cuts to a shape.
  var isCutPicture: Bool { kind == .image && metrics[.cornerRadius] != nil }

  /// Who makes a property of the part visible.
  ///
  /// - Parameter property: The property.
  /// - Returns: Who does.
  public func realization(of property: StyleProperty) -> Realization {
    isCutPicture && property == .cornerRadius ? .widget : property.realization
  }

  /// A property that the part takes, with the states in which it takes one.
  public struct AcceptedProperty: Sendable, Hashable {
    /// The property.
    public let property: StyleProperty
    /// The states in which it can be seen and so may have a value of its own, in the order of ``StyleState``.
    public let states: [StyleState]

    /// The names as style sheets write them: the property alone in the normal state, else with the state as suffix.
    public var sheetNames: [String] {
      states.map { $0 == .normal ? property.rawValue : property.rawValue + "-" + $0.rawValue }
    }
  }

  /// The properties that a style sheet may set on the part: those of its kind, then what only this part has.
  ///
  /// - Complexity: O(1) for the parts of ``ComponentParts/all``, else O(properties and states).
  public var acceptedProperties: [AcceptedProperty] {
    ComponentParts.knownAcceptedProperties(of: self) ?? workedOutAcceptedProperties
  }

  fileprivate var workedOutAcceptedProperties: [AcceptedProperty] {
    let own = settings.map(\.property)
    var listed = refusedProperties
    let states = states
    return (kind.acceptedProperties + (isCutPicture ? [.cornerRadius] : []) + own).filter { listed.insert($0).inserted }
      .map { property in
        AcceptedProperty(property: property, states: self.states(of: property, among: states))
      }
  }
}

extension ComponentParts {
  /// What the parts of the tables take, worked out once: a style sheet asks for each of its rules.
  private static let acceptedByClassPath: [String: (part: ComponentPart, accepted: [ComponentPart.AcceptedProperty])] =
    Dictionary(
      all.map { ($0.classPath, ($0, $0.workedOutAcceptedProperties)) }, uniquingKeysWith: { first, _ in first })

  fileprivate static func knownAcceptedProperties(of part: ComponentPart) -> [ComponentPart.AcceptedProperty]? {
    // A part with the same class path may be another one: what stands alone, or what a test makes.
    acceptedByClassPath[part.classPath].flatMap { $0.part == part ? $0.accepted : nil }
  }
}
