/// All class paths of one component, used to suggest a correction for an unknown class path.
///
/// On iOS, a component is a table cell, a collection cell and a form cell, each with its own name. Here it is one
/// component, with the name from the SAP Fiori for iOS documentation.
struct ClassPathFamily {
  /// A class path and the text after its underscore, which is empty for the cell itself.
  struct Member {
    let part: String
    let classPath: String
    fileprivate let container: Container
  }

  /// The container that a component's name refers to.
  fileprivate enum Container {
    case form, collection, other
  }

  /// The class paths; those with the same container as the name come first.
  let members: [Member]
  private let searchedPart: String
}

extension ClassPathFamily {
  /// Finds the component of a class path.
  ///
  /// - Parameter name: An unknown class path. The result is nil if no component matches its first half, even after
  ///   correcting a typing error.
  init?(of name: String) {
    guard let typed = Self.halves(of: name) else { return nil }
    guard let members = Self.membersByComponent[typed.component] ?? Self.membersByTypo(typed.component) else {
      return nil
    }
    self.init(
      members: members.filter { $0.container == typed.container } + members.filter { $0.container != typed.container },
      searchedPart: typed.part)
  }

  /// Returns the most likely intended class path: the part with that name, with the same role, or with a similar name.
  ///
  /// - Parameter search: A closure that returns the most similar of the given names.
  /// - Returns: The class path, or nil if there is no similar one.
  func nearest(search: (String, [String]) -> String?) -> String? {
    if let known { return known }
    let near = search(searchedPart, members.map(\.part))
    return members.first { $0.part == near && !searchedPart.isEmpty && !$0.part.isEmpty }?.classPath
  }

  /// The class path of the part with that name, or of one with the same role.
  private var known: String? {
    if let member = members.first(where: { $0.part == searchedPart }) { return member.classPath }
    guard let role = Self.roles.first(where: { $0.contains(searchedPart) }) else { return nil }
    // The names of a role are in order of preference.
    return role.lazy.compactMap { part in members.first { $0.part == part }?.classPath }.first
  }

  /// Names that users treat as synonyms, in any component.
  private static let roles: [[String]] = [
    [
      "title", "titleLabel", "titleText", "headline", "headlineLabel", "headlineText", "key", "keyLabel", "keyName",
      "keyText", "name", "nameLabel", "textLabel", "label", "headerItemLabel", "headerLabel", "text", "textItemLabel",
    ],
    ["textItem", "textItemLabel", "textItemText", "item"],
    ["firstTextItem", "font_firstTextItem", "firstItem", "firstText"],
    [
      "subtitle", "subtitleLabel", "subtitleText", "subheadline", "subheadlineLabel", "subheadlineText", "detailLabel",
      "detailTextLabel",
    ],
    ["footnote", "footnoteLabel", "footnoteText"],
    ["description", "descriptionLabel", "descriptionText", "body", "bodyLabel", "bodyText"],
    ["status", "statusLabel", "statusText"],
    ["substatus", "substatusLabel", "substatusText"],
    ["statusImage", "statusImageView", "statusIcon"],
    ["substatusImage", "substatusImageView", "substatusIcon"],
    [
      "value", "valueText", "valueTextField", "valueTextView", "valueField", "valueLabel", "textField", "textFields",
      "textView",
    ],
    ["hint", "hintText", "hintLabel", "helperText", "helpText"],
    ["placeholder", "placeholderText", "placeholderLabel", "emptyValueLabel"],
    [
      "detailImage", "detailImageView", "imageView", "image", "thumbnail", "illustration", "leadingImageView",
      "iconImageView", "iconImage", "icon", "imageItem",
    ],
    ["accessory", "accessoryView", "accessoryImageView", "checkmark", "disclosureImageView"],
    ["accessoryButton", "detailButton", "disclosureButton"],
    ["button", "actionButton", "primaryButton", "primaryActionButton"],
    ["switch", "switchView", "switchControl"],
    ["slider", "sliderView", "sliderControl", "rangeSlider", "rangeSliderControl"],
    ["ratingControl", "rating", "stars"],
    ["segmentedControl", "segments"],
    ["segment", "segmentButton"],
    ["tag", "tags", "tagLabel", "tagView"],
    ["selected", "selectedBackgroundView", "selectedBackground"],
    ["counter", "counterLabel", "charCountLabel"],
  ]

  /// Splits a class path into the component, without the suffix for its kind of view, and the part.
  private static func halves(of classPath: String) -> (component: String, part: String, container: Container)? {
    guard classPath.hasPrefix("fdl") else { return nil }
    let names = classPath.dropFirst(3).split(separator: "_", maxSplits: 1, omittingEmptySubsequences: false)
    var component = names[0]
    if component.hasPrefix("FUI") { component = component.dropFirst(3) }
    // A table cell corresponds to a collection cell here.
    let container: Container =
      ["FormCell", "FormView"].contains(where: component.hasSuffix)
      ? .form : ["CollectionViewCell", "TableViewCell"].contains(where: component.hasSuffix) ? .collection : .other
    while let kind = kinds.first(where: { component.hasSuffix($0) && component.utf8.count > $0.utf8.count }) {
      component = component.dropLast(kind.count)
    }
    guard !component.isEmpty else { return nil }
    return (aliases[String(component)] ?? String(component), names.count > 1 ? String(names[1]) : "", container)
  }

  private static let kinds = ["Cell", "View", "Form", "Table", "Collection"]

  /// Component names whose variants have a different stem.
  private static let aliases = [
    "Rating": "RatingControl", "TextField": "Title", "SectionHeader": "SectionHeaderFooter", "GridRow": "Grid",
    "GridRowItem": "GridRowTextItem", "GridRowText": "GridRowTextItem", "GridTextItem": "GridRowTextItem",
    "GridRowImage": "GridRowImageItem", "GridImageItem": "GridRowImageItem", "GridRowHeader": "GridRowHeaderItem",
  ]

  /// Parts whose class paths start with a name other than that of their component.
  private static let partsByComponent = ["Grid": ComponentParts.GridRow.all]

  private static let membersByComponent: [String: [Member]] = {
    var families: [String: [Member]] = [:]
    for path in ComponentParts.classPaths {
      guard let (component, part, container) = halves(of: path) else { continue }
      families[component, default: []].append(Member(part: part, classPath: path, container: container))
    }
    for (component, parts) in partsByComponent {
      let known = Set(families[component, default: []].map(\.classPath))
      families[component, default: []] += parts.filter { !known.contains($0.classPath) }
        .map { Member(part: $0.name, classPath: $0.classPath, container: .other) }
    }
    return families
  }()

  /// Returns the intended class path if the underscore is missing, as in `fdlFUIGridRowTextItemLabel`.
  ///
  /// - Parameter name: An unknown class path.
  /// - Returns: The class path, or nil if there is no match.
  static func classPath(joinedIn name: String) -> String? {
    // No class path is half this long.
    guard name.hasPrefix("fdl"), !name.contains("_"), name.utf8.count <= 120 else { return nil }
    for start in name.indices.reversed() where name[start].isUppercase {
      let part: String = name[start...].prefix(1).lowercased() + name[start...].dropFirst()
      guard let typed = halves(of: String(name[..<start])), let members = membersByComponent[typed.component] else {
        continue
      }
      let family = ClassPathFamily(members: members, searchedPart: part)
      if let path = family.known { return path }
    }
    return nil
  }

  /// Returns the class paths of the only component that a typing error explains.
  ///
  /// Names of up to four letters are too similar to each other.
  private static func membersByTypo(_ component: String) -> [Member]? {
    let typed = Array(component.lowercased())
    guard typed.count > 4 else { return nil }
    let farthest = typed.count / 5
    let near = membersByComponent.keys.filter { name in
      abs(name.utf8.count - component.utf8.count) <= farthest
        && editDistance(typed, Array(name.lowercased())) <= farthest
    }
    return near.count == 1 ? membersByComponent[near[0]] : nil
  }
}
