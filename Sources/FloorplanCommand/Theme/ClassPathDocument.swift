import FloorplanTheme

/// The page docs/class-paths.md, generated from the parts tables.
struct ClassPathDocument {
  let parts: [ComponentPart]

  /// The page in Markdown.
  var text: String {
    let sections = parts.map(\.component).uniqued().map(section)
    return ([Self.introduction] + sections + [Self.kinds, Self.otherProperties, Self.stock, Self.names])
      .joined(separator: "\n")
  }

  private static let introduction = """
    # Class paths

    This page is generated from the parts tables by `floorplan theme classes --format markdown`.
    [style-sheets.md](style-sheets.md) describes style sheets.

    A part supports the properties of its [kind](#kinds), with the differences in the last column. The origin of a class
    path is the SAP Fiori for iOS documentation (Fiori), or Floorplan, which forms names in the same way.

    """

  // MARK: Parts

  private func section(_ component: String) -> String {
    let rows = parts.filter { $0.component == component }.map { part in
      Self.row([
        part.name.isEmpty ? "–" : part.name, part.cssClasses.map { "`\($0)`" }.joined(separator: ", then "),
        part.origin == .fiori ? "Fiori" : "Floorplan", part.kind.rawValue, Self.differences(of: part),
      ])
    }
    return "## \(component)\n\n" + Self.table(["part", "class path", "origin", "kind", "differences"], rows)
  }

  private static func differences(of part: ComponentPart) -> String {
    let usual = part.kind.plainPart.acceptedProperties
    var texts: [String] = []
    var listed: Set<[StyleState]> = []
    for taken in part.acceptedProperties {
      let name = "`\(taken.property.rawValue)`"
      guard let other = usual.first(where: { $0.property == taken.property }) else {
        texts.append("also \(name)")
        continue
      }
      let (more, less) = (
        taken.states.filter { !other.states.contains($0) }, other.states.filter { !taken.states.contains($0) }
      )
      if !less.isEmpty { texts.append("\(name) not \(Self.list(less))") }
      // States that nearly all properties have in addition are listed without a property's name.
      if !more.isEmpty, listed.insert(more).inserted {
        texts.append((listed.count == 1 ? "" : "\(name) ") + "also \(Self.list(more))")
      }
    }
    for other in usual where !part.acceptedProperties.contains(where: { $0.property == other.property }) {
      texts.append("no `\(other.property.rawValue)`")
    }
    if let general = part.generalClassPath { texts.append("inherits from `\(general)`") }
    return texts.joined(separator: "; ")
  }

  private static func list(_ states: [StyleState]) -> String {
    states.map { $0 == .normal ? "normal" : "`-\($0.rawValue)`" }.joined(separator: ", ")
  }

  // MARK: Kinds

  private static var kinds: String {
    let sections = PartKind.allCases.map { kind in
      let part = kind.plainPart
      let rows = part.acceptedProperties.map { taken in
        row(["`\(taken.property.rawValue)`", list(taken.states), part.realizationText(of: taken.property)])
      }
      return "### \(kind.rawValue)\n\n" + table(["property", "states", "displayed by"], rows)
    }
    return "## Kinds\n\n" + sections.joined(separator: "\n")
  }

  private static var otherProperties: String {
    var seen: Set<[String]> = []
    let rows = ComponentParts.all.flatMap { part in
      let usual = Set(part.kind.plainPart.acceptedProperties.map(\.property))
      return part.acceptedProperties.filter { !usual.contains($0.property) }.compactMap { taken -> String? in
        let cells = [
          "`\(taken.property.rawValue)`", part.kind.rawValue, list(taken.states),
          part.realizationText(of: taken.property),
        ]
        return seen.insert([taken.property.rawValue, part.kind.rawValue]).inserted ? row(cells) : nil
      }
    }
    return "## Properties of some parts\n\n" + table(["property", "kind", "states", "displayed by"], rows)
  }

  // MARK: Other names

  private static var stock: String {
    let rows = StockPartClass.all.map { stock in
      let others = stock.exceptions.map { "`\($0.classPath)`" }.joined(separator: ", ")
      let kind =
        stock.coveredKind.map {
          ["all of kind \($0.rawValue)" + (others.isEmpty ? "" : " (except \(others))")]
        }
        ?? []
      let parts = kind + stock.additionalParts.map { "`\($0.classPath)`" }
      return row(["`\(stock.name)`", parts.joined(separator: ", ")])
    }
    let names = StockPartClass.properties.keys.sorted().map { name in
      row(["`\(name)`", "`\(StockPartClass.properties[name]?.rawValue ?? "")`"])
    }
    return
      "## Stock classes\n\nThe classes of stock NUI apply to all parts of a kind, or to specific parts with a higher "
      + "precedence. Other stock\nclasses have no counterpart and no effect; a diagnostic reports them.\n\n"
      + table(["class", "parts"], rows)
      + "\nSome of their properties have other names:\n\n" + table(["property", "read as"], names)
  }

  private static var names: String {
    let rows = StyleSheetProperty.aliases.keys.sorted().map { name in
      row([
        "`\(name)`",
        (StyleSheetProperty.aliases[name] ?? []).map { "`\($0.rawValue)`" }.joined(separator: ", or else "),
      ])
    }
    return "## Other names of properties\n\n" + table(["property", "read as"], rows)
  }

  // MARK: Markdown

  private static func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }

  private static func table(_ titles: [String], _ rows: [String]) -> String {
    row(titles) + "|" + titles.map { _ in "---|" }.joined() + "\n" + rows.joined()
  }
}
