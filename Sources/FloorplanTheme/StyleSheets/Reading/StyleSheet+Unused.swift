extension StyleSheet {
  /// The names of all variables in values of definitions and declarations, without `@`.
  var usedVariables: Set<String> {
    var names: Set<String> = []
    func add(_ words: [StyleSheetWord]) {
      for word in words where word.kind == .variable { names.insert(String(word.text.dropFirst())) }
    }
    for definition in definitions { add(definition.words) }
    for rule in rules { for declaration in rule.declarations { add(declaration.words) } }
    return names
  }

  /// The variables that no value contains and that redefine no palette color, in source order.
  package var unusedDefinitions: [Definition] {
    let used = usedVariables
    return definitions.filter { definition in
      !used.contains(definition.name) && !(dialect.knowsPalette && PaletteReference(definition.name) != nil)
    }
  }
}
