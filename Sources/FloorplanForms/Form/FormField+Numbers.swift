public import FloorplanUI

/// Fields of numbers that aren't optional, and of amounts of money.
extension FormField {
  /// Creates a field of a number that isn't optional.
  ///
  ///     FormField("Weight", \.weight, in: NumberFormCell<Double>.self) { $0.format.style = .unit("kg") }
  ///
  /// - Parameters:
  ///   - title: The title of the number.
  ///   - path: The number, an observable property of the model; an empty text is refused.
  ///   - cell: The type of the cell.
  ///   - configure: Sets the properties of a cell, such as its notation. It is called each time a cell begins to
  ///     display the field, before the number is set, and again after an observable property that it read has changed.
  public init<Number: DecimalConvertible, Cell: NumberFormCell<Number>>(
    _ title: String, _ path: ReferenceWritableKeyPath<Model, Number>, in cell: Cell.Type,
    configure: @escaping (Cell) -> Void = { _ in }
  ) {
    self.init(title, path, in: cell, configure: configure, isMissing: { _ in false }) { $0.bind($1, to: path) }
  }

  /// Creates a field of an amount of money.
  ///
  ///     FormField("Price", \.price, currency: \.currency)
  ///
  /// - Parameters:
  ///   - title: The title of the amount.
  ///   - amount: The amount, an observable property of the model; an empty field is nil.
  ///   - currency: The ISO 4217 code of the currency, an observable property of the model.
  ///   - configure: Sets the properties of a cell, such as the minimum. It is called each time a cell begins to display
  ///     the field, before the amount is set, and again after an observable property that it read has changed.
  public init(
    _ title: String, _ amount: ReferenceWritableKeyPath<Model, DecimalNumber?>, currency: KeyPath<Model, String>,
    configure: @escaping (MoneyFormCell) -> Void = { _ in }
  ) {
    self.init(title, amount, in: MoneyFormCell.self, configure: configure, isMissing: { $0 == nil }) {
      $0.bind($1, to: amount, currency: currency)
    }
  }

  /// Creates a field of an amount of money that isn't optional; an empty text is refused.
  public init(
    _ title: String, _ amount: ReferenceWritableKeyPath<Model, DecimalNumber>, currency: KeyPath<Model, String>,
    configure: @escaping (MoneyFormCell) -> Void = { _ in }
  ) {
    self.init(title, amount, in: MoneyFormCell.self, configure: configure, isMissing: { _ in false }) {
      $0.bind($1, to: amount, currency: currency)
    }
  }
}
