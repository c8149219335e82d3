import Foundation
import Testing

import FloorplanProgram

@Suite struct HelpFormatTests {
  private typealias Value = CommandDescription.Value

  /// A program with everything that a description can hold, and with characters that shells and man(7) take amiss.
  private static let program = CommandDescription(
    name: "our-tool", abstract: "Does it's work.", discussion: "First.\n\n.Second\n\n  a  literal\n  'line'\nThird.",
    options: [
      CommandDescription.Option(["-h", "--help"], summary: "Show help [all]: \"this\""),
      CommandDescription.Option(["--secret"], summary: "Nobody knows", isHidden: true),
    ],
    subcommands: [
      CommandDescription(
        name: "paint", abstract: "Paints a wall.",
        arguments: [CommandDescription.Argument(Value("wall", .files), summary: "The wall.", isRepeating: true)],
        options: [
          CommandDescription.Option(
            ["--colour"], summary: "The colour.", value: Value("name", .words(["red", "green"]), default: "red")),
          CommandDescription.Option(["--room"], summary: "The room", value: Value("folder", .folders)),
          CommandDescription.Option(
            ["--brush"], summary: "The brush", value: Value("kind", .lines(of: "printf '%s\\n' flat round"))),
          CommandDescription.Option(["-h", "--help"], summary: "Show help [all]: \"this\""),
        ]),
      CommandDescription(
        name: "list", abstract: "Lists.",
        subcommands: [CommandDescription(name: "walls", abstract: "Lists the walls.")]),
    ],
    topics: [CommandDescription.Topic("Exit status", "Always 0.")], related: ["other-tool"])

  private func script(_ format: HelpFormat) -> String { format.text(of: Self.program, version: "1.2.3") }

  @Test("Every command and every option that is not hidden is in every form", arguments: HelpFormat.allCases)
  func completeness(format: HelpFormat) {
    let text = script(format).replacing(#"\-"#, with: "-")
    for name in ["our-tool", "paint", "list", "walls", "colour", "room", "brush", "help"] {
      #expect(text.contains(name), "\(name) is missing")
    }
    #expect(!text.contains("secret"))
    #expect(text.hasSuffix("\n"))
    #expect(!text.contains("\n\n\n"))
    #expect(!text.split(separator: "\n").contains { $0.hasSuffix(" ") })
  }

  @Test("What nothing is said of stands in the synopsis alone")
  func undescribed() {
    let program = CommandDescription(
      name: "our-tool", abstract: "Works.",
      arguments: [CommandDescription.Argument(Value("words"), summary: "", isRepeating: true)])
    let page = HelpFormat.man.text(of: program, version: "1.2.3")
    #expect(page.contains(#"\fIwords\fR..."#) && !page.contains(#"\&."#))
  }

  @Test("The man page says what stands where, in man(7)")
  func manualPage() {
    #expect(
      script(.man) == #"""
        .TH "OUR\-TOOL" "1" "" "our\-tool 1.2.3" "User Commands"
        .SH NAME
        our\-tool \- does it\(aqs work
        .SH SYNOPSIS
        \fBour\-tool paint\fR [\fIoption\fR]... \fIwall\fR...
        .br
        \fBour\-tool list walls\fR
        .SH DESCRIPTION
        Does it\(aqs work.
        .PP
        First.
        .PP
        \&.Second
        .PP
        .RS 2
        .nf
        a  literal
        \(aqline\(aq
        .fi
        .RE
        .PP
        Third.
        .SH COMMANDS
        .SS our\-tool paint
        Paints a wall.
        .TP
        \fIwall\fR
        The wall.
        .TP
        \fB\-\-colour\fR=\fIname\fR
        The colour. One of: red, green. Default: red.
        .TP
        \fB\-\-room\fR=\fIfolder\fR
        The room.
        .TP
        \fB\-\-brush\fR=\fIkind\fR
        The brush.
        .SS our\-tool list
        Lists.
        .SS our\-tool list walls
        Lists the walls.
        .SH OPTIONS
        .TP
        \fB\-h\fR, \fB\-\-help\fR
        Show help [all]: \(dqthis\(dq.
        .SH EXIT STATUS
        Always 0.
        .SH SEE ALSO
        \fBother\-tool\fR(1)

        """#)
  }

  // MARK: What Bash completes

  struct Completion: CustomTestStringConvertible, Sendable {
    let words: [String]
    let answers: [String]

    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(
    "Bash completes commands, options and values",
    arguments: [
      Completion(words: [""], answers: ["--help", "-h", "list", "paint"]),
      Completion(words: ["pa"], answers: ["paint"]),
      Completion(words: ["list", ""], answers: ["walls"]),
      Completion(words: ["paint", "--c"], answers: ["--colour"]),
      Completion(words: ["paint", "--colour", ""], answers: ["green", "red"]),
      Completion(words: ["paint", "--colour", "=", "g"], answers: ["green"]),
      Completion(words: ["paint", "--colour", "="], answers: ["green", "red"]),
      Completion(words: ["paint", "--brush", "r"], answers: ["round"]),
      Completion(words: ["paint", "--colour", "red", "b"], answers: ["b folder", "blue"]),
      Completion(words: ["paint", "--room", "b"], answers: ["b folder"]),
    ])
  func bash(completion: Completion) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder.appending(path: "b folder"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder.appending(path: "blue"))
    // compopt works only while somebody presses a key.
    let answers = try output(
      of: "bash",
      [
        "-c",
        #"eval "$0"; compopt() { :; }; cd "$1"; shift; COMP_WORDS=(our-tool "$@"); COMP_CWORD=${#}; "#
          + #"_our_tool; printf '%s\n' "${COMPREPLY[@]}""#,
        script(.bash), folder.path,
      ] + completion.words)
    #expect(answers.split(separator: "\n").map { String($0) }.sorted() == completion.answers)
  }

  @Test(
    "The shells take their scripts, as far as they are here",
    arguments: [
      (HelpFormat.bash, ["bash", "-n"]), (HelpFormat.zsh, ["zsh", "-n"]), (HelpFormat.fish, ["fish", "--no-execute"]),
      (HelpFormat.man, ["mandoc", "-T", "lint", "-W", "error"]),
    ])
  func syntax(format: HelpFormat, command: [String]) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(script(format).utf8).write(to: file)
    guard let path = try? output(of: "which", [command[0]]), !path.isEmpty else { return }
    let complaints = try output(of: command[0], command.dropFirst() + [file.path])
    #expect(complaints.isEmpty, "\(complaints)")
  }

  /// What a program prints, errors included.
  private func output(of program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }
}
