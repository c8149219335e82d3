import FloorplanTheme

/// A class path that a style sheet can address, and what stands behind it.
nonisolated struct ClassPathEntry: Sendable, Hashable {
  /// What a class path addresses.
  enum Target: Sendable, Hashable {
    /// A part of a component.
    case part(ComponentPart)
    /// All parts of a kind, or some parts.
    case stock(StockPartClass)
  }

  /// Where a class path comes from.
  ///
  /// The raw values are those of a knob.
  enum Origin: String, Sendable, Hashable, CaseIterable {
    case seeds, ours, stock
  }

  /// The class path, to the letter.
  let path: String
  let target: Target
  /// The heading under which the class path is listed.
  let group: String
  /// Component and part, or what a stock class stands for.
  let subject: String
  let kind: PartKind
  let origin: Origin
  /// The properties that a sheet may set, with the states that they have values for.
  let properties: [String]
  private let sampledProperties: [StyleProperty]

  private init(_ path: String, of part: ComponentPart) {
    self.path = path
    target = .part(part)
    (group, subject, kind) = (part.component, part.title, part.kind)
    origin = part.origin == .seed ? .seeds : .ours
    properties = part.acceptedProperties.flatMap(\.sheetNames)
    sampledProperties = part.kind.acceptedProperties
  }

  private init(_ stock: StockPartClass) {
    path = stock.name
    target = .stock(stock)
    (group, kind, origin) = ("Stock NUI classes", stock.kinds[0], .stock)
    let whole = stock.wholeKind.map {
      "all parts of the kind \($0.rawValue)" + (stock.exceptions.isEmpty ? "" : " but \(stock.exceptions.count)")
    }
    subject = ([whole].compactMap(\.self) + stock.furtherParts.map(\.title)).joined(separator: ", ")
    properties = stock.acceptedProperties.map(\.rawValue) + stock.renamedProperties.map(\.name)
    sampledProperties = stock.acceptedProperties
  }

  /// Every class path once, component by component; the stock classes come last.
  static let all: [ClassPathEntry] = {
    var listed: Set<String> = []
    let parts = ComponentParts.all.flatMap { part in
      part.cssClasses.map { ClassPathEntry($0, of: part) }
    }
    return (parts + StockPartClass.all.map { ClassPathEntry($0) }).filter { listed.insert($0.path).inserted }
  }()

  private static let byPath = Dictionary(uniqueKeysWithValues: all.map { ($0.path, $0) })

  /// The entry of a class path; nil where there is none.
  ///
  /// - Complexity: O(1).
  static func at(_ path: String) -> ClassPathEntry? { byPath[path] }

  /// A rule to begin with: what the part has in a theme, or samples where it has nothing that a sheet can say.
  func rule(in theme: Theme) -> String {
    if case .part = target, let rule = try? theme.rule(for: path), rule.contains(";") { return rule }
    let lines = sampledProperties.map { "    \($0.rawValue): \(Self.samples[$0] ?? "tintColor");\n" }
    return "\(path) {\n\(lines.joined())}\n"
  }

  /// A value for each property that takes no colour.
  private static let samples: [StyleProperty: String] = [
    .fontColor: "primaryLabel", .fontName: "system", .fontStyle: "body", .fontSize: "17", .fontWeight: "400",
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
