extension StyleSheet {
  /// What a sheet says on one kind of device: conditions decided, variables looked up, values typed.
  ///
  /// What has a wrong value, or a variable that isn't defined, is not in it.
  public struct Evaluation: Sendable, Hashable {
    /// What the sheet was evaluated for.
    public let environment: StyleSheetEnvironment
    /// The rules that hold, in the order of the text.
    public internal(set) var rules: [EvaluatedRule] = []
    /// The colours of the palette that the sheet redefines, in the order of the text, one for each name.
    public internal(set) var paletteColors: [PaletteDefinition] = []
    /// The definition that holds for each name.
    public internal(set) var definitions: [String: Definition] = [:]
    /// The definitions that hold on the device and that others of the same name make void, in the order of the text.
    var voidDefinitions: [String: [Definition]] = [:]

    /// The definitions that lead from a variable to its value, the variable's own first.
    ///
    /// - Parameter variable: The name without `@`.
    /// - Returns: The definitions; none where the variable isn't defined, and each one once where they go round in a
    ///   circle.
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

  /// A rule that holds.
  public struct EvaluatedRule: Sendable, Hashable {
    /// The class paths.
    public let selectors: [Selector]
    /// What is declared, in the order of the text.
    public internal(set) var declarations: [EvaluatedDeclaration]
    /// The whole rule.
    public let range: StyleSheetRange
  }

  /// A declaration with its value.
  public struct EvaluatedDeclaration: Sendable, Hashable {
    let declaration: Declaration
    /// What it is set to.
    public let value: StyleSheetValue
    /// What is set, and in which state; nil where no such property is known.
    public var property: StyleSheetProperty? { declaration.property }
    /// The property as it was written.
    public var name: String { declaration.name }
    /// The variable that was written instead of the value, without `@`; ``Evaluation/chain(from:)`` leads on.
    public var variable: String? { declaration.words.variable }
    /// The whole declaration.
    public var range: StyleSheetRange { declaration.range }
    /// The value.
    public var valueRange: StyleSheetRange { declaration.valueRange }
    /// The value as it was written, its words separated by single spaces.
    public var text: String { declaration.text }
  }

  /// A colour of the palette that a sheet redefines.
  public struct PaletteDefinition: Sendable, Hashable {
    /// Which one, and for which surface.
    public let reference: PaletteReference
    /// The new colour.
    public let value: StyleSheetValue
    /// The definition.
    public let range: StyleSheetRange
  }

  /// What the sheet says on one kind of device.
  ///
  /// - Parameter environment: The device.
  /// - Returns: The rules and colours that hold.
  /// - Complexity: O(*n*) in the sheet.
  public func evaluate(in environment: StyleSheetEnvironment = .desktop) -> Evaluation {
    if let layer = worked.layers[environment] { return layer.evaluation }
    var evaluator = StyleSheetEvaluator(self, in: environment, report: nil)
    return evaluator.evaluate()
  }
}

extension StyleSheet.Definition {
  /// The variable that the definition stands for, without `@`, where its value is one.
  var alias: String? { words.variable }
}

extension [StyleSheetWord] {
  /// The variable that these words are, without `@`.
  var variable: String? {
    count == 1 && self[0].kind == .variable ? String(self[0].text.dropFirst()) : nil
  }
}
