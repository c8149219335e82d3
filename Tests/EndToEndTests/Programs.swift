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
  private static let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "driver.py").path

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
  /// The gallery of the previous call is used, with a new window, if its address had the same switches.
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
    var variables = variables
    if let data { variables["XDG_DATA_HOME"] = data.path }
    let view = View(of: arguments.last)
    let follows = previousView.map { view?.canFollow($0) == true } ?? false
    let words =
      ["--timeout", "60"] + display + (follows ? ["--window"] : []) + Array(steps.joined(separator: ["then"])) + ["--"]
      + command(variables) + arguments
    // Other addresses may change the switches.
    let opened = steps.filter { ["again", "open", "audit-each"].contains($0.first) }.flatMap { $0.dropFirst() }
    previousView = opened.allSatisfy { View(of: $0) == view } ? view : nil
    let driver = try driver ?? Driver(script)
    Self.driver = nil
    let report = try driver.report(for: words)
    if report != nil { Self.driver = driver }
    #expect(report?.hasPrefix(#"{"ok": true"#) == true, "\(report ?? "the driver ended")", sourceLocation: location)
  }

  private static var driver: Driver?
  private static var previousView: View?

  /// The settings of an address that stay in effect until another address changes them.
  private struct View: Equatable {
    private static let switches = ["theme", "density", "dir", "scale", "sheet", "dialect", "motion"]
    private let switches: Set<Substring>
    private let hasSize: Bool

    init?(of address: String?) {
      guard let address else { return nil }
      let items = address.split(separator: "?", maxSplits: 1).dropFirst().joined().split(separator: "&")
      switches = Set(items.filter { item in Self.switches.contains { item.hasPrefix("\($0)=") } })
      hasSize = items.contains { $0.hasPrefix("size=") }
    }

    func canFollow(_ previous: View) -> Bool { switches == previous.switches && (hasSize || !previous.hasSize) }
  }

  /// A running driver, which performs the steps of one test after another, and ends with the tests.
  private final class Driver {
    private let process = Process()
    private let (requests, answers) = (Pipe(), Pipe())

    init(_ script: String) throws {
      process.executableURL = URL(filePath: "/usr/bin/python3")
      process.arguments = [script, "--serve"]
      process.environment = ProcessInfo.processInfo.environment.merging(["GTK_A11Y": "atspi"]) { $1 }
      (process.standardInput, process.standardOutput) = (requests, answers)
      try process.run()
    }

    /// Returns the report about the steps, and the outline of the tree after a failure; nil if the driver has ended.
    func report(for words: [String]) throws -> String? {
      // Writing to a pipe without a reader would end the tests.
      guard process.isRunning else { return nil }
      try requests.fileHandleForWriting.write(contentsOf: JSONEncoder().encode(words) + Data("\n".utf8))
      var report = Data()
      while report.last != 0 {
        let part = answers.fileHandleForReading.availableData
        if part.isEmpty { return nil }
        report += part
      }
      return String(decoding: report.dropLast(), as: UTF8.self)
    }
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
