import CBench
import Comparing
import Floorplan
import Glibc

/// The properties of an installed package that a list displays.
struct Package {
  let name: String
  let summary: String
  let footnote: String
  let priority: String

  /// The packages in dpkg's status file, sorted by name.
  static let installed: [Package] = {
    let packages = records(of: "/var/lib/dpkg/status").compactMap { Package($0) }.sorted { $0.name < $1.name }
    demand(!packages.isEmpty, "dpkg's list of packages can't be read")
    return packages
  }()

  private init?(_ fields: [Substring: Substring]) {
    guard let name = fields["Package"], fields["Status"]?.hasSuffix(" installed") == true else { return nil }
    self.name = String(name)
    summary = fields["Description"].map(String.init) ?? "No description"
    footnote = ["Version", "Section", "Installed-Size"].compactMap { fields[$0] }.joined(separator: " · ")
    priority = fields["Priority"].map(String.init) ?? "unknown"
  }

  private static func records(of path: String) -> [[Substring: Substring]] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = getc_unlocked(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    var records: [[Substring: Substring]] = [[:]]
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty { records.append([:]) }
      // A line that starts with a space continues a field that no list displays.
      guard let colon = line.firstIndex(of: ":"), line.first != " " else { continue }
      records[records.count - 1][line[..<colon]] = line[line.index(after: colon)...].drop { $0 == " " }
    }
    return records
  }

  var texts: [String] { [name, summary, footnote, priority] }
  static let textCount = 4

  /// The package of a number, repeating the list.
  static func at(_ number: Int) -> Package { installed[number % installed.count] }

  /// The texts for GTK's lists, which keep them.
  static func texts(_ count: Int) -> UnsafePointer<UnsafePointer<CChar>?>? {
    let own = installed.flatMap(\.texts).map { UnsafePointer<CChar>(strdup($0)) }
    let all = UnsafeMutableBufferPointer<UnsafePointer<CChar>?>.allocate(capacity: count * textCount)
    for position in all.indices { all.initializeElement(at: position, to: own[position % own.count]) }
    return all.baseAddress.map { UnsafePointer($0) }
  }
}

/// A package as in the gallery's list of installed software.
private final class PackageCell: ObjectCell, SceneCell {
  static var made = 0

  required init() {
    super.init()
    Self.made += 1
  }

  func prepare(for scene: BenchScene) {}

  func show(_ number: Int, of scene: BenchScene) {
    let package = Package.at(number)
    for label in [self.headlineLabel, self.subheadlineLabel, self.footnoteLabel] { label.numberOfLines = 1 }
    self.detailImage = .icon("package-x-generic")
    self.headlineText = package.name
    self.subheadlineText = package.summary
    self.footnoteText = package.footnote
    self.statusText = package.priority
    self.semanticStatus =
      package.priority == "required" ? .critical : package.priority == "important" ? .informative : nil
  }
}

/// Only the name of a package, in a cell as tall as the others.
private final class PlainCell: CollectionCell, SceneCell {
  static var made = 0
  private let label = Label()

  required init() {
    super.init()
    Self.made += 1
    label.alignment = 0
    label.setParent(self)
  }

  func prepare(for scene: BenchScene) { label.setSizeRequest(height: Int(scene.minimum_height)) }
  func show(_ number: Int, of scene: BenchScene) { label.text = Package.at(number).name }
}

/// The name at the leading edge and the priority at the trailing one: the changed area is as wide as in the object
/// cell.
private final class WidePlainCell: CollectionCell, SceneCell {
  static var made = 0
  private let label = Label()
  private let status = Label()
  private let box: Box

  required init() {
    box = Box(.horizontal, [label, status])
    super.init()
    Self.made += 1
    label.alignment = 0
    label.expandsHorizontally = true
    box.setParent(self)
  }

  func prepare(for scene: BenchScene) { box.setSizeRequest(height: Int(scene.minimum_height)) }
  func show(_ number: Int, of scene: BenchScene) {
    label.text = Package.at(number).name
    status.text = Package.at(number).priority
  }
}

/// The cost of scrolling the installed packages, compared with a plain cell and with GTK's list.
func measurePackages(_ comparison: Comparison) {
  func packages(height: Double) -> Candidate {
    .collection("ObjectCell", Scenes.packages(height: Int(height)), of: PackageCell.self, height: height) {
      PackageCell.made
    }
  }
  let height = rowHeight(packages(height: 1))
  let plain = ofHeight(height) { scene in
    .collection("plain cell", scene, of: PlainCell.self, height: height) { PlainCell.made }
  }
  let wide = ofHeight(height) { scene in
    .collection("plain cell with a status", scene, of: WidePlainCell.self, height: height) { WidePlainCell.made }
  }
  let list = ofHeight(height) { .list(BENCH_LIST_VIEW, "GtkListView of the same texts", $0) }
  for baseline in [plain, wide, list] {
    measureFrames(comparison, [("packages", packages(height: height))], against: baseline)
  }
}

private func rowHeight(_ candidate: Candidate) -> Double {
  let stage = candidate.open()
  defer { stage.close() }
  stage.check(candidate, "when its rows were measured")
  return bench_stage_row_height(stage.stage)
}

/// A candidate whose rows have this height, whatever padding the theme gives them.
private func ofHeight(_ height: Double, _ candidate: (BenchScene) -> Candidate) -> Candidate {
  let padding = rowHeight(candidate(Scenes.packages(height: Int(height)))) - height
  let fitted = candidate(Scenes.packages(height: Int(height - padding)))
  let reached = rowHeight(fitted)
  demand(reached == height, "the rows of \(fitted.name) are \(reached) high instead of \(height)")
  return fitted
}
