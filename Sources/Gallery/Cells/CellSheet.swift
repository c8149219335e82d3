import Floorplan

/// A cell that shows what the sample doesn't, or is in a state that a picture has to have.
struct Variant<Cell> {
  let title: String
  let fill: (Cell) -> Void

  init(_ title: String, _ fill: @escaping (Cell) -> Void) {
    self.title = title
    self.fill = fill
  }
}

/// The arrangement of samples beside each other.
struct SheetArrangement {
  /// The least width of a column, in pixels.
  let leastColumnWidth: Int
  /// Whether samples take the whole width of their column, or that of their content.
  var fillsColumns = true

  /// Cells that are rows of a table or a form.
  static let rows = Self(leastColumnWidth: 260)
  /// Rows that have columns of their own where there is room for them.
  static let wideRows = Self(leastColumnWidth: 640)
  /// Cells that stand beside each other.
  static let items = Self(leastColumnWidth: 130, fillsColumns: false)
}

/// The body of a cell's page: a sample that follows the page's knobs, the code that makes it, the states and the variants.
struct CellSheet<Cell: SheetSample> {
  private let context: PageContext
  private let properties: [CellProperty<Cell>]
  private let arrangement: SheetArrangement

  /// Makes the page's body.
  ///
  /// - Parameters:
  ///   - context: What the page shares with the shell.
  ///   - properties: What the knobs set.
  ///   - arrangement: How the samples stand beside each other.
  ///   - prepare: What the knobs don't say of the sample, such as what happens when it is pressed.
  ///   - preparingCode: The same as code, line by line.
  ///   - events: What happened to the sample; nil where nothing can.
  ///   - states: Puts a sample into each of its states.
  ///   - base: Gives a cell what all variants begin with.
  ///   - variants: What else a cell can show.
  /// - Returns: The body.
  static func make(
    _ context: PageContext, _ properties: [CellProperty<Cell>], _ arrangement: SheetArrangement,
    prepare: @escaping (Cell) -> Void = { _ in }, preparingCode: [String] = [], events: EventLog? = nil,
    states: [Variant<Cell>], base: (Cell) -> Void = { _ in }, variants: [Variant<Cell>]
  ) -> Widget {
    let sheet = Self(context: context, properties: properties, arrangement: arrangement)
    let code = sheet.code(preparingCode)
    let parts = [
      sheet.card(localized("Sample"), [sheet.sample(prepare), sheet.fields()].compactMap(\.self)),
      events.map { sheet.card(localized("Events"), [$0.view()]) },
      sheet.card(localized("Code"), [code], action: sheet.copyButton(code)),
      sheet.card(
        localized("States"),
        [
          sheet.columns(states) { cell in
            for property in properties { property.set(cell, property.knob.defaultValue, context) }
            prepare(cell)
          }
        ]),
      sheet.card(localized("Variants"), [sheet.columns(variants, base)]),
    ]
    let column = Box(.vertical, spacing: 16, parts.compactMap(\.self))
    column.setMargins(leading: 16, bottom: 16, trailing: 16)
    return ScrolledWindow(column, name: context.entry.title, horizontal: .never)
  }

  // MARK: The sample

  private func sample(_ prepare: @escaping (Cell) -> Void) -> Widget {
    guard let type = Cell.self as? CollectionCell.Type else {
      let view = Cell()
      prepare(view)
      view.observe { [unowned view, context, properties] in
        for property in properties { property.set(view, context.value(ofKnob: property.knob.name), context) }
      }
      return placed(view)
    }
    let collection = CollectionView.sample(type, fillsWidth: arrangement.fillsColumns) { [context, properties] cell in
      guard let cell = cell as? Cell else { return }
      prepare(cell)
      for property in properties { property.set(cell, context.value(ofKnob: property.knob.name), context) }
    }
    collection.observe { [unowned collection, context, properties] in
      // All are read, whether there is a cell or not: what is read is what is followed.
      let values = properties.map { context.value(ofKnob: $0.knob.name) }
      guard let cell = collection.cell(at: ItemIndex(section: 0, item: 0)) as? Cell else { return }
      for (property, value) in zip(properties, values) { property.set(cell, value, context) }
    }
    return collection
  }

  /// A field for each text that the sample shows: what else the knobs say stands beside the page.
  private func fields() -> Widget? { KnobField.fields(properties.map(\.knob), context) }

  private func code(_ preparing: [String]) -> Label {
    let label = Label.wrapping(.footnote)
    label.addStyleClass("gallery-code")
    // Code is read from the left in every language.
    label.direction = .ltr
    label.observe { [unowned label, context, properties] in
      let statements = properties.compactMap { $0.code(context.value(ofKnob: $0.knob.name)) }
      let made = "let \(Cell.codeName) = \(Cell.codeOfMaking)"
      label.text = ([made] + statements + preparing).joined(separator: "\n")
    }
    return label
  }

  /// Makes the button that copies the code.
  ///
  /// It stands in the heading: beside wrapped text, a horizontal box lays the text out again and again to find its width.
  private func copyButton(_ code: Label) -> Button {
    let copy = Button(iconName: "edit-copy-symbolic", name: localized("Copy Code"))
    copy.addStyleClass("flat")
    copy.onClick { [unowned code, context] in
      code.clipboard.set(text: code.text)
      context.announce(localized("Code copied"))
    }
    return copy
  }

  // MARK: Samples side by side

  /// Cells beside each other, each with its title, that show the same but for what the variants say.
  private func columns(_ variants: [Variant<Cell>], _ base: (Cell) -> Void) -> Widget {
    let samples = variants.map { variant in
      let cell = Cell()
      base(cell)
      variant.fill(cell)
      return Box(.vertical, spacing: 4, [KnobField.caption(variant.title), placed(cell)])
    }
    return AdaptiveColumns(leastColumnWidth: arrangement.leastColumnWidth, spacing: 16, samples)
  }

  private func placed(_ cell: Cell) -> Widget {
    cell.overflow = .hidden
    // An alignment alone would not do: GTK measures the height for the whole width.
    return arrangement.fillsColumns ? cell : WrappingBox(spacing: 0, lineSpacing: 0, [cell])
  }

  private func card(_ title: String, _ parts: [Widget], action: Button? = nil) -> Widget {
    let heading = Label(title, .subheadline, .secondary)
    heading.setAccessibleRole(.heading)
    heading.expandsHorizontally = true
    let header = action.map { Box(.horizontal, spacing: 8, [heading, $0]) } ?? heading
    // The button has room around it.
    let column = Box(.vertical, spacing: action == nil ? 12 : 4, [header] + parts)
    column.setMargins(top: 12, leading: 16, bottom: 16, trailing: 16)
    let card = Box(.vertical, [column])
    card.addStyleClass(UtilityClass.card.rawValue)
    return card
  }
}
