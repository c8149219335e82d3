/// An option to sort by, with the names of its directions.
///
///     enum Column: CaseIterable, SortOption {
///       case name, dueDate
///       var title: String { self == .name ? "Name" : "Due Date" }
///     }
///     FormField("Sort By", \List.sorting, options: Column.allCases)
public nonisolated protocol SortOption: FormOption, SendableMetatype {
  /// The name of the ascending direction, such as “Earliest First”.
  var ascendingTitle: String { get }
  /// The name of the descending direction, such as “Latest First”.
  var descendingTitle: String { get }
}

nonisolated extension SortOption {
  /// “Ascending”.
  public var ascendingTitle: String { SortCriterion.standardAscendingText }
  /// “Descending”.
  public var descendingTitle: String { SortCriterion.standardDescendingText }
}

/// An option to sort by, and the direction.
public nonisolated struct OptionSort<Option: Hashable>: Hashable {
  /// The option.
  public var option: Option
  /// Whether the order is ascending.
  public var isAscending: Bool

  /// Creates an order by an option.
  public init(_ option: Option, isAscending: Bool = true) {
    self.option = option
    self.isAscending = isAscending
  }
}

nonisolated extension OptionSort: Sendable where Option: Sendable {}

extension FormField {
  /// Creates a field for the options to sort by, in an ``OrderPickerFormCell``.
  ///
  /// An option that isn't offered is kept until users change the order.
  ///
  /// - Parameters:
  ///   - title: The title of the value.
  ///   - path: The options to sort by, with the highest priority first; an observable property of the model.
  ///   - options: All options; equal ones are displayed once.
  ///   - configure: Sets further properties of a cell, as in `init(_:_:in:configure:)`.
  public init<Option: SortOption>(
    _ title: String, _ path: ReferenceWritableKeyPath<Model, [OptionSort<Option>]>, options: [Option],
    configure: @escaping (OrderPickerFormCell) -> Void = { _ in }
  ) {
    self.init(title, path, in: OrderPickerFormCell.self, configure: configure, isMissing: \.isEmpty) { cell, model in
      var list = SortList(options)
      let criteria = FormValue(
        get: {
          list.sorting = model[keyPath: path]
          return list.criteria
        },
        set: {
          list.criteria = $0
          if list.sorting != model[keyPath: path] { model[keyPath: path] = list.sorting }
        })
      cell.bind(criteria, to: \.value)
    }
  }
}

/// The options of an order picker as criteria, which keep their positions while users select and deselect them.
private nonisolated struct SortList<Option: SortOption> {
  private let options: [Option]
  /// The criteria in display order, identified by the index of their option.
  var criteria: [SortCriterion] = []

  init(_ options: [Option]) {
    self.options = options.uniqued()
    arrange(by: [])
  }

  /// The selected options; setting others moves them to the top.
  var sorting: [OptionSort<Option>] {
    get {
      criteria.filter(\.isSelected).compactMap { criterion in
        guard let index = Int(criterion.id), options.indices.contains(index) else { return nil }
        return OptionSort(options[index], isAscending: criterion.isAscending)
      }
    }
    set {
      let offered = newValue.filter { options.contains($0.option) }
      if offered != sorting { arrange(by: offered) }
    }
  }

  private mutating func arrange(by sorting: [OptionSort<Option>]) {
    let others = options.filter { option in !sorting.contains { $0.option == option } }
    criteria =
      sorting.map { criterion($0, isSelected: true) } + others.map { criterion(OptionSort($0), isSelected: false) }
  }

  private func criterion(_ sort: OptionSort<Option>, isSelected: Bool) -> SortCriterion {
    SortCriterion(
      StyledText(sort.option.title), id: options.firstIndex(of: sort.option).map { "\($0)" }, isSelected: isSelected,
      isAscending: sort.isAscending, ascendingText: StyledText(sort.option.ascendingTitle),
      descendingText: StyledText(sort.option.descendingTitle))
  }
}
