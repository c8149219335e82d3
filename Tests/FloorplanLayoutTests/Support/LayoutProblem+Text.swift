import FloorplanLayout

extension LayoutProblem: CustomStringConvertible {
  /// The problem in the JSON form, without defaults; `nan` and `inf` are written literally.
  var description: String {
    var fields = ["\"layout\":\"\(layout.rawValue)\"", "\"container\":\(Self.text(container))", "\"scale\":\(scale)"]
    func add(_ name: String, _ text: String?) {
      if let text { fields.append("\"\(name)\":\(text)") }
    }
    func add(_ name: String, _ flag: Bool) { add(name, flag ? "true" : nil) }
    func add(_ name: String, _ number: Int) { add(name, number == 0 ? nil : "\(number)") }
    add("rtl", isRightToLeft)
    add("itemSize", itemSize.map(Self.text))
    add("estimatedItemSize", estimatedItemSize.map(Self.text))
    add("minimumScaledItemSize", minimumScaledItemSize.map(Self.text))
    add("numberOfColumns", numberOfColumns)
    add("numberOfRows", numberOfRows)
    add("isLayoutJustified", isLayoutJustified)
    add("isTopAligned", isTopAligned)
    add("interitemSpacing", interitemSpacing.map { "\($0)" })
    add("lineSpacing", lineSpacing.map { "\($0)" })
    add("sectionInset", sectionInset.map(Self.text))
    // These two aren't part of the JSON form, where every section has its own header and footer.
    add("headerReferenceHeight", headerReferenceHeight == 0 ? nil : "\(headerReferenceHeight)")
    add("footerReferenceHeight", footerReferenceHeight == 0 ? nil : "\(footerReferenceHeight)")
    add("pinsHeaders", pinsHeaders)
    add("pinsFooters", pinsFooters)
    add("contentOffset", contentOffset == .zero ? nil : "{\"x\":\(contentOffset.x),\"y\":\(contentOffset.y)}")
    add("sections", "[\(sections.map(Self.text).joined(separator: ","))]")
    return "{\(fields.joined(separator: ","))}"
  }

  private static func text(_ section: Section) -> String {
    var fields: [String] = []
    if let header = section.header { fields.append("\"header\":\(header)") }
    if let footer = section.footer { fields.append("\"footer\":\(footer)") }
    if let inset = section.inset { fields.append("\"inset\":\(text(inset))") }
    if let spacing = section.interitemSpacing { fields.append("\"interitemSpacing\":\(spacing)") }
    if let spacing = section.lineSpacing { fields.append("\"lineSpacing\":\(spacing)") }
    fields.append("\"items\":[\(section.items.map(text).joined(separator: ","))]")
    return "{\(fields.joined(separator: ","))}"
  }

  private static func text(_ item: Item) -> String {
    var fields: [String] = []
    if let id = item.id { fields.append("\"id\":\"\(id)\"") }
    if let size = item.size { fields.append("\"size\":\(text(size))") }
    if let measure = item.measure { fields.append("\"measure\":\(text(measure))") }
    if item.isUnmeasured { fields.append("\"unmeasured\":true") }
    return "{\(fields.joined(separator: ","))}"
  }

  private static func text(_ model: MeasureModel) -> String {
    switch model {
    case .fixed(let width, let height): "{\"model\":\"fixed\",\"width\":\(width),\"height\":\(height)}"
    case .text(let length, let line, let padding):
      "{\"model\":\"text\",\"length\":\(length),\"line\":\(line),\"padding\":\(padding)}"
    case .aspect(let width, let ratio): "{\"model\":\"aspect\",\"width\":\(width),\"ratio\":\(ratio)}"
    }
  }

  private static func text(_ size: Size) -> String {
    "{\"width\":\(size.width),\"height\":\(size.height)}"
  }

  private static func text(_ insets: Insets) -> String {
    "{\"top\":\(insets.top),\"leading\":\(insets.leading),\"bottom\":\(insets.bottom),\"trailing\":\(insets.trailing)}"
  }
}
