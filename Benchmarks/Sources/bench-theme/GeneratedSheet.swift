import Floorplan

/// A style sheet as large as the largest known ones: 400 classes and 100 variables.
///
/// It has a rule for every class path of the library, with up to four of the part's properties, also in its states. The
/// remaining classes are those of an app, as in real sheets.
enum GeneratedSheet {
  static let classCount = 400
  static let variableCount = 100

  /// The text.
  static let text: String = {
    var text = "/* Generated. */\n"
    for number in 0..<variableCount {
      // Every second variable is an alias of an earlier one.
      let value = number.isMultiple(of: 2) ? color(number) : "@color\(number - 1)"
      text += "@color\(number): \(value);\n"
    }
    for (number, classPath) in classPaths.enumerated() {
      text += "\n\(classPath) {\n"
      for (name, value) in declarations(of: classPath, number) { text += "  \(name): \(value);\n" }
      text += "}\n"
    }
    return text
  }()

  private static let classPaths: [String] = {
    var seen: Set<String> = []
    let known = ComponentParts.classPaths.filter { seen.insert($0).inserted }
    return Array((known + (0..<classCount).map { "AppClass\($0)" }).prefix(classCount))
  }()

  private static func color(_ number: Int) -> String {
    let hex = String((number &* 2_654_435_761) & 0xFF_FFFF, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - hex.count) + hex
  }

  private static let samples: [StyleProperty: String] = [
    .fontStyle: "headline", .fontSize: "17", .fontName: "system", .fontWeight: "500", .textAlign: "center",
    .textLineClamp: "2", .viewAlpha: "0.9",
  ]

  private static func declarations(of classPath: String, _ number: Int) -> [(name: String, value: String)] {
    guard let part = ComponentParts.part(at: classPath) else {
      return [("font-color", "@color\(number % variableCount)"), ("font-size", "15"), ("text-align", "left")]
    }
    let accepted = part.acceptedProperties.flatMap { property in
      property.sheetNames.compactMap { name -> (String, String)? in
        if property.property.rawValue.hasSuffix("color") { return (name, "@color\(number % variableCount)") }
        return samples[property.property].map { (name, $0) }
      }
    }
    return Array(accepted.prefix(4))
  }
}
