public import FloorplanUI

/// Fields whose users choose among values.
///
/// A value that isn't among the options is kept until users choose, so options can be reordered, renamed and removed
/// without changing the model.
extension FormField {
  /// Creates a field with a chip for each option, for a value that is one option, an optional one or a set.
  ///
  /// - Parameters:
  ///   - title: The title of the value.
  ///   - path: The value, an observable property of the model.
  ///   - options: The options in display order; equal ones are displayed once.
  public init<Selection: OptionSelection>(
    _ title: String, _ path: ReferenceWritableKeyPath<Model, Selection>, options: [Selection.Option]
  ) where Selection.Option: FormOption {
    self.init(title, path, options: options, title: \.title, image: \.image)
  }

  /// Creates a field with a chip for each option, for a value that is one option, an optional one or a set, with
  /// separate titles.
  ///
  /// - Parameters:
  ///   - title: The title of the value.
  ///   - path: The value, an observable property of the model.
  ///   - options: The options in display order; equal ones are displayed once.
  ///   - optionTitle: Returns the title of an option.
  ///   - image: Returns the image of an option; nil for none.
  public init<Selection: OptionSelection>(
    _ title: String, _ path: ReferenceWritableKeyPath<Model, Selection>, options: [Selection.Option],
    title optionTitle: @escaping (Selection.Option) -> String,
    image: @escaping (Selection.Option) -> ImageSource? = { _ in nil }
  ) {
    self.init(title, path, options: options, title: optionTitle, image: image, in: FilterFormCell.self) {
      $0.buttonSize = .flexible
    }
  }

  /// Creates a field for a value that is one option, an optional one or a set.
  ///
  /// - Parameters:
  ///   - title: The title of the value.
  ///   - path: The value, an observable property of the model.
  ///   - options: The options in display order; equal ones are displayed once.
  ///   - cell: The type of the cell. Users can clear an optional value, and change a set, in a ``FilterFormCell`` or
  ///     ``ListPickerFormCell``.
  ///   - configure: Sets further properties of a cell, as in `init(_:_:in:configure:)`.
  public init<Selection: OptionSelection, Cell: OptionCell>(
    _ title: String, _ path: ReferenceWritableKeyPath<Model, Selection>, options: [Selection.Option],
    in cell: Cell.Type, configure: @escaping (Cell) -> Void = { _ in }
  ) where Selection.Option: FormOption {
    self.init(title, path, options: { _ in options }, title: \.title, image: \.image, in: cell, configure: configure)
  }

  /// Creates a field for a value that is one option, an optional one or a set, with separate titles.
  ///
  /// - Parameters:
  ///   - title: The title of the value.
  ///   - path: The value, an observable property of the model.
  ///   - options: The options in display order; equal ones are displayed once.
  ///   - optionTitle: Returns the title of an option.
  ///   - image: Returns the image of an option; nil for none.
  ///   - cell: The type of the cell.
  ///   - configure: Sets further properties of a cell, as in `init(_:_:in:configure:)`.
  public init<Selection: OptionSelection, Cell: OptionCell>(
    _ title: String, _ path: ReferenceWritableKeyPath<Model, Selection>, options: [Selection.Option],
    title optionTitle: @escaping (Selection.Option) -> String,
    image: @escaping (Selection.Option) -> ImageSource? = { _ in nil }, in cell: Cell.Type,
    configure: @escaping (Cell) -> Void = { _ in }
  ) {
    self.init(title, path, options: { _ in options }, title: optionTitle, image: image, in: cell, configure: configure)
  }

  /// Creates a field for a value that is one option, an optional one or a set, with options that depend on the model.
  ///
  /// - Parameters:
  ///   - title: The title of the value.
  ///   - path: The value, an observable property of the model.
  ///   - options: Returns the options in display order; it may read observable properties of the model.
  ///   - cell: The type of the cell.
  ///   - configure: Sets further properties of a cell, as in `init(_:_:in:configure:)`.
  public init<Selection: OptionSelection, Cell: OptionCell>(
    _ title: String, _ path: ReferenceWritableKeyPath<Model, Selection>,
    options: @escaping (Model) -> [Selection.Option], in cell: Cell.Type,
    configure: @escaping (Cell) -> Void = { _ in }
  ) where Selection.Option: FormOption {
    self.init(title, path, options: options, title: \.title, image: \.image, in: cell, configure: configure)
  }

  /// Creates a field for a value that is one option, an optional one or a set, with options that depend on the model,
  /// and with separate titles.
  ///
  /// - Parameters:
  ///   - title: The title of the value.
  ///   - path: The value, an observable property of the model.
  ///   - options: Returns the options in display order; it may read observable properties of the model.
  ///   - optionTitle: Returns the title of an option.
  ///   - image: Returns the image of an option; nil for none.
  ///   - cell: The type of the cell.
  ///   - configure: Sets further properties of a cell, as in `init(_:_:in:configure:)`.
  public init<Selection: OptionSelection, Cell: OptionCell>(
    _ title: String, _ path: ReferenceWritableKeyPath<Model, Selection>,
    options: @escaping (Model) -> [Selection.Option], title optionTitle: @escaping (Selection.Option) -> String,
    image: @escaping (Selection.Option) -> ImageSource? = { _ in nil }, in cell: Cell.Type,
    configure: @escaping (Cell) -> Void = { _ in }
  ) {
    self.init(
      title, path, in: cell,
      bind: { cell, model in
        cell.allowSelection(of: Selection.optionCounts)
        // The user chooses among these even if the model already offers others.
        let displayed = FormValue([Selection.Option]())
        cell.configure { [unowned cell] in
          let options = options(model).uniqued()
          displayed.value = options
          cell.valueOptions = options.map(optionTitle)
          cell.optionImages = options.map(image)
          configure(cell)
        }
        let choice = FormValue(
          get: { Cell.value(ofIndices: model[keyPath: path].indices(among: displayed.value)) },
          set: { value in
            let (options, indices) = (displayed.value, Cell.indices(of: value))
            guard indices != model[keyPath: path].indices(among: options) else { return }
            let selected = indices.filter(options.indices.contains).map { options[$0] }
            if let selection = Selection(selecting: selected) { model[keyPath: path] = selection }
          })
        cell.bind(choice, to: \.value)
      }, capture: Self.capture(path),
      isMissing: { ($0[keyPath: path] as? any OmittableValue)?.isOmitted ?? false })
  }
}

nonisolated extension OptionSelection {
  /// Returns the indices of the selected options, and the first indices after the options for others.
  fileprivate func indices(among options: [Option]) -> [Int] {
    var others = Set(selectedOptions)
    let found = options.indices.filter { others.remove(options[$0]) != nil }
    return found + (0..<others.count).map { options.count + $0 }
  }
}
