/// Completions for fish.
enum FishCompletion {
  /// The script: one line for each thing that can be typed.
  static func script(for program: CommandDescription) -> String {
    let lines = program.places().flatMap { place in
      subcommands(of: place) + options(of: place) + arguments(of: place)
    }
    return """
      # Completions of \(program.name) for fish; \(program.name) --help-format fish prints them.
      complete -c \(program.name) -f
      \(lines.map { "complete -c \(program.name)\($0)\n" }.joined())
      """
  }

  private static func subcommands(of place: CommandDescription.Place) -> [String] {
    place.command.subcommands.map {
      "\(condition(of: place)) -a \($0.name) -d \(quoted($0.abstract))"
    }
  }

  private static func options(of place: CommandDescription.Place) -> [String] {
    place.command.shownOptions.map { option in
      let names = option.names.map { name in
        name.hasPrefix("--") ? " -l \(name.dropFirst(2))" : " -s \(name.dropFirst())"
      }
      let value = option.value.map { offer(of: $0.candidates, isRequired: true) } ?? ""
      return "\(condition(of: place))\(names.joined())\(value) -d \(quoted(option.summary))"
    }
  }

  private static func arguments(of place: CommandDescription.Place) -> [String] {
    place.command.arguments.compactMap { argument in
      let words = offer(of: argument.value.candidates, isRequired: false)
      return words.isEmpty ? nil : condition(of: place) + words
    }
  }

  /// When a line of a command holds: its words stand there, and no command of its own does.
  private static func condition(of place: CommandDescription.Place) -> String {
    var tests = place.path.dropFirst().map { "__fish_seen_subcommand_from \($0)" }
    if !place.command.subcommands.isEmpty {
      let names = place.command.subcommands.map(\.name).joined(separator: " ")
      tests.append("not __fish_seen_subcommand_from \(names)")
    }
    return tests.isEmpty ? "" : " -n \(quoted(tests.joined(separator: "; and ")))"
  }

  private static func offer(of candidates: CommandDescription.Candidates, isRequired: Bool) -> String {
    let required = isRequired ? " -x" : ""
    return switch candidates {
    case .unknown: required
    case .words(let words): "\(required) -a \(quoted(words.joined(separator: " ")))"
    case .files: isRequired ? " -r -F" : " -F"
    case .folders: "\(required) -a '(__fish_complete_directories)'"
    case .lines(let command): "\(required) -a \(quoted("(\(command) 2>/dev/null)"))"
    }
  }

  /// In the single quotes of fish a backslash escapes.
  private static func quoted(_ text: String) -> String { "'\(text.escaping(["\\", "'"]))'" }
}
