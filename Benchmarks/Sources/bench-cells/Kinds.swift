import Floorplan

/// The content of an object cell, prepared like the texts of the baselines before anything is measured.
struct Content {
  private(set) var headline: String
  private(set) var subheadline, footnote, status, description, substatus: String?
  private(set) var detailImage, statusImage: ImageSource?
  private(set) var semanticStatus, semanticSubstatus: SemanticStatus?
  private(set) var icons: [GlyphImage] = []
  private(set) var footnoteIcons: [ImageSource] = []
  private(set) var tags: [Tag] = []
  private(set) var avatars: [Avatar] = []
  private(set) var accessory = AccessoryType.none

  /// A headline.
  init(_ number: Int) { headline = "Business Object \(number)" }

  mutating func addTexts(_ number: Int) {
    subheadline = "Plant 1010, Storage Location \(number % 7)"
    footnote = "Changed on day \(number % 28 + 1)"
    status = Self.statuses[number % Self.statuses.count]
  }

  mutating func addImage(_ number: Int) {
    detailImage = .icon(Self.icons[number % Self.icons.count])
    semanticStatus = Self.semantics[number % Self.semantics.count]
  }

  mutating func addRemainingParts(_ number: Int) {
    description = "What this object is for, in a sentence that takes a line and a half or so, number \(number)"
    substatus = "Since \(number % 12 + 1) weeks"
    statusImage = .indicator(number % 2 == 0 ? .highPriority : .lowPriority)
    semanticSubstatus = Self.semantics[(number + 1) % Self.semantics.count]
    icons = [
      GlyphImage(text: "\(number % 90 + 10)"), GlyphImage(.indicator(number % 2 == 0 ? .unread : .trendUp)),
      GlyphImage(.icon(Self.icons[(number + 1) % Self.icons.count])),
    ]
    tags = ["Open", Tag("Lot \(number % 10)", style: .outlined, accent: number % 10 + 1), "Pump"]
    avatars = (0..<3).map { Self.people[(number + $0) % Self.people.count] }
    footnoteIcons = [.icon(Self.icons[(number + 2) % Self.icons.count]), .icon("emblem-important-symbolic")]
    accessory = .disclosureIndicator
  }

  /// Displays it in an empty cell.
  func show(in cell: ObjectCell) {
    cell.headlineText = headline
    if let subheadline { cell.subheadlineText = subheadline }
    if let footnote { cell.footnoteText = footnote }
    if let description { cell.descriptionText = description }
    if let status { cell.statusText = status }
    if let substatus { cell.substatusText = substatus }
    if let detailImage { cell.detailImage = detailImage }
    if let statusImage { cell.statusImage = statusImage }
    if let semanticStatus { cell.semanticStatus = semanticStatus }
    if let semanticSubstatus { cell.semanticSubstatus = semanticSubstatus }
    if !icons.isEmpty { cell.iconImages = icons }
    if !tags.isEmpty { cell.tags = tags }
    if !avatars.isEmpty { cell.avatars = avatars }
    if !footnoteIcons.isEmpty { cell.footnoteIcons = footnoteIcons }
    if accessory != .none { cell.accessoryType = accessory }
  }

  private static let statuses = ["Open", "In Process", "Completed", "Approved"]
  private static let semantics: [SemanticStatus?] = [.critical, .informative, .positive, nil, .negative]
  private static let icons = [
    "folder-symbolic", "edit-find-symbolic", "document-open-symbolic", "user-home-symbolic", "view-list-symbolic",
  ]
  private static let people: [Avatar] = [
    "Ana Novak", "Franck Syren", "Mei Lin", "Olu Ade", "Priya Rao", "Tomas Berg", "Zoe Kent",
  ]
}

/// The amount of content in a cell.
struct Kind {
  /// The name in the table.
  let name: String
  /// The content for each number, cyclically.
  let contents: [Content]
  /// The number of different contents.
  static let contentCount = 24

  private init(_ name: String, _ add: (inout Content, Int) -> Void) {
    self.name = name
    contents = (0..<Self.contentCount).map { number in
      var content = Content(number)
      add(&content, number)
      return content
    }
  }

  static let headline = Kind("a headline") { _, _ in }
  static let texts = Kind("four texts") { $0.addTexts($1) }
  static let typical = Kind("an image and four texts") {
    $0.addTexts($1)
    $0.addImage($1)
  }
  static let all = Kind("all parts") {
    $0.addTexts($1)
    $0.addImage($1)
    $0.addRemainingParts($1)
  }
}
