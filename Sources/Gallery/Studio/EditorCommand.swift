import Floorplan
import FloorplanTheme
import GTKBridge

/// The command that opens a position of a style sheet in the user's editor.
///
/// It is in the environment variable `FLOORPLAN_EDITOR`, such as `code -g FILE:LINE:COLUMN`. Without the variable, the
/// desktop's default app opens the file.
nonisolated struct EditorCommand: Equatable {
  static let variable = "FLOORPLAN_EDITOR"

  /// The program and its arguments.
  let words: [String]

  /// Fills the placeholders of a command; returns nil for a command without words.
  ///
  /// The file is the last argument if the command doesn't contain the placeholder `FILE`.
  init?(_ command: String, opening range: StyleSheetRange) {
    let template = shellWords(command)
    guard !template.isEmpty else { return nil }
    let values = [
      ("FILE", range.source), ("LINE", "\(range.lowerBound.line)"), ("COLUMN", "\(range.lowerBound.column)"),
    ]
    // The path is inserted last, because it may contain the other placeholders.
    let filled = template.map { word in values.reversed().reduce(word) { $0.replacing($1.0, with: $1.1) } }
    words = filled + (template.contains { $0.contains("FILE") } ? [] : [range.source])
  }

  /// Opens a position, or displays why it can't.
  @MainActor static func open(_ range: StyleSheetRange, from context: PageContext) {
    func announce(_ problem: String) {
      context.announce(localized("Can’t open the editor: %1$@").filled(with: problem))
    }
    if let command = environmentVariable(variable).flatMap({ EditorCommand($0, opening: range) }) {
      do throws(ProgramError) {
        try launchProgram(command.words)
      } catch {
        announce("\(error)")
      }
    } else if let display = Display.default {
      FileLauncher.open(.path(absolutePath(range.source)), on: display) { problem in
        if let problem { announce(problem) }
      }
    }
  }
}
