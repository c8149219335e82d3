extension StyleSheet {
  /// A style sheet evaluated for one environment: conditions applied, variables resolved, values typed.
  ///
  /// Statements with an invalid value or an undefined variable are omitted.
  public struct Evaluation: Sendable, Hashable {
    /// The environment of the evaluation.
    public let environment: StyleSheetEnvironment
    /// The active rules, in source order.
    public internal(set) var rules: [EvaluatedRule] = []
    /// The redefined palette colors in source order, one for each name.
    public internal(set) var paletteColors: [PaletteDefinition] = []
    /// The effective definition of each name.
    public internal(set) var definitions: [String: Definition] = [:]
    /// The active definitions that others with the same name override, in source order.
    var overriddenDefinitions: [String: [Definition]] = [:]

    /// Returns the definitions from a variable to its value, starting with the variable's own.
    ///
    /// - Parameter variable: The name without `@`.
    /// - Returns: The definitions; empty if the variable isn't defined. In a cycle, each definition occurs once.
    public func chain(from variable: String) -> [Definition] {
      var chain: [Definition] = []
      var visited: Set<String> = []
      var name: String? = variable
      while let next = name, visited.insert(next).inserted, let definition = definitions[next] {
        chain.append(definition)
        name = definition.alias
      }
      return chain
    }
  }

  /// An active rule.
  public struct EvaluatedRule: Sendable, Hashable {
    /// The class paths.
    public let selectors: [Selector]
    /// The declarations, in source order.
    public internal(set) var declarations: [EvaluatedDeclaration]
    /// The range of the whole rule.
    public let range: StyleSheetRange
  }

  /// A declaration with its typed value.
  public struct EvaluatedDeclaration: Sendable, Hashable {
    let declaration: Declaration
    /// The typed value.
    public let value: StyleSheetValue
    /// The property with its state, or nil if the name is unknown.
    public var property: StyleSheetProperty? { declaration.property }
    /// The property name as written.
    public var name: String { declaration.name }
    /// The variable in place of a value, without `@`; ``Evaluation/chain(from:)`` returns its definitions.
    public var variable: String? { declaration.words.variable }
    /// The range of the whole declaration.
    public var range: StyleSheetRange { declaration.range }
    /// The range of the value.
    public var valueRange: StyleSheetRange { declaration.valueRange }
    /// The value as written, with single spaces between its words.
    public var text: String { declaration.text }
  }

  /// A palette color that a sheet redefines.
  public struct PaletteDefinition: Sendable, Hashable {
    /// The redefined color, and its surface.
    public let reference: PaletteReference
    /// The new value.
    public let value: StyleSheetValue
    /// The range of the definition.
    public let range: StyleSheetRange
  }

  /// Evaluates the sheet for an environment.
  ///
  /// - Parameter environment: The device and its orientation.
  /// - Returns: The active rules and the redefined colors.
  /// - Complexity: O(*n*) in the sheet.
  public func evaluate(in environment: StyleSheetEnvironment = .desktop) -> Evaluation {
    if let layer = derived.layers[environment] { return layer.evaluation }
    var evaluator = StyleSheetEvaluator(self, in: environment, report: nil)
    return evaluator.evaluate()
  }
}

extension StyleSheet.Definition {
  /// The variable that the definition's value consists of, without `@`.
  var alias: String? { words.variable }
}

extension [StyleSheetWord] {
  /// The variable that the words consist of, without `@`.
  var variable: String? {
    count == 1 && self[0].kind == .variable ? String(self[0].text.dropFirst()) : nil
  }
}
