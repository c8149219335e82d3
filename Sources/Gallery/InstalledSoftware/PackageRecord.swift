/// One package as the dpkg status file records it.
///
/// The texts are those of the fields in deb-control(5); a field that the record lacks is empty here.
nonisolated struct PackageRecord: Sendable, Hashable, Identifiable {
  /// A field as the file has it.
  nonisolated struct Field: Sendable, Hashable {
    /// The name as the file spells it.
    let name: String

    /// The value; lines after the first stand without their first space.
    let value: String
  }

  /// What dpkg is to do with a package and what it did: the three words of the Status field, in their order.
  nonisolated struct Status: Sendable, Hashable {
    /// What was asked for, such as `install` or `deinstall`.
    let want: String

    /// Whether the package is whole: `ok` or `reinstreq`.
    let flag: String

    /// How far the installation came, such as `installed` or `config-files`.
    let state: String

    /// Whether the package is installed and set up; triggers may still be waiting to run.
    var isInstalled: Bool {
      ["installed", "triggers-awaited", "triggers-pending"].contains(state)
    }
  }

  /// Name and architecture, such as `libc6:amd64`, and a number behind where a damaged file lists a package again.
  ///
  /// Unique among the records of one file.
  var id: String

  /// The package's name; never empty in a parsed record.
  var name: String

  /// What dpkg is to do and what it did.
  var status: Status

  /// The architecture, such as `amd64` or `all`.
  var architecture = ""

  /// The version with epoch and revision.
  var version = ""

  /// The section of the archive, such as `libs`.
  var section = ""

  /// The priority, such as `optional`.
  var priority = ""

  /// The space that the files take, in units of 1024 bytes.
  var installedSizeKiB: Int?

  /// The first line of the description.
  var summary = ""

  /// The rest of the description: lines without their first space, an empty line where the file has a single point.
  var longDescription = ""

  /// The address of the project's page.
  var homepage = ""

  /// Who maintains the package.
  var maintainer = ""

  /// All other fields, in the order of the file.
  var otherFields: [Field] = []

  /// The line of the file that the record begins on, counted from 1.
  var line = 1

  /// Whether the package is installed and set up.
  var isInstalled: Bool { status.isInstalled }

  /// Creates a record with a name and a status; everything else is empty.
  ///
  /// - Parameters:
  ///   - name: The package's name.
  ///   - status: What dpkg is to do and what it did; installed when left out.
  init(name: String, status: Status = Status(want: "install", flag: "ok", state: "installed")) {
    self.name = name
    self.status = status
    id = name
  }
}
