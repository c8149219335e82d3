import Floorplan

/// A sample with different content than the main sample, or in a state that pictures must contain.
struct Variant<Cell> {
  let title: String
  /// The values of the page's knobs, in the order in which they are set; the others have no effect.
  let knobs: KeyValuePairs<String, String>
  /// Whether the sample is laid out from right to left.
  var isRightToLeft = false
  /// The state that the variant displays, if any.
  var state: SampleState?
  /// Sets the content for which there is no knob.
  let fill: (Cell) -> Void

  init(_ title: String, _ knobs: KeyValuePairs<String, String> = [:], _ fill: @escaping (Cell) -> Void = { _ in }) {
    self.title = title
    self.knobs = knobs
    self.fill = fill
  }

  /// Creates a variant in a state.
  init(
    _ state: SampleState, _ knobs: KeyValuePairs<String, String> = [:], title: String? = nil,
    _ fill: @escaping (Cell) -> Void = { _ in }
  ) {
    self.init(title ?? state.title, knobs, fill)
    self.state = state
  }

  /// Creates a variant in a right-to-left language, which is laid out from right to left.
  static func rightToLeft(
    _ knobs: KeyValuePairs<String, String> = [:], _ fill: @escaping (Cell) -> Void = { _ in }
  ) -> Variant {
    var variant = Variant("Right to left", knobs, fill)
    variant.isRightToLeft = true
    return variant
  }
}

/// The arrangement of samples side by side.
struct SheetArrangement {
  /// The minimum column width, in pixels.
  let minimumColumnWidth: Int
  /// Whether samples have the width of their column instead of their natural width.
  var fillsColumns = true

  /// The arrangement of rows in a table or a form.
  static let rows = Self(minimumColumnWidth: 260)
  /// The arrangement of rows with more content.
  static let wideRows = Self(minimumColumnWidth: 300)
  /// The arrangement of cells that are next to each other.
  static let items = Self(minimumColumnWidth: 160, fillsColumns: false)
}

/// The body of a cell's page.
///
/// Its tabs contain a sample that follows the knobs, its states, the variants, and the code that creates the sample.
struct CellSheet<Cell: SheetSample> {
  private let context: PageContext
  private let properties: [CellProperty<Cell>]
  private let arrangement: SheetArrangement
  private static var maximumColumnCount: Int { 3 }

  /// Creates the body of a page, whose knobs include those of ``SheetTab``.
  ///
  /// - Parameters:
  ///   - context: The context of the page.
  ///   - properties: The properties with knobs.
  ///   - arrangement: The arrangement of the samples.
  ///   - prepare: Sets up the sample beyond its knobs, such as its handlers.
  ///   - setupCode: The code of `prepare`, line by line.
  ///   - modelType: The type of the value in the model to which the code binds the sample; nil for no model.
  ///   - events: The log of the sample's events; nil if it has none.
  ///   - states: Puts a sample into each state.
  ///   - detach: Detaches a sample in a state from the page, after `prepare`.
  ///   - base: Sets the common content of all variants.
  ///   - variants: The variants.
  ///   - note: Returns additional views below the variants, with their title; nil for none.
  /// - Returns: The body.
  static func make(
    _ context: PageContext, _ properties: [CellProperty<Cell>], _ arrangement: SheetArrangement,
    prepare: @escaping (Cell) -> Void, setupCode: [String], modelType: String? = nil, events: EventLog? = nil,
    states: [Variant<Cell>], detach: @escaping (Cell) -> Void = { _ in },
    base: @escaping (Cell) -> Void = { _ in }, variants: [Variant<Cell>],
    note: @escaping () -> (title: String, views: [Widget])? = { nil }
  ) -> Widget {
    let sheet = Self(context: context, properties: properties, arrangement: arrangement)
    let fillState = { (cell: Cell) in
      for property in properties { property.set(cell, property.knob.defaultValue, context) }
      prepare(cell)
      detach(cell)
    }
    if let takeSamples = context.takeSamples {
      takeSamples(states.map { sheet.sample(of: $0, fillState) })
      return Box(.vertical)
    }
    for property in properties { context.problems[property.knob.name] = property.problem }
    func parts(_ tab: SheetTab) -> [Widget] {
      switch tab {
      case .preview:
        return [sheet.sample(prepare, states, detach)]
          + (events.map { [PageCard.make(localized("Events"), [$0.view()])] } ?? [])
      case .states:
        return [sheet.columns(states, fillState)]
      case .variants:
        return [sheet.columns(variants, base)] + (note().map { [PageCard.make($0.title, $0.views)] } ?? [])
      case .code:
        return [
          PageCard.code(context) {
            let statements = properties.compactMap { $0.code(context.value(ofKnob: $0.knob.name)) }
            return Cell.program(statements + setupCode, modelType: modelType)
          }
        ]
      }
    }
    return SheetTab.page(context) { PageInset.column(parts($0), name: $0.title) }
  }

  // MARK: Sample

  /// Creates the sample in the state of the page's knob.
  private func sample(
    _ prepare: @escaping (Cell) -> Void, _ states: [Variant<Cell>], _ detach: @escaping (Cell) -> Void
  ) -> Widget {
    let host = Box(.vertical)
    var displayed: SampleState?
    host.observe { [self, unowned host] in
      let state = SampleState.selected(context)
      guard state != displayed else { return }
      displayed = state
      let variant = states.first { $0.state == state }
      for child in host.children { child.removePermanently() }
      host.append(
        state == .normal
          ? sample(prepare)
          : sample(in: variant?.fill ?? { _ in }) {
            prepare($0)
            detach($0)
          })
    }
    return host
  }

  /// Creates the sample in a state that the user can't change.
  private func sample(in state: @escaping (Cell) -> Void, prepare: (Cell) -> Void) -> Widget {
    let view = Cell()
    prepare(view)
    view.observe { [unowned view, context, properties] in
      for property in properties { property.set(view, context.value(ofKnob: property.knob.name), context) }
      state(view)
    }
    guard Cell.self is CollectionCell.Type else { return Stage(view, context) }
    guard arrangement.fillsColumns else {
      return Stage(view, context) { [unowned view] in view.measured(.horizontal).natural }
    }
    let surface = Box(.vertical, [view])
    surface.addStyleClass(UtilityClass.card.rawValue)
    surface.overflow = .hidden
    return Stage(surface, context)
  }

  /// Creates the sample on its stage; a cell is in a collection, so it can be focused, pressed, selected and copied
  /// like any other.
  private func sample(_ prepare: @escaping (Cell) -> Void) -> Widget {
    guard let type = Cell.self as? CollectionCell.Type else {
      let view = Cell()
      prepare(view)
      view.observe { [unowned view, context, properties] in
        for property in properties { property.set(view, context.value(ofKnob: property.knob.name), context) }
      }
      return Stage(view, context)
    }
    let collection = CollectionView(
      layout: arrangement.fillsColumns
        ? AutosizingColumnFlowLayout(numberOfColumns: 1)
        : HorizontalFlowLayout(estimatedItemSize: Size(width: 120, height: 120)))
    collection.fitsContentHeight = true
    collection.selectionMode = .single
    collection.setAccessibleLabel(localized("Sample"))
    collection.register(CollectionCell.self) { type.init() }
    weak var stage: Stage?
    let source = IndexedDataSource(collection) { [context, properties] collection, index in
      let cell = collection.dequeue(CollectionCell.self, for: index)
      guard let sample = cell as? Cell else { return cell }
      prepare(sample)
      for property in properties { property.set(sample, context.value(ofKnob: property.knob.name), context) }
      // The width of the sample is known only now, during its layout.
      MainLoop.idle { stage?.sampleDidChange() }
      return cell
    }
    source.reload([1])
    let index = ItemIndex(section: 0, item: 0)
    let result: Stage
    if arrangement.fillsColumns {
      let surface = Box(.vertical, [collection])
      surface.addStyleClass(UtilityClass.card.rawValue)
      surface.overflow = .hidden
      result = Stage(surface, context)
    } else {
      result = Stage(collection, context) { [unowned collection] in
        collection.cell(at: index)?.measured(.horizontal).natural
      }
    }
    stage = result
    collection.observe { [unowned collection, context, properties] in
      // Read all values, because only those that are read are observed, even if there is no cell.
      let values = properties.map { context.value(ofKnob: $0.knob.name) }
      guard let cell = collection.cell(at: index) as? Cell else { return }
      for (property, value) in zip(properties, values) { property.set(cell, value, context) }
    }
    return result
  }

  // MARK: Samples side by side

  /// Creates titled samples side by side, with the same content except for the variants.
  private func columns(_ variants: [Variant<Cell>], _ base: (Cell) -> Void) -> Widget {
    AdaptiveColumns(
      minimumColumnWidth: arrangement.minimumColumnWidth, spacing: 16, maximumColumnCount: Self.maximumColumnCount,
      variants.map { specimen($0, base) })
  }

  private func specimen(_ variant: Variant<Cell>, _ base: (Cell) -> Void) -> Widget {
    let caption = Label(variant.title, .caption1, .secondary, wraps: true)
    return Box(.vertical, spacing: 8, [caption, frame(of: variant, base)])
  }

  /// Returns a description of a state's sample, which is displayed as on the tab with the states.
  private func sample(of variant: Variant<Cell>, _ base: @escaping (Cell) -> Void) -> StateSample {
    StateSample(
      page: context.entry, title: variant.title, state: variant.state, width: arrangement.minimumColumnWidth
    ) { frame(of: variant, base) }
  }

  /// Creates a sample in its frame.
  private func frame(of variant: Variant<Cell>, _ base: (Cell) -> Void) -> Widget {
    let cell = Cell()
    base(cell)
    for (name, value) in variant.knobs { set(name, value, of: cell) }
    variant.fill(cell)
    if variant.isRightToLeft { cell.setDirectionRecursively(.rtl) }
    // An alignment isn't enough, because GTK measures the height for the whole width.
    let content = arrangement.fillsColumns ? cell : WrappingBox(spacing: 0, lineSpacing: 0, alignment: .center, [cell])
    if !arrangement.fillsColumns { content.setMargins(top: 12, leading: 12, bottom: 12, trailing: 12) }
    let frame = Box(.vertical, [content])
    frame.addStyleClass(UtilityClass.stage.rawValue)
    frame.overflow = .hidden
    return frame
  }

  /// Sets a property of a variant to a value of its knob.
  private func set(_ name: String, _ value: String, of cell: Cell) {
    guard let property = properties.first(where: { $0.knob.name == name }) else {
      preconditionFailure("page \(context.entry.path) has no knob \(name)")
    }
    precondition(property.knob.accepts(value), "the knob \(name) doesn't accept \(value)")
    property.set(cell, value, context)
  }
}
