/// A property to sort the packages of a grid by.
nonisolated enum PackageOrder: String, CaseIterable {
  case name, section, version, size, priority

  /// Returns the sorted indices of packages; packages with equal values are always sorted by ascending name.
  func sorted(_ records: [PackageRecord], isDescending: Bool) -> [Int] {
    switch self {
    case .name: Self.sorted(records, by: records.map(\.name), isDescending)
    case .section: Self.sorted(records, by: records.map(\.section), isDescending)
    case .version: Self.sorted(records, by: records.map { DebianVersion($0.version) }, isDescending)
    case .size: Self.sorted(records, by: records.map { $0.installedSizeKiB ?? -1 }, isDescending)
    case .priority: Self.sorted(records, by: records.map(\.priorityRank), isDescending)
    }
  }

  private static func sorted<Key: Comparable>(
    _ records: [PackageRecord], by keys: [Key], _ isDescending: Bool
  ) -> [Int] {
    records.indices.sorted { one, other in
      guard keys[one] == keys[other] else { return (keys[one] < keys[other]) != isDescending }
      return (records[one].name, one) < (records[other].name, other)
    }
  }
}

nonisolated extension PackageRecord {
  /// The rank of the priority among Debian's, the most important first; unknown priorities are last.
  fileprivate var priorityRank: Int {
    ["required", "important", "standard", "optional", "extra"].firstIndex(of: priority) ?? Int.max
  }
}
