/// Completions for the Z shell.
enum ZshCompletion {
  /// The script: a function to load when it is needed, or to source.
  static func script(for program: CommandDescription) -> String {
    let places = program.places()
    let function = places[0].functionName
    return #"""
      #compdef \#(program.name)
      # Completions of \#(program.name) for the Z shell; \#(program.name) --help-format zsh prints them.

      \#(places.map { self.function(of: $0) }.joined(separator: "\n"))
      if [[ $funcstack[1] == \#(function) ]]; then
        \#(function) "$@"
      else
        compdef \#(function) \#(program.name)
      fi

      """#
  }

  /// The function that completes what follows the words of one command.
  private static func function(of place: CommandDescription.Place) -> String {
    let command = place.command
    let specifications: [String] =
      command.shownOptions.map { specification(of: $0) }
      + (command.subcommands.isEmpty
        ? command.arguments.enumerated().map { specification(of: $1, at: $0 + 1) }
        : ["'1:command:->command'", "'*::argument:->rest'"])
    let arguments = specifications.map { " \\\n    \($0)" }.joined()
    guard !command.subcommands.isEmpty else { return "\(place.functionName)() {\n  _arguments\(arguments)\n}\n" }

    let names = command.subcommands.map { "\($0.name.escaping([":"])):\($0.abstract)".shellQuoted }
    let cases = command.subcommands.map { subcommand in
      let inner = CommandDescription.Place(path: place.path + [subcommand.name], command: subcommand)
      return "        \(subcommand.name)) \(inner.functionName) ;;\n"
    }
    return """
      \(place.functionName)() {
        local curcontext=$curcontext state line
        local -a commands=(
          \(names.joined(separator: "\n    "))
        )
        _arguments -C\(arguments)
        case $state in
          command) _describe command commands ;;
          rest)
            case $line[1] in
      \(cases.joined())      esac
            ;;
        esac
      }

      """
  }

  private static func specification(of option: CommandDescription.Option) -> String {
    // The value may follow the equals sign as well as the option.
    let names = option.names.map { name in
      option.value == nil ? name : name + (name.hasPrefix("--") ? "=" : "+")
    }
    let summary = "[\(option.summary.escaping(["\\", "[", "]", ":"]))]\(option.value.map { action(of: $0) } ?? "")"
    guard names.count > 1 else { return (names.joined() + summary).shellQuoted }
    return
      "\("(\(option.names.joined(separator: " ")))".shellQuoted){\(names.joined(separator: ","))}\(summary.shellQuoted)"
  }

  private static func specification(of argument: CommandDescription.Argument, at position: Int) -> String {
    let place = argument.isRepeating ? "*" : argument.isOptional ? "\(position):" : "\(position)"
    return (place + action(of: argument.value)).shellQuoted
  }

  private static func action(of value: CommandDescription.Value) -> String {
    let action =
      switch value.candidates {
      case .unknown: " "
      case .words(let words): "(\(words.joined(separator: " ").escaping([":"])))"
      case .files: "_files"
      case .folders: "_files -/"
      case .lines(let command): "{compadd -- ${(f)\"$(\(command) 2>/dev/null)\"}}"
      }
    return ":\(value.name.escaping([":"])):\(action)"
  }
}
