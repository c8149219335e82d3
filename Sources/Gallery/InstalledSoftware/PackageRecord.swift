/// A package in the dpkg status file.
///
/// The texts are the values of fields in deb-control(5), or empty if the record lacks the field.
nonisolated struct PackageRecord: Sendable, Hashable, Identifiable {
  /// A field of the file.
  nonisolated struct Field: Sendable, Hashable {
    /// The name, with the case of the file.
    let name: String

    /// The value; continuation lines are without their leading space.
    let value: String
  }

  /// The requested and the current state of a package: the three words of the Status field, in their order.
  nonisolated struct Status: Sendable, Hashable {
    /// The requested action, such as `install` or `deinstall`.
    let want: String

    /// The error flag: `ok` or `reinstreq`.
    let flag: String

    /// The progress of the installation, such as `installed` or `config-files`.
    let state: String

    /// Whether the package is installed and configured; triggers may be pending.
    var isInstalled: Bool {
      ["installed", "triggers-awaited", "triggers-pending"].contains(state)
    }
  }

  /// The name and architecture, such as `libc6:amd64`, with a number if a damaged file lists the package again.
  ///
  /// The ID is unique among the records of a file.
  var id: String

  /// The name; it is never empty in a parsed record.
  var name: String

  /// The requested and the current state.
  var status: Status

  /// The architecture, such as `amd64` or `all`.
  var architecture = ""

  /// The version with epoch and revision.
  var version = ""

  /// The section of the archive, such as `libs`.
  var section = ""

  /// The priority, such as `optional`.
  var priority = ""

  /// The installed size in units of 1024 bytes.
  var installedSizeKiB: Int?

  /// The first line of the description.
  var summary = ""

  /// The other lines of the description, without their leading space; a line with a single point is empty.
  var longDescription = ""

  /// The URL of the project's home page.
  var homepage = ""

  /// The maintainer of the package.
  var maintainer = ""

  /// All other fields, in the order of the file.
  var otherFields: [Field] = []

  /// The line of the file that the record begins on, counted from 1.
  var line = 1

  /// Whether the package is installed and configured.
  var isInstalled: Bool { status.isInstalled }

  /// Creates a record with a name and a status; everything else is empty.
  ///
  /// - Parameters:
  ///   - name: The name of the package.
  ///   - status: The requested and the current state.
  init(name: String, status: Status = Status(want: "install", flag: "ok", state: "installed")) {
    self.name = name
    self.status = status
    id = name
  }
}
