import ArgumentParser
import FoundationEssentials
import Glibc

/// The program `floorplan` as a library: arguments in, texts and an exit status out.
public enum FloorplanTool {
  /// What one call of the program came to.
  public struct Result: Sendable, Hashable {
    /// What goes to the standard output.
    public let output: String
    /// What goes to the standard error.
    public let errorOutput: String
    /// The exit status: 0; 1 where what was given to read can't be read or is not as it should be; 2 where an argument
    /// is not understood, or a style sheet can't be read.
    public let exitStatus: Int32

    init(output: String = "", errorOutput: String = "", exitStatus: Int32 = 0) {
      self.output = output
      self.errorOutput = errorOutput
      self.exitStatus = exitStatus
    }

    /// The exit status where the arguments are understood, and what they name is not as it should be.
    static let problemStatus: Int32 = 1
    /// The exit status where an argument is not understood, whoever found it.
    static let usageStatus: Int32 = 2
  }

  /// Does what the arguments ask for, without printing and without leaving the process.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the program's name.
  ///   - standardInput: What a command reads instead of the process's standard input; nil lets it read that.
  /// - Returns: The texts and the exit status.
  public static func result(of arguments: [String], standardInput: [UInt8]? = nil) -> Result {
    do {
      var command = try FloorplanCommandLine.parseAsRoot(arguments)
      if let command = command as? any ToolCommand { return try command.result(standardInput: standardInput) }
      // What is left are the parser's own commands and those that only have subcommands: they throw their help.
      try command.run()
      return Result()
    } catch {
      let text = terminated(FloorplanCommandLine.fullMessage(for: error))
      return FloorplanCommandLine.exitCode(for: error).isSuccess
        ? Result(output: text) : Result(errorOutput: text, exitStatus: Result.usageStatus)
    }
  }

  /// Does what the process's arguments ask for, prints it, and ends the process with the exit status.
  public static func main() -> Never {
    let result = result(of: Array(CommandLine.arguments.dropFirst()))
    let printed = write(result.output, to: STDOUT_FILENO)
    _ = write(result.errorOutput, to: STDERR_FILENO)
    exit(printed ? result.exitStatus : EXIT_FAILURE)
  }

  private static func terminated(_ text: String) -> String {
    text.isEmpty || text.hasSuffix("\n") ? text : text + "\n"
  }

  /// Writes a text wholly, however small the pieces that the descriptor takes.
  private static func write(_ text: String, to descriptor: Int32) -> Bool {
    let bytes = Array(text.utf8)
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        written += count
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}

/// The value as JSON on one line, its keys in order.
func jsonLine(of value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
}
