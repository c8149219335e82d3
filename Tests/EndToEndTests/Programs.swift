import Foundation
import Testing

/// The programs under test and the driver.
enum Programs {
  /// The folder of the built products, which contains the test bundle.
  private static let products: URL = {
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
    return URL(filePath: bundle).deletingLastPathComponent()
  }()
  static let gallery = products.appending(path: "floorplan-gallery").path
  static let tool = products.appending(path: "floorplan").path
  private static let driver = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "driver.py").path

  struct Outcome {
    let status: Int32
    let output: String
    let errors: String
  }

  /// Runs a program and waits until it exits.
  static func run(_ program: String, _ arguments: [String], environment: [String: String?] = [:]) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    var variables = ProcessInfo.processInfo.environment
    for (name, value) in environment { variables[name] = value }
    process.environment = variables
    // Uses files instead of pipes, because a child that writes much would wait for a reader.
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let (output, errors) = (folder.appending(path: "out"), folder.appending(path: "err"))
    for file in [output, errors] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }

  /// Runs the gallery without any display.
  static func withoutDisplay(_ arguments: [String]) throws -> Outcome {
    try run(gallery, arguments, environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil])
  }

  /// Operates the gallery with the driver, and records its failures.
  ///
  /// - Parameters:
  ///   - steps: The steps; the driver's `--help` explains them.
  ///   - arguments: The arguments of the gallery.
  ///   - variables: Environment variables for the gallery, not for the services of its bus.
  ///   - display: Options of the driver for the gallery's display, or none for the display of the tests.
  ///   - data: The folder for the user's data, or nil for a temporary folder.
  ///   - location: The location at which a failure is reported.
  /// - Throws: The system's error if the driver can't be started.
  static func drive(
    _ steps: [[String]], _ arguments: [String], variables: [String: String] = [:], display: [String] = [],
    data: URL? = nil, _ location: SourceLocation = #_sourceLocation
  ) throws {
    // Protects the data of the user who runs the tests.
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let steps = Array(steps.joined(separator: ["then"]))
    let outcome = try run(
      "/usr/bin/python3", [driver, "--timeout", "60"] + display + steps + ["--"] + command(variables) + arguments,
      environment: ["GTK_A11Y": "atspi", "XDG_DATA_HOME": (data ?? folder).path])
    #expect(outcome.status == 0, "\(outcome.output)\n\(outcome.errors)", sourceLocation: location)
  }

  /// The gallery with environment variables.
  private static func command(_ variables: [String: String]) -> [String] {
    variables.isEmpty ? [gallery] : ["/usr/bin/env"] + variables.map { "\($0)=\($1)" } + [gallery]
  }

  static func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
