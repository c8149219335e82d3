/// Completions for Bash.
enum BashCompletion {
  /// The script, which needs nothing but Bash itself.
  static func script(for program: CommandDescription) -> String {
    let places = program.places()
    let function = places[0].functionName
    return #"""
      # shellcheck shell=bash
      # Completions of \#(program.name) for Bash; \#(program.name) --help-format bash prints them.

      \#(function)() {
        local command=\#(program.name) current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
        COMPREPLY=()
        # Bash takes --option=value apart at the equals sign.
        if [[ $current == = ]]; then
          current=
        elif [[ $previous == = ]]; then
          previous=${COMP_WORDS[COMP_CWORD - 2]}
        fi
      \#(commands(places))\#(values(places))  case $command in
      \#(places.map { arguments($0) }.joined())  esac
      }

      complete -F \#(function) \#(program.name)

      """#
  }

  /// Finds out which command the words before the cursor name.
  private static func commands(_ places: [CommandDescription.Place]) -> String {
    guard places.count > 1 else { return "" }
    let names = places.dropFirst().map { $0.words.shellQuoted }.joined(separator: " | \\\n        ")
    return #"""
        local word
        for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
          case "$command $word" in
            \#(names))
              command+=" $word"
              ;;
          esac
        done

      """#
  }

  /// Answers after an option that takes a value.
  private static func values(_ places: [CommandDescription.Place]) -> String {
    let cases = places.flatMap { place in
      place.command.shownOptions.flatMap { option in
        guard let value = option.value else { return [String]() }
        return option.names.map { name in
          "    \("\(place.words) \(name)".shellQuoted))\n\(answer([value.candidates]))      return\n      ;;\n"
        }
      }
    }
    return cases.isEmpty ? "" : "  case \"$command $previous\" in\n\(cases.joined())  esac\n"
  }

  /// Answers with the commands, options and arguments of one command.
  private static func arguments(_ place: CommandDescription.Place) -> String {
    let command = place.command
    let options = command.shownOptions.flatMap(\.names)
    var lines = "    \(place.words.shellQuoted))\n"
    let candidates = command.arguments.map(\.value.candidates).filter { $0 != .unknown }
    if candidates.isEmpty {
      lines += answer([.words(command.subcommands.map(\.name) + options)])
    } else {
      // Which of several arguments it is would be seen only by who knows what each option before it takes.
      lines += "      if [[ $current == -* ]]; then\n\(answer([.words(options)], indent: "        "))      else\n"
      lines += "\(answer(candidates, indent: "        "))      fi\n"
    }
    return lines + "      ;;\n"
  }

  /// Answers with all of these.
  private static func answer(_ candidates: [CommandDescription.Candidates], indent: String = "      ") -> String {
    let commands = candidates.compactMap { candidates in
      generator(of: candidates).map { "compgen \($0) -- \"$current\"" }
    }
    guard !commands.isEmpty else { return "" }
    let arePaths = candidates.contains(.files) || candidates.contains(.folders)
    let lead = arePaths ? "\(indent)compopt -o filenames\n" : ""
    return "\(lead)\(indent)mapfile -t COMPREPLY < <(\(commands.joined(separator: "; ")))\n"
  }

  /// The arguments with which Bash finds candidates; nil where nobody can say what they are.
  private static func generator(of candidates: CommandDescription.Candidates) -> String? {
    switch candidates {
    case .unknown: nil
    case .words(let words): "-W \(words.joined(separator: " ").shellQuoted)"
    case .files: "-f"
    case .folders: "-d"
    case .lines(let command): "-W \"$(\(command) 2>/dev/null)\""
    }
  }
}
