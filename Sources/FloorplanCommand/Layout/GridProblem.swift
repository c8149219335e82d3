import FloorplanLayout

/// A problem of the kind "grid": the columns of a grid, and the items of its rows.
struct GridProblem: Sendable {
  var solver: GridColumnSolver
  var width: Double
  var margins: Insets
  var accessoryWidth: Double
  var environment: LayoutEnvironment
  var sizeClass: SizeClass
  var padding: Insets
  var rows: [Row]

  /// A row and the measures of its items.
  struct Row: Sendable {
    var role: GridRowRole
    var alignment: GridRowItemAlignment
    var items: [Item]
  }

  struct Item: Sendable {
    var kind: Kind
    var measure: MeasurementModel

    /// The content of an item.
    enum Kind: String, DocumentName {
      case text, image
    }

    /// Returns the measure that a host would report for this width.
    func measure(atWidth width: Double) -> GridItemMeasurement {
      let height = measure.height(forWidth: width)
      switch kind {
      case .image: return .image(height: height)
      case .text: return .text(height: height, lineCount: Int(min(measure.lineCount(forWidth: width), 0x1p31)))
      }
    }
  }
}

extension GridProblem: Decodable {
  init(from decoder: any Decoder) throws {
    let fields = try decoder.fields([
      .kind, .width, .scale, .rtl, .margin, .accessory, .spacing, .columns, .sizeClass, .padding, .rows,
    ])
    width = try fields.required(.width)
    environment = LayoutEnvironment(
      containerSize: Size(width: width, height: 0), pixelsPerPoint: try fields.optional(.scale) ?? 1,
      layoutDirection: try fields.optional(.rtl) == true ? .rightToLeft : .leftToRight)
    func insets(_ key: DocumentKey, along edges: [DocumentKey]) throws -> Insets {
      fields.contains(key) ? try Insets(from: fields.superDecoder(forKey: key), along: edges) : .zero
    }
    margins = try insets(.margin, along: [.leading, .trailing])
    accessoryWidth = try fields.optional(.accessory) ?? 0
    let spacing: Double? = try fields.optional(.spacing)
    let columns: [Number] = try fields.required(.columns)
    solver = GridColumnSolver(columns: columns.map { GridColumnWidth($0.value) })
    if let spacing { solver.spacing = spacing }
    sizeClass = try fields.optional(.sizeClass) ?? .regular
    padding = try insets(.padding, along: [.top, .bottom])
    rows = try fields.required(.rows)
  }
}

extension SizeClass: DocumentName {}
extension GridRowRole: DocumentName {}
extension GridRowItemAlignment: DocumentName {}

extension GridProblem.Row: Decodable {
  init(from decoder: any Decoder) throws {
    let fields = try decoder.fields([.role, .alignment, .items])
    role = try fields.optional(.role) ?? .row
    alignment = try fields.optional(.alignment) ?? .automatic
    items = try fields.required(.items)
  }
}

extension GridProblem.Item: Decodable {
  init(from decoder: any Decoder) throws {
    let fields = try decoder.fields([.kind, .measure])
    kind = try fields.required(.kind)
    measure = try fields.required(.measure)
  }
}
