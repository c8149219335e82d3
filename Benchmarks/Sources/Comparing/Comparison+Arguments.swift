extension Comparison {
  /// Measures the groups in the program's arguments: `[ROUNDS [GROUP ...]]`.
  ///
  /// The default is nine rounds of all groups.
  ///
  /// - Parameter groups: The groups that the program can measure.
  @MainActor
  public static func runGroups(_ groups: [(name: String, measure: @MainActor (Comparison) -> Void)]) {
    let arguments = CommandLine.arguments.dropFirst()
    let comparison = Comparison(rounds: arguments.first.flatMap { Int($0) } ?? 9)
    let names = arguments.dropFirst()
    for group in groups where names.isEmpty || names.contains(group.name) { group.measure(comparison) }
  }
}
