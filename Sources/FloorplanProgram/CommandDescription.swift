/// What a program, or one of its commands, understands on its command line.
///
/// The man page and the completions of the shells are made from it. So is `--help`, or both have one source.
package struct CommandDescription: Sendable, Hashable {
  /// The word that calls it.
  package let name: String
  /// What it does, in a sentence.
  package let abstract: String
  /// More of that: paragraphs with an empty line between them; lines that begin with two spaces stay as they are.
  package let discussion: String
  /// What stands for itself, in this order.
  package let arguments: [Argument]
  /// What begins with a dash.
  package let options: [Option]
  /// The commands that its first argument may name.
  package let subcommands: [CommandDescription]
  /// What else is to be known, each under a title.
  package let topics: [Topic]
  /// The names of programs whose man pages belong to this one.
  package let related: [String]

  /// Describes a program or a command.
  package init(
    name: String, abstract: String, discussion: String = "", arguments: [Argument] = [], options: [Option] = [],
    subcommands: [CommandDescription] = [], topics: [Topic] = [], related: [String] = []
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.arguments = arguments
    self.options = options
    self.subcommands = subcommands
    self.topics = topics
    self.related = related
  }
}

extension CommandDescription {
  /// What a value may be, as far as a shell can complete it.
  package enum Candidates: Sendable, Hashable {
    /// Nobody can say.
    case unknown
    /// One of these words.
    case words([String])
    /// A file, or a folder on the way to one.
    case files
    /// A folder.
    case folders
    /// A line of what a command of the shell prints.
    case lines(of: String)
  }

  /// What a person types.
  package struct Value: Sendable, Hashable {
    /// What stands for it in help.
    package let name: String
    /// What it may be.
    package let candidates: Candidates
    /// What holds without it.
    package let defaultText: String?

    /// Describes a value.
    package init(_ name: String, _ candidates: Candidates = .unknown, default defaultText: String? = nil) {
      self.name = name
      self.candidates = candidates
      self.defaultText = defaultText
    }
  }

  /// A value that stands for itself.
  package struct Argument: Sendable, Hashable {
    /// What is typed.
    package let value: Value
    /// What it is for.
    package let summary: String
    /// Whether it may be left out.
    package let isOptional: Bool
    /// Whether there may be more than one.
    package let isRepeating: Bool

    /// Describes an argument.
    package init(_ value: Value, summary: String, isOptional: Bool = false, isRepeating: Bool = false) {
      self.value = value
      self.summary = summary
      self.isOptional = isOptional
      self.isRepeating = isRepeating
    }
  }

  /// What begins with a dash.
  package struct Option: Sendable, Hashable {
    /// Its names with their dashes; each does the same.
    package let names: [String]
    /// What it is for.
    package let summary: String
    /// What follows it; nil where nothing does.
    package let value: Value?
    /// Whether it is for programs and for those who know it: no help tells of it.
    package let isHidden: Bool

    /// Describes an option.
    package init(_ names: [String], summary: String, value: Value? = nil, isHidden: Bool = false) {
      self.names = names
      self.summary = summary
      self.value = value
      self.isHidden = isHidden
    }
  }

  /// A text under a title.
  package struct Topic: Sendable, Hashable {
    /// The title, in the case of a sentence.
    package let title: String
    /// The text, in the form of a ``CommandDescription/discussion``.
    package let text: String

    /// Gives a text a title.
    package init(_ title: String, _ text: String) {
      self.title = title
      self.text = text
    }

    /// Where a program looks for what it would otherwise take from itself.
    package static let environment = Topic(
      "Environment",
      """
      FLOORPLAN_RESOURCES may name a folder whose files replace the themes, icons and
      data that are built in. So do, in this order, the folders “floorplan” in
      XDG_DATA_HOME, in ../share from the program, and in XDG_DATA_DIRS.
      """)
  }

  /// The topics as the end of `--help`.
  package static func helpText(of topics: [Topic]) -> String {
    topics.map { "\($0.title):\n\n\($0.text)" }.joined(separator: "\n\n")
  }
}

extension CommandDescription {
  /// A command with the words that call it.
  struct Place {
    /// The program's name and those of the commands on the way.
    let path: [String]
    let command: CommandDescription

    /// The words as one text.
    var words: String { path.joined(separator: " ") }
    /// The words as the name of a function of a shell.
    var functionName: String {
      "_" + path.joined(separator: "_").map { $0 == "-" ? "_" : String($0) }.joined()
    }
  }

  /// The program and all of its commands, each before its own.
  func places(below path: [String] = []) -> [Place] {
    let here = path + [name]
    return [Place(path: here, command: self)] + subcommands.flatMap { $0.places(below: here) }
  }

  /// The options that help tells of.
  var shownOptions: [Option] { options.filter { !$0.isHidden } }
}
