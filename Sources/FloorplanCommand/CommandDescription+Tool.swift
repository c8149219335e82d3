import ArgumentParser
import FloorplanProgram
import FoundationEssentials

extension CommandDescription {
  /// The command line of `floorplan`, as its parser tells it.
  ///
  /// - Throws: What the decoder says, if the parser's form has changed.
  static func tool() throws -> CommandDescription {
    let dump = try JSONDecoder().decode(ParserDump.self, from: Data(FloorplanCommandLine._dumpHelp().utf8))
    let program = CommandDescription(dump.command)
    return CommandDescription(
      name: program.name, abstract: program.abstract, options: program.options, subcommands: program.subcommands,
      topics: FloorplanCommandLine.topics, related: ["floorplan-gallery"])
  }
}

/// The part of the parser's `--experimental-dump-help` that help is made of.
private struct ParserDump: Decodable {
  let command: Command

  struct Command: Decodable {
    let commandName: String
    let abstract: String?
    let discussion: String?
    let shouldDisplay: Bool
    let arguments: [Argument]?
    let subcommands: [Command]?
  }

  struct Argument: Decodable {
    let kind: Kind
    let shouldDisplay: Bool
    let isOptional: Bool
    let isRepeating: Bool
    let names: [Name]?
    let valueName: String?
    let defaultValue: String?
    let completionKind: Completion?
    let abstract: String?
  }

  enum Kind: String, Decodable {
    case positional
    case option
    case flag
  }

  struct Name: Decodable {
    let kind: Kind
    let name: String

    enum Kind: String, Decodable {
      case long
      case short
      case longWithSingleDash
    }
  }

  /// Of its keys there is one.
  struct Completion: Decodable {
    let list: Words?
    let file: Nothing?
    let directory: Nothing?
    let shellCommand: ShellCommand?

    struct Words: Decodable { let values: [String] }
    struct ShellCommand: Decodable { let command: String }
    /// An object of which nothing is used.
    struct Nothing: Decodable {}
  }
}

extension CommandDescription {
  fileprivate init(_ command: ParserDump.Command) {
    let shown = (command.arguments ?? []).filter(\.shouldDisplay)
    self.init(
      name: command.commandName, abstract: command.abstract ?? "", discussion: command.discussion ?? "",
      arguments: shown.filter { $0.kind == .positional }.map { CommandDescription.Argument($0) },
      options: shown.filter { $0.kind != .positional }.map { CommandDescription.Option($0) },
      subcommands: (command.subcommands ?? []).filter(\.shouldDisplay).map { CommandDescription($0) })
  }
}

extension CommandDescription.Value {
  fileprivate init(_ argument: ParserDump.Argument) {
    self.init(
      argument.valueName ?? "value", CommandDescription.Candidates(argument.completionKind),
      default: argument.defaultValue)
  }
}

extension CommandDescription.Candidates {
  fileprivate init(_ completion: ParserDump.Completion?) {
    self =
      if let words = completion?.list?.values {
        .words(words)
      } else if let command = completion?.shellCommand?.command {
        .lines(of: command)
      } else if completion?.file != nil {
        .files
      } else if completion?.directory != nil {
        .folders
      } else {
        .unknown
      }
  }
}

extension CommandDescription.Argument {
  fileprivate init(_ argument: ParserDump.Argument) {
    self.init(
      CommandDescription.Value(argument), summary: argument.abstract ?? "", isOptional: argument.isOptional,
      isRepeating: argument.isRepeating)
  }
}

extension CommandDescription.Option {
  fileprivate init(_ argument: ParserDump.Argument) {
    let names = (argument.names ?? []).map { ($0.kind == .long ? "--" : "-") + $0.name }
    self.init(
      names, summary: argument.abstract ?? "",
      value: argument.kind == .option ? CommandDescription.Value(argument) : nil)
  }
}
