/// The forms in which a program tells of its command line, beside `--help`.
///
/// `meson install` installs what the programs print.
package enum HelpFormat: String, CaseIterable, Sendable {
  /// A page of the manual, in the language of man(7).
  case man
  /// Completions for Bash.
  case bash
  /// Completions for the Z shell.
  case zsh
  /// Completions for fish.
  case fish

  /// The option that asks for a form.
  package static let option = CommandDescription.Option(
    ["--help-format"], summary: "Print the man page, or the completions for a shell",
    value: CommandDescription.Value("FORMAT", .words(allCases.map(\.rawValue))), isHidden: true)

  /// What the form is of a program.
  package func text(of program: CommandDescription, version: String) -> String {
    switch self {
    case .man: ManualPage(of: program, version: version).text
    case .bash: BashCompletion.script(for: program)
    case .zsh: ZshCompletion.script(for: program)
    case .fish: FishCompletion.script(for: program)
    }
  }
}

extension String {
  /// The text as one word of a shell that knows POSIX's quotes.
  var shellQuoted: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }

  /// The text with a backslash before each of some characters.
  func escaping(_ characters: Set<Character>) -> String {
    reduce(into: "") { text, character in
      if characters.contains(character) { text.append("\\") }
      text.append(character)
    }
  }
}
