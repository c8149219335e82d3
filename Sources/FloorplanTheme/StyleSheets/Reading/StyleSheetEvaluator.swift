/// The position of a declaration in a sheet, by the indices of its rule and of itself.
struct DeclarationIndex: Hashable, Comparable {
  let rule: Int
  let declaration: Int

  static func < (one: Self, other: Self) -> Bool { (one.rule, one.declaration) < (other.rule, other.declaration) }
}

/// Converts the values of a sheet to typed values, and reports invalid ones.
struct StyleSheetEvaluator {
  private let sheet: StyleSheet
  private let environment: StyleSheetEnvironment
  private let report: StyleSheetReporter?
  private let variables: VariableTable
  /// The names that are defined under a condition.
  private let conditionalNames: Set<String>
  /// The typed values of definitions, so that a long value with many uses is read once.
  private var values: [Key: Result<StyleSheetValue, ValueReader.Failure>] = [:]
  /// The declarations without a valid value.
  private(set) var dropped: Set<DeclarationIndex> = []

  private struct Key: Hashable {
    let definition: Int
    let type: StyleSheetValueType
  }

  init(_ sheet: StyleSheet, in environment: StyleSheetEnvironment, report: StyleSheetReporter?) {
    self.sheet = sheet
    self.environment = environment
    self.report = report
    variables = VariableTable(sheet, in: environment)
    conditionalNames = sheet.media.isEmpty ? [] : Set(sheet.definitions.lazy.filter { $0.media != nil }.map(\.name))
  }

  mutating func evaluate() -> StyleSheet.Evaluation {
    var evaluation = StyleSheet.Evaluation(environment: environment)
    for (index, definition) in sheet.definitions.enumerated() {
      guard variables.winners[definition.name] == index else {
        if sheet.isActive(definition.media, in: environment) {
          evaluation.overriddenDefinitions[definition.name, default: []].append(definition)
        }
        continue
      }
      evaluation.definitions[definition.name] = definition
      diagnoseAlias(of: index)
      if let color = paletteDefinition(index) { evaluation.paletteColors.append(color) }
    }
    for (ruleIndex, rule) in sheet.rules.enumerated() where sheet.isActive(rule.media, in: environment) {
      var declarations: [StyleSheet.EvaluatedDeclaration] = []
      declarations.reserveCapacity(rule.declarations.count)
      for (index, declaration) in rule.declarations.enumerated() {
        if let evaluated = evaluate(declaration) {
          declarations.append(evaluated)
        } else {
          dropped.insert(DeclarationIndex(rule: ruleIndex, declaration: index))
        }
      }
      evaluation.rules.append(
        StyleSheet.EvaluatedRule(selectors: rule.selectors, declarations: declarations, range: rule.range))
    }
    return evaluation
  }

  // MARK: Definitions

  private func diagnoseAlias(of index: Int) {
    guard let report, sheet.definitions[index].alias != nil else { return }
    let definition = sheet.definitions[index]
    switch variables.ends[index] {
    case .cycle(let number):
      let cycle = variables.cycles[number]
      let names = cycle.prefix(8).map { "@" + sheet.definitions[$0].name.onOneLine(limit: 40) }
      let displayed = names + [cycle.count > 8 ? "…" : names[0]]
      report(
        .aliasCycle, .error, sheet.definitions[cycle[0]].range,
        "the variable refers to itself: \(displayed.joined(separator: " → "))", remedy: "give one of them a value")
    case .undefined(let name, let lastIndex):
      diagnoseUndefined(name, at: sheet.definitions[lastIndex].valueRange, in: .text, isDefinition: true)
    case .value, .palette, nil:
      report(
        .nestedAlias, .warning, definition.valueRange, once: "",
        "iOS doesn't resolve variables in definitions: it uses \(definition.text.quoted) as the value of "
          + "@\(definition.name.onOneLine(limit: 40))",
        remedy: "write the value here too", onlyIfFilesAreRejected: true)
    }
  }

  /// Reports an undefined variable.
  ///
  /// - Parameters:
  ///   - name: The variable, without `@`.
  ///   - range: The range of the variable.
  ///   - type: The type of the required value.
  ///   - isDefinition: Whether the variable is in a definition, where iOS doesn't look up variables.
  private func diagnoseUndefined(
    _ name: String, at range: StyleSheetRange, in type: StyleSheetValueType, isDefinition: Bool = false
  ) {
    let isPalette = PaletteReference(name) != nil
    let displayed = "@\(name)".quoted
    let effect =
      !sheet.dialect.rejectsInvalidFiles
      ? "" : isDefinition ? "; iOS uses \(displayed) as the value" : ", and iOS crashes here"
    report?(
      .undefinedVariable, .error, range, once: isDefinition ? "\(name)\n@" : name,
      isConditional(name)
        ? "\(displayed) is only defined in conditions; if none of them holds, its uses are ignored\(effect)"
        : "undefined variable \(displayed); its uses are ignored\(effect)",
      suggestion: isPalette || isConditional(name) ? nil : nearestVariable(to: name, in: type),
      remedy: isPalette
        ? "define it; stock NUI doesn't support palette colors"
        : isConditional(name) ? "also define it outside the conditions" : "define it, or write the value")
  }

  /// Returns whether an undefined variable is defined in another environment.
  private func isConditional(_ name: String) -> Bool { conditionalNames.contains(name) }

  private func nearestVariable(to name: String, in type: StyleSheetValueType) -> String? {
    // There can be as many names as the sheet has definitions.
    guard let report, report.canSearchNames else { return nil }
    let palette = sheet.dialect.knowsPalette && type == .color ? PaletteReference.names : []
    return report.nearest(to: name, in: variables.winners.keys + palette).map { "@" + $0 }
  }

  private mutating func paletteDefinition(_ index: Int) -> StyleSheet.PaletteDefinition? {
    let definition = sheet.definitions[index]
    guard sheet.dialect.knowsPalette, let reference = PaletteReference(definition.name) else { return nil }
    let value: StyleSheetValue
    switch variables.ends[index] {
    case .value(let end):
      switch read(end, as: .color) {
      case .success(let color): value = color
      case .failure(let failure):
        // A former name can also be a variable of the sheet, such as @line for the width of a line.
        guard reference.deprecatedName == nil else { return nil }
        let reported = end == index ? failure : ValueReader.Failure(reason: failure.reason, remedy: failure.remedy)
        diagnoseWrongType(definition.words, reported, of: "@" + definition.name, .color)
        return nil
      }
    case .palette(let other): value = .style(.reference(other))
    default: return nil
    }
    diagnoseFormerName(reference, at: definition.nameRange)
    return StyleSheet.PaletteDefinition(reference: reference, value: value, range: definition.range)
  }

  private func diagnoseFormerName(_ reference: PaletteReference, at range: StyleSheetRange) {
    var reader = ValueReader([], dialect: sheet.dialect)
    reader.remarkFormerName(of: reference, at: range, isVariable: true)
    diagnose(reader.remarks)
  }

  // MARK: Declarations

  private mutating func evaluate(_ declaration: StyleSheet.Declaration) -> StyleSheet.EvaluatedDeclaration? {
    let type = declaration.property?.type ?? .text
    let variable = declaration.words.variable
    let value: StyleSheetValue?
    if type == .text, declaration.words.count > 1, declaration.words[0].kind == .variable {
      // iOS reads the whole value as the name of a variable.
      diagnoseUndefined(String(declaration.text.dropFirst()), at: declaration.valueRange, in: type)
      return nil
    }
    if let variable {
      value = look(up: variable, for: declaration, as: type)
    } else {
      switch read(declaration.words, as: type) {
      case .success(let own): value = own
      case .failure(let failure):
        diagnoseWrongType(declaration.words, failure, of: declaration.name, type)
        value = nil
      }
    }
    if let value { diagnosePlacement(value, of: declaration) }
    return value.map { StyleSheet.EvaluatedDeclaration(declaration: declaration, value: $0) }
  }

  /// Reports a value that has no effect on iOS, because its parser looks for a misspelled name.
  private func diagnosePlacement(_ value: StyleSheetValue, of declaration: StyleSheet.Declaration) {
    guard declaration.property?.name == "horizontal-align", case .keyword(let word) = value, word != "left" else {
      return
    }
    report?(
      .desktopOnlyValue, .warning, declaration.valueRange, once: word,
      "\(word.quoted) has no effect on iOS: the parser looks for a misspelled name, so horizontal-align is always left",
      remedy: word == "fill" ? "no value works on both platforms" : "for text, write text-align: \(word);",
      onlyIfFilesAreRejected: true)
  }

  private mutating func look(
    up variable: String, for declaration: StyleSheet.Declaration, as type: StyleSheetValueType
  ) -> StyleSheetValue? {
    let named = sheet.dialect.knowsPalette ? PaletteReference(variable) : nil
    let winner = variables.winners[variable]
    switch winner.flatMap({ variables.ends[$0] }) ?? named.map(VariableTable.End.palette) {
    case .value(let end):
      switch read(end, as: type) {
      // A redefined palette color stays a reference, because it can have a different value on dark surfaces.
      case .success(let value): return type == .color ? named.map { .style(.reference($0)) } ?? value : value
      case .failure(let failure):
        diagnoseWrongVariable(variable, end: end, failure, for: declaration, as: type)
        return nil
      }
    case .palette(let reference):
      guard type == .color || type == .text else {
        diagnoseWrongType(declaration.words, Self.isColor, of: declaration.name, type)
        return nil
      }
      if winner == nil { diagnoseFormerName(reference, at: declaration.valueRange) }
      return .style(.reference(reference))
    case nil:
      diagnoseUndefined(variable, at: declaration.valueRange, in: type)
      return nil
    case .undefined, .cycle: return nil
    }
  }

  private static let isColor = ValueReader.Failure(reason: "it is a palette color")

  /// Returns the typed value of a definition, and reports its remarks the first time.
  private mutating func read(
    _ index: Int, as type: StyleSheetValueType
  ) -> Result<StyleSheetValue, ValueReader.Failure> {
    let key = Key(definition: index, type: type)
    if let known = values[key] { return known }
    let result = read(sheet.definitions[index].words, as: type)
    values[key] = result
    return result
  }

  private func read(
    _ words: [StyleSheetWord], as type: StyleSheetValueType
  ) -> Result<StyleSheetValue, ValueReader.Failure> {
    var reader = ValueReader(words, dialect: sheet.dialect)
    let result = Result { () throws(ValueReader.Failure) in try reader.read(type) }
    if case .success = result { diagnose(reader.remarks) }
    return result
  }

  // MARK: Reporting

  private func diagnose(_ remarks: [(StyleSheetReporter) -> Void]) {
    guard let report else { return }
    for remark in remarks { remark(report) }
  }

  private func diagnoseWrongType(
    _ words: [StyleSheetWord], _ failure: ValueReader.Failure, of name: String, _ type: StyleSheetValueType
  ) {
    guard let report, let first = words.first, let last = words.last else { return }
    let text = words.prefix(20).map(\.text).joined(separator: " ").onOneLine(limit: 60)
    report(
      .wrongType, .error, first.range.through(last.range), once: "\(type.expectation)\n\(text)",
      "invalid value “\(text)” for \(name.onOneLine(limit: 60)): \(Self.reason(failure, type))",
      suggestion: failure.candidates.isEmpty ? nil : report.nearest(to: text, in: failure.candidates),
      remedy: failure.remedy,
      replacement: words.count == 1 ? failure.replacement : nil)
  }

  private static func reason(_ failure: ValueReader.Failure, _ type: StyleSheetValueType) -> String {
    (failure.reason.map { $0 + "; " } ?? "") + "expected \(type.expectation)"
  }

  /// Reports the use of a variable whose value has the wrong type.
  ///
  /// The remedy applies to its definition.
  private func diagnoseWrongVariable(
    _ variable: String, end: Int, _ failure: ValueReader.Failure, for declaration: StyleSheet.Declaration,
    as type: StyleSheetValueType
  ) {
    guard let report else { return }
    let definition = sheet.definitions[end]
    let text = definition.words.prefix(20).map(\.text).joined(separator: " ")
    report(
      .wrongType, .error, declaration.valueRange, once: "\(type.expectation)\n@\(variable)",
      "invalid value \("@\(variable)".quoted) (\(text.quoted) at \(definition.range)) for "
        + "\(declaration.name.onOneLine(limit: 60)): \(Self.reason(failure, type))",
      remedy: remedy(for: failure, text: text, report))
  }

  private func remedy(for failure: ValueReader.Failure, text: String, _ report: StyleSheetReporter) -> String? {
    let suggestion =
      failure.candidates.isEmpty ? nil : report.nearest(to: text.onOneLine(limit: 60), in: failure.candidates)
    return suggestion.map { "did you mean \($0)?" } ?? failure.remedy
  }
}
