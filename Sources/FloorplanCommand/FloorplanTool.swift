import ArgumentParser
import FloorplanProgram
import FoundationEssentials
import Glibc

/// The program `floorplan` as a library.
public enum FloorplanTool {
  /// The outcome of one run of the program.
  public struct Result: Sendable, Hashable {
    /// The text for the standard output.
    public let output: String
    /// The text for the standard error.
    public let errorOutput: String
    /// The exit status: 0 on success, 1 if the input has errors, 2 if an argument is invalid or a style sheet can't be
    /// read.
    ///
    /// An unreadable layout document also has the status 1.
    public let exitStatus: Int32

    init(output: String = "", errorOutput: String = "", exitStatus: Int32 = 0) {
      self.output = output
      self.errorOutput = errorOutput
      self.exitStatus = exitStatus
    }

    /// The exit status if the input has errors.
    static let problemStatus: Int32 = 1
    /// The exit status if an argument is invalid or a style sheet can't be read.
    static let usageStatus: Int32 = 2
  }

  /// Runs the program without printing anything or ending the process.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the program's name.
  ///   - standardInput: The bytes to read instead of the process's standard input; nil to read that.
  /// - Returns: The output and the exit status.
  public static func result(of arguments: [String], standardInput: [UInt8]? = nil) -> Result {
    do {
      var command = try FloorplanCommandLine.parseAsRoot(arguments)
      if let command = command as? any ToolCommand { return try command.result(standardInput: standardInput) }
      // The parser's own commands, and commands that only have subcommands, throw their help.
      try command.run()
      return Result()
    } catch {
      let text = terminated(FloorplanCommandLine.fullMessage(for: error))
      return FloorplanCommandLine.exitCode(for: error).isSuccess
        ? Result(output: text) : Result(errorOutput: text, exitStatus: Result.usageStatus)
    }
  }

  /// Runs the program with the arguments of the process, prints the output, and ends the process.
  public static func main() -> Never {
    let result = result(of: Array(CommandLine.arguments.dropFirst()))
    let printed = writeAll(Array(result.output.utf8), to: STDOUT_FILENO)
    _ = writeAll(Array(result.errorOutput.utf8), to: STDERR_FILENO)
    exit(printed ? result.exitStatus : EXIT_FAILURE)
  }

  private static func terminated(_ text: String) -> String {
    text.isEmpty || text.hasSuffix("\n") ? text : text + "\n"
  }
}

/// Encodes a value as JSON with sorted keys, on one line unless it is indented.
func jsonText(of value: some Encodable, isIndented: Bool = false) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  if isIndented { encoder.outputFormatting.insert(.prettyPrinted) }
  return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
}
