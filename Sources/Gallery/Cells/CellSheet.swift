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

/// The body of a cell's page, whose knobs include those of ``SheetTab``.
///
/// Its tabs contain a sample that follows the knobs, its states, the variants, and the code that creates the sample.
struct CellSheet<Cell: SheetSample> {
  let context: PageContext
  /// The properties with knobs.
  let properties: [CellProperty<Cell>]
  let arrangement: SheetArrangement
  /// Sets up the sample beyond its knobs, such as its handlers.
  let prepare: (Cell) -> Void
  /// The code of ``prepare``, line by line.
  let setupCode: [String]
  /// The type of the value in the model to which the code binds the sample; nil for no model.
  var modelType: String?
  /// The log of the sample's events; nil if it has none.
  var events: EventLog?
  /// The variants that put a sample into each state.
  let states: [Variant<Cell>]
  /// Detaches a sample in a state from the page, after ``prepare``.
  var detach: (Cell) -> Void = { _ in }
  /// Sets the common content of all variants.
  var base: (Cell) -> Void = { _ in }
  let variants: [Variant<Cell>]
  /// Returns additional views below the variants, with their title; nil for none.
  var note: () -> (title: String, views: [Widget])? = { nil }
  /// Sets up the body, such as its observers.
  var setUp: (Widget) -> Void = { _ in }

  private static var maximumColumnCount: Int { 3 }

  /// Creates the body.
  func makeView() -> Widget {
    for property in properties { context.problems[property.knob.name] = property.problem }
    let view = SheetTab.page(context) { PageInset.column(parts($0), name: $0.title) }
    setUp(view)
    return view
  }

  /// The samples of the states, with their width on the tab “States”.
  var samples: [StateSample] {
    states.map { variant in
      StateSample(
        page: context.entry, title: variant.title, state: variant.state, width: arrangement.minimumColumnWidth
      ) { frame(of: variant, fillState) }
    }
  }

  private func parts(_ tab: SheetTab) -> [Widget] {
    switch tab {
    case .preview:
      return [currentSample()] + (events.map { [PageCard.make(localized("Events"), [$0.view()])] } ?? [])
    case .states:
      return [columns(states, fillState)]
    case .variants:
      return [columns(variants, base)] + (note().map { [PageCard.make($0.title, $0.views)] } ?? [])
    case .code:
      return [
        PageCard.code(context) {
          let statements = properties.compactMap { $0.code(context.value(ofKnob: $0.knob.name)) }
          return Cell.program(statements + setupCode, modelType: modelType)
        }
      ]
    }
  }

  private func fillState(_ cell: Cell) {
    for property in properties { property.set(cell, property.knob.defaultValue, context) }
    prepare(cell)
    detach(cell)
  }

  /// Sets the properties of a sample to the values of their knobs.
  private func setProperties(of sample: Cell) {
    for property in properties { property.set(sample, context.value(ofKnob: property.knob.name), context) }
  }

  // MARK: Sample

  /// Creates the sample in the state of the page's knob.
  private func currentSample() -> Widget {
    let host = Box(.vertical)
    host.observe({ SampleState.selected(context) }) { [self, unowned host] state in
      for child in host.children { child.removePermanently() }
      if state == .normal, let type = Cell.self as? CollectionCell.Type {
        host.append(cellSample(type))
      } else {
        host.append(sample(in: state))
      }
    }
    return host
  }

  /// Creates the sample on its stage, without a collection: the user can't change its state.
  private func sample(in state: SampleState) -> Widget {
    let view = Cell()
    prepare(view)
    let fill = state == .normal ? nil : states.first { $0.state == state }?.fill
    if state != .normal { detach(view) }
    view.observe { [self, unowned view] in
      setProperties(of: view)
      fill?(view)
    }
    return stage(view) { [unowned view] in view.measured(.horizontal).natural }
  }

  private func stage(_ content: Widget, naturalWidth: @escaping () -> Int?) -> Stage {
    guard Cell.self is CollectionCell.Type else { return Stage(content, context) }
    guard arrangement.fillsColumns else { return Stage(content, context, naturalWidth: naturalWidth) }
    let surface = Box(.vertical, [content])
    surface.addStyleClass(UtilityClass.card.rawValue)
    surface.overflow = .hidden
    return Stage(surface, context)
  }

  /// Creates the sample of a cell in a collection, so it can be focused, pressed, selected and copied like any other.
  private func cellSample(_ type: CollectionCell.Type) -> Widget {
    let collection = CollectionView(
      layout: arrangement.fillsColumns
        ? AutosizingColumnFlowLayout(numberOfColumns: 1)
        : HorizontalFlowLayout(estimatedItemSize: Size(width: 120, height: 120)))
    collection.fitsContentHeight = true
    collection.selectionMode = .single
    collection.setAccessibleLabel(localized("Sample"))
    collection.register(CollectionCell.self) { type.init() }
    weak var stage: Stage?
    let source = IndexedDataSource(collection) { [self] collection, index in
      let cell = collection.dequeue(CollectionCell.self, for: index)
      guard let sample = cell as? Cell else { return cell }
      prepare(sample)
      setProperties(of: sample)
      // The width of the sample is known only now, during its layout.
      MainLoop.idle { stage?.sampleDidChange() }
      return cell
    }
    source.reload([1])
    let index = ItemIndex(section: 0, item: 0)
    let result = self.stage(collection) { [unowned collection] in
      collection.cell(at: index)?.measured(.horizontal).natural
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
