import Glibc

extension Comparison {
  /// Measures the groups in the program's arguments: `[ROUNDS [GROUP ...]]`.
  ///
  /// The default is nine rounds of all groups. The program ends if an argument is invalid.
  ///
  /// - Parameter groups: The groups that the program can measure.
  @MainActor
  public static func runGroups(_ groups: [(name: String, measure: @MainActor (Comparison) -> Void)]) {
    let arguments = CommandLine.arguments.dropFirst()
    let rounds = arguments.first.map { Int($0) ?? 0 } ?? 9
    let names = arguments.dropFirst()
    let unknown = names.first { name in !groups.contains { $0.name == name } }
    if let invalid = rounds > 0 ? unknown : arguments.first {
      let known = groups.map(\.name).joined(separator: ", ")
      let usage =
        "invalid argument “\(invalid)”; expected [ROUNDS [GROUP ...]] with at least 1 round and the groups \(known)\n"
      write(STDERR_FILENO, usage, usage.utf8.count)
      exit(2)
    }
    let comparison = Comparison(rounds: rounds)
    for group in groups where names.isEmpty || names.contains(group.name) { group.measure(comparison) }
  }
}
