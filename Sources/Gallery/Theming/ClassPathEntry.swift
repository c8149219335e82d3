import FloorplanTheme

/// A class path that style sheets can address, with its parts and properties.
nonisolated struct ClassPathEntry: Sendable, Hashable {
  /// The parts that a class path addresses.
  enum Target: Sendable, Hashable {
    /// A part of a component.
    case part(ComponentPart)
    /// All parts of a kind, some other parts, or both.
    case stock(StockPartClass)
  }

  /// The origin of a class path.
  ///
  /// The raw values are those of a knob.
  enum Origin: String, Sendable, Hashable, CaseIterable {
    case fiori, floorplan, stock
  }

  let path: String
  let target: Target
  /// The heading in the list.
  let group: String
  /// The component and the part, or the parts of a stock class.
  let subject: String
  let kind: PartKind
  let origin: Origin
  /// The properties that a sheet can set, with their states.
  let properties: [String]
  private let sampledProperties: [StyleProperty]

  private init(_ path: String, of part: ComponentPart) {
    self.path = path
    target = .part(part)
    (group, subject, kind) = (part.component, part.title, part.kind)
    origin = part.origin == .fiori ? .fiori : .floorplan
    properties = part.acceptedProperties.flatMap(\.sheetNames)
    sampledProperties = part.kind.acceptedProperties
  }

  private init(_ stock: StockPartClass) {
    path = stock.name
    target = .stock(stock)
    (group, kind, origin) = ("Stock NUI Classes", stock.kinds[0], .stock)
    let whole = stock.coveredKind.map {
      "all parts of kind \($0.rawValue)" + (stock.exceptions.isEmpty ? "" : " except \(stock.exceptions.count)")
    }
    subject = ([whole].compactMap(\.self) + stock.additionalParts.map(\.title)).joined(separator: ", ")
    properties = stock.acceptedProperties.map(\.rawValue) + stock.renamedProperties.map(\.name)
    sampledProperties = stock.acceptedProperties
  }

  /// All class paths without duplicates, by component; stock classes are last.
  static let all: [ClassPathEntry] = {
    var listed: Set<String> = []
    let parts = ComponentParts.all.flatMap { part in
      part.cssClasses.map { ClassPathEntry($0, of: part) }
    }
    return (parts + StockPartClass.all.map { ClassPathEntry($0) }).filter { listed.insert($0.path).inserted }
  }()

  private static let byPath = Dictionary(uniqueKeysWithValues: all.map { ($0.path, $0) })

  /// Returns the entry of a class path; nil if there is none.
  ///
  /// - Complexity: O(1).
  static func at(_ path: String) -> ClassPathEntry? { byPath[path] }

  /// Returns a rule to start with: the part's values in a theme, or samples if it has no value that a sheet can set.
  func rule(in theme: Theme) -> String {
    if case .part = target, let rule = try? theme.rule(for: path), rule.contains(";") { return rule }
    let lines = sampledProperties.map { "    \($0.rawValue): \(Self.samples[$0] ?? "tintColor");\n" }
    return "\(path) {\n\(lines.joined())}\n"
  }

  /// The sample values of properties.
  ///
  /// All others are colors, for which `tintColor` is used.
  private static let samples: [StyleProperty: String] = [
    .fontColor: "primaryLabel", .fontName: "system", .fontStyle: "body", .fontSize: "17", .fontWeight: "400",
    .lineHeight: "22", .letterSpacing: "0.5", .tabularFigures: "true",
    .textAlign: "left", .textLineClamp: "1", .imageName: "edit-find-symbolic",
    .onImage: "favorite", .offImage: "not-favorite", .viewAlpha: "1.0",
    .backgroundColor: "secondaryGroupedBackground", .borderColor: "separator", .separatorColor: "separator",
    .fontWidth: "standard", .textTransform: "none", .textShadowOffset: "0,1", .shadowOffset: "0,1",
    .shadowOpacity: "0.5",
    .shadowRadius: "2", .cornerRadius: "8", .borderWidth: "1", .padding: "8", .textOffset: "0,1",
    .titleInsets: "4", .backgroundImage: "paper", .backgroundImageRepeat: "true", .backgroundImageInsets: "4",
    .separatorStyle: "single-line",
    .width: "44", .height: "44",
  ]
}
