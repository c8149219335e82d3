import ArgumentParser
import FloorplanTheme

/// The options of `--run` and `--merge`.
struct RunOptions: ParsableArguments {
  @Option(
    name: .customLong("run"),
    help: ArgumentHelp(
      "Compare pictures of each address, or of every page, in a style sheet with a baseline.", valueName: "sheet"),
    completion: .file())
  var sheet: String?

  @Option(
    help: ArgumentHelp(
      "The modes, separated by commas; each joins an appearance, rtl or switches such as scale=2 by plus signs. "
        + "(default: the four appearances)",
      valueName: "list"))
  var modes: String?

  @Option(help: ArgumentHelp("The folder with the accepted pictures.", valueName: "folder"), completion: .directory)
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "Write a report as a single HTML file; with --shard, a folder for --merge.", valueName: "file"),
    completion: .file())
  var report: String?

  @Option(help: ArgumentHelp("Write the results in the format of JUnit.", valueName: "file"), completion: .file())
  var junit: String?

  @Option(
    help: ArgumentHelp(
      "Fail if a cell of the state matrix failed or has no verdict in a review exported as JSON.",
      valueName: "file"),
    completion: .file())
  var review: String?

  @Flag(help: "Update the baseline with new, changed and removed pictures, or create it.")
  var accept = false

  @Option(help: ArgumentHelp("The maximum difference of a color channel, 0 to 255. (default: 0)", valueName: "number"))
  var tolerance: Int?

  @Option(help: ArgumentHelp("The dialect of the style sheet. (default: fiori)", valueName: "name"), transform: dialect)
  var dialect: StyleSheetDialect?

  @Option(
    help: ArgumentHelp("Draw only every Nth page, starting with the Ith.", valueName: "I/N"), transform: share)
  var shard: RunPart.Share?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Join the reports of all shards of a run.", valueName: "folder"), completion: .directory)
  var merge: [String] = []

  /// Whether these options determine what the program does.
  var isActive: Bool { sheet != nil || !merge.isEmpty }

  /// The modes in which each page is drawn, separated by commas.
  var modeNames: String { modes ?? Appearance.allCases.map(\.rawValue).joined(separator: ",") }

  func validate() throws {
    let isOfRun = modes != nil || tolerance != nil || dialect != nil
    if isOfRun, sheet == nil { throw ValidationError("--modes, --tolerance and --dialect need --run") }
    guard isActive else {
      let isUsed = baseline != nil || report != nil || junit != nil || review != nil || accept || shard != nil
      if isUsed {
        throw ValidationError("--baseline, --report, --junit, --review, --accept and --shard need --run or --merge")
      }
      return
    }
    guard sheet == nil || merge.isEmpty else { throw ValidationError("--run can't be combined with --merge") }
    guard baseline != nil else { throw ValidationError("--run and --merge need --baseline") }
    if let tolerance, !(0...255 ~= tolerance) {
      throw ValidationError("--tolerance: \(tolerance) is invalid; expected 0 to 255")
    }
    if shard != nil {
      guard merge.isEmpty, junit == nil, review == nil else {
        throw ValidationError("--shard can't be combined with --merge, --junit or --review")
      }
      guard report != nil else { throw ValidationError("--shard needs --report") }
    }
  }

  private static func dialect(_ name: String) throws -> StyleSheetDialect {
    guard let dialect = StyleSheetDialect(rawValue: name) else {
      throw ValidationError("expected \(StyleSheetDialect.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return dialect
  }

  private static func share(_ text: String) throws -> RunPart.Share {
    guard let share = RunPart.Share(text) else { throw ValidationError("expected two numbers such as 1/4") }
    return share
  }
}
