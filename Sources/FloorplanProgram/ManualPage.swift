/// A page of the manual, in the language of man(7).
///
/// It has no date: the version says what it describes, and the same build gives the same bytes.
struct ManualPage {
  private(set) var text = ""

  /// Writes the page of a program.
  init(of program: CommandDescription, version: String) {
    let places = program.places()
    let name = Self.escaped(program.name)
    add(
      #".TH "\#(Self.escaped(program.name.uppercased()))" "1" "" "\#(name) \#(Self.escaped(version))" "User Commands""#)
    add(".SH NAME")
    add(#"\#(name) \- \#(Self.escaped(Self.asPhrase(program.abstract)))"#)
    add(".SH SYNOPSIS")
    let leaves = places.filter { $0.command.subcommands.isEmpty }
    add(leaves.map { Self.synopsis(of: $0) }.joined(separator: "\n.br\n"))
    add(".SH DESCRIPTION")
    addProse(program.abstract, program.discussion)
    if places.count > 1 {
      add(".SH COMMANDS")
      for place in places.dropFirst() {
        add(".SS \(Self.escaped(place.words))")
        addProse(place.command.abstract, place.command.discussion)
        // What the program itself takes stands once, at the end.
        addArguments(of: place.command, without: program.shownOptions.map(\.names))
      }
    }
    add(".SH OPTIONS")
    addArguments(of: program)
    for topic in program.topics {
      add(".SH \(Self.escaped(topic.title.uppercased()))")
      addProse(topic.text)
    }
    guard !program.related.isEmpty else { return }
    add(".SH SEE ALSO")
    add(program.related.map { #"\fB\#(Self.escaped($0))\fR(1)"# }.joined(separator: ",\n"))
  }

  private mutating func add(_ line: String) { text += line + "\n" }

  /// Adds paragraphs, and between `.nf` and `.fi` the lines that begin with two spaces.
  private mutating func addProse(_ texts: String...) {
    var isLiteral = false
    var isFirst = true
    var isNewParagraph = false
    let lines = texts.filter { !$0.isEmpty }.joined(separator: "\n\n").split(
      separator: "\n", omittingEmptySubsequences: false)
    for line in lines {
      if line.isEmpty {
        isNewParagraph = true
        continue
      }
      let indented = line.hasPrefix("  ")
      if isLiteral, !indented { add(".fi\n.RE") }
      if !isFirst, isNewParagraph || indented != isLiteral { add(".PP") }
      if indented, !isLiteral { add(".RS 2\n.nf") }
      add(Self.escaped(String(indented ? line.dropFirst(2) : line)))
      (isLiteral, isFirst, isNewParagraph) = (indented, false, false)
    }
    if isLiteral { add(".fi\n.RE") }
  }

  private mutating func addArguments(of command: CommandDescription, without known: [[String]] = []) {
    for argument in command.arguments where !argument.summary.isEmpty {
      add(".TP\n\(Self.italic(argument.value.name))")
      add(Self.details(argument.summary, argument.value))
    }
    for option in command.shownOptions where !known.contains(option.names) {
      let names = option.names.map { #"\fB\#(Self.escaped($0))\fR"# }.joined(separator: ", ")
      add(".TP\n\(names)\(option.value.map { "=" + Self.italic($0.name) } ?? "")")
      add(Self.details(option.summary, option.value))
    }
  }

  private static func details(_ summary: String, _ value: CommandDescription.Value?) -> String {
    var sentences = [summary.hasSuffix(".") ? summary : summary + "."]
    if case .words(let words)? = value?.candidates { sentences.append("One of: \(words.joined(separator: ", ")).") }
    if let standard = value?.defaultText { sentences.append("Default: \(standard).") }
    return escaped(sentences.joined(separator: " "))
  }

  private static func synopsis(of place: CommandDescription.Place) -> String {
    var parts = [#"\fB\#(escaped(place.words))\fR"#]
    if !place.command.shownOptions.isEmpty { parts.append("[\(italic("option"))]...") }
    for argument in place.command.arguments {
      let name = italic(argument.value.name)
      parts.append((argument.isOptional ? "[\(name)]" : name) + (argument.isRepeating ? "..." : ""))
    }
    return parts.joined(separator: " ")
  }

  private static func italic(_ text: String) -> String { #"\fI\#(escaped(text))\fR"# }

  /// A sentence as the line of NAME has it: no capital at the beginning and no full stop at the end.
  private static func asPhrase(_ sentence: String) -> String {
    let phrase = sentence.hasSuffix(".") ? sentence.dropLast() : sentence[...]
    return phrase.prefix(1).lowercased() + phrase.dropFirst()
  }

  /// What stands for characters that mean something else to man(7), or look like something else.
  private static let escapes: [Character: String] = [
    "\\": #"\e"#, "-": #"\-"#, "'": #"\(aq"#, "`": #"\(ga"#, "^": #"\(ha"#, "~": #"\(ti"#, "\"": #"\(dq"#,
  ]

  private static func escaped(_ text: String) -> String {
    let escaped = text.map { escapes[$0] ?? String($0) }.joined()
    // A full stop at the beginning of a line would make a request of it.
    return escaped.hasPrefix(".") ? #"\&"# + escaped : escaped
  }
}
