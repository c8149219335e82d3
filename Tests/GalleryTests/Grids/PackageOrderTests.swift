import Testing

@testable import Gallery

@Suite struct PackageOrderTests {
  private static let records = [
    ("b", "libs", "10.1-1", 300, "optional"), ("a", "libs", "2.0-1", nil, "required"),
    ("d", "admin", "1:0.5", 20_000, "colour"), ("c", "admin", "2.0~rc1-1", 7, "optional"),
  ].map { name, section, version, size, priority in
    var record = PackageRecord(name: name)
    (record.section, record.version, record.installedSizeKiB, record.priority) = (section, version, size, priority)
    return record
  }

  @Test(
    arguments: [
      (.name, "abcd", "dcba"), (.section, "cdab", "abcd"), (.version, "cabd", "dbac"), (.size, "acbd", "dbca"),
      (.priority, "abcd", "dbca"),
    ] as [(PackageOrder, String, String)])
  func columnsSortByValueThenName(order: PackageOrder, ascending: String, descending: String) {
    for (isDescending, names) in [(false, ascending), (true, descending)] {
      let sorted = order.sorted(Self.records, isDescending: isDescending).map { Self.records[$0].name }.joined()
      #expect(sorted == names, "\(order) \(isDescending)")
    }
  }
}
