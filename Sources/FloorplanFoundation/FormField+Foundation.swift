public import FloorplanForms
import FloorplanUI
public import Foundation

extension FormField {
  /// Creates a field of a date and a time of day on the clocks of this computer.
  ///
  ///     FormField("Due", \.due, in: DatePickerFormCell.self) { $0.datePickerMode = .date }
  ///
  /// - Parameters:
  ///   - title: The title of the date.
  ///   - path: The date, an observable property of the model; no date is nil.
  ///   - cell: The type of the cell.
  ///   - configure: Sets the properties of a cell, such as the earliest date. It is called each time a cell begins to
  ///     display the field, before the date is set, and again after an observable property that it read has changed.
  public init<Cell: DatePickerFormCell>(
    _ title: String, _ path: ReferenceWritableKeyPath<Model, Date?>, in cell: Cell.Type,
    configure: @escaping (Cell) -> Void = { _ in }
  ) {
    self.init(title, path, in: cell, configure: configure, isMissing: { Cell.isMissing($0.localTime) }) {
      $0.bind($1, to: path.appending(path: \.localTime))
    }
  }

  /// Creates a field of a date that isn't optional, and of a time of day on the clocks of this computer.
  public init<Cell: DatePickerFormCell>(
    _ title: String, _ path: ReferenceWritableKeyPath<Model, Date>, in cell: Cell.Type,
    configure: @escaping (Cell) -> Void = { _ in }
  ) {
    self.init(title, path, in: cell, configure: configure, isMissing: { Cell.isMissing($0.localTime) }) {
      $0.bind($1, to: path.appending(path: \.localTime))
    }
  }

  /// Creates a field of an amount of money in a `Decimal`.
  ///
  /// - Parameters:
  ///   - title: The title of the amount.
  ///   - amount: The amount, an observable property of the model; an empty field is nil.
  ///   - currency: The ISO 4217 code of the currency, an observable property of the model.
  ///   - configure: Sets the properties of a cell, such as the minimum. It is called each time a cell begins to display
  ///     the field, before the amount is set, and again after an observable property that it read has changed.
  public init(
    _ title: String, _ amount: ReferenceWritableKeyPath<Model, Decimal?>, currency: KeyPath<Model, String>,
    configure: @escaping (MoneyFormCell) -> Void = { _ in }
  ) {
    self.init(title, amount, in: MoneyFormCell.self, configure: configure, isMissing: { $0.number == nil }) {
      $0.bind($1, to: amount.appending(path: \.number), currency: currency)
    }
  }

  /// Creates a field of an amount of money in a `Decimal` that isn't optional; an empty text is refused.
  public init(
    _ title: String, _ amount: ReferenceWritableKeyPath<Model, Decimal>, currency: KeyPath<Model, String>,
    configure: @escaping (MoneyFormCell) -> Void = { _ in }
  ) {
    self.init(title, amount, in: MoneyFormCell.self, configure: configure, isMissing: { _ in false }) {
      $0.bind($1, to: amount.appending(path: \.number), currency: currency)
    }
  }
}

nonisolated extension Decimal {
  /// The number for a cell; 0 if there is none.
  fileprivate var number: DecimalNumber {
    get { decimalNumber ?? 0 }
    set { self = Decimal(newValue) }
  }
}

nonisolated extension Decimal? {
  fileprivate var number: DecimalNumber? {
    get { flatMap(\.decimalNumber) }
    set { self = newValue.map { Decimal($0) } }
  }
}
