public import FloorplanForms

extension FormField {
  /// Creates a field for exactly one case of an enumeration, with a chip for each.
  ///
  ///     FormField("Status", choice: \Order.status, title: \.title)
  ///
  /// - Parameters:
  ///   - title: The title of the value.
  ///   - path: The value, an observable property of the model.
  ///   - optionTitle: Returns the title of a case.
  ///   - configure: Sets further properties of a cell.
  public init<Value: CaseIterable & Equatable>(
    _ title: String, choice path: ReferenceWritableKeyPath<Model, Value>, title optionTitle: (Value) -> String,
    configure: @escaping (FilterFormCell) -> Void = { _ in }
  ) where Value.AllCases == [Value] {
    let titles = Value.allCases.map(optionTitle)
    self.init(title, path.appending(path: \.option), in: FilterFormCell.self) { cell in
      cell.valueOptions = titles
      cell.allowsMultipleSelection = false
      cell.allowsEmptySelection = false
      configure(cell)
    }
  }

  /// Creates a field for one of many values, or none, with a list picker.
  ///
  /// A value that isn't an option is kept until the user chooses another one or clears the choice.
  ///
  /// - Parameters:
  ///   - title: The title of the value.
  ///   - path: The value, an observable property of the model.
  ///   - options: The possible values.
  ///   - titles: The titles of the options; empty if `configure` sets a data source.
  ///   - configure: Sets further properties of a cell.
  public init<Value: Hashable>(
    _ title: String, choice path: ReferenceWritableKeyPath<Model, Value?>, of options: [Value], titles: [String] = [],
    configure: @escaping (ListPickerFormCell) -> Void = { _ in }
  ) {
    self.init(title, path.appending(path: \.[among: options]), in: ListPickerFormCell.self) { cell in
      cell.valueOptions = titles
      cell.allowsMultipleSelection = false
      cell.listPicker.isSearchEnabled = true
      configure(cell)
    }
  }
}

/// Bindings of form cells whose values are indices of options.
nonisolated extension CaseIterable where Self: Equatable, AllCases == [Self] {
  /// The index of the case; setting an empty array leaves the case unchanged.
  package var option: [Int] {
    get { Self.allCases.firstIndex(of: self).map { [$0] } ?? [] }
    set { if let chosen = newValue.first, Self.allCases.indices.contains(chosen) { self = Self.allCases[chosen] } }
  }
}

nonisolated extension Set where Element: CaseIterable, Element.AllCases == [Element] {
  /// The indices of the cases in the set.
  package var options: [Int] {
    get { Element.allCases.indices.filter { contains(Element.allCases[$0]) } }
    set { self = Set(newValue.filter(Element.allCases.indices.contains).map { Element.allCases[$0] }) }
  }
}

nonisolated extension Optional where Wrapped: Hashable {
  /// The index of the value in an array, or an empty array for nil.
  ///
  /// A value that isn't in the array has the index `count`, and is kept until an option is chosen or the choice is
  /// cleared.
  package subscript(among values: [Wrapped]) -> [Int] {
    get { map { [values.firstIndex(of: $0) ?? values.count] } ?? [] }
    set {
      guard newValue != self[among: values] else { return }
      self = newValue.first.flatMap { values.indices.contains($0) ? values[$0] : nil }
    }
  }
}
