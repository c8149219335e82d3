import GTKTestSupport
import Testing

@testable import GTKBridge

@Suite(.serialized) struct SettingsStoreTests {
  private static let width = SettingsKey<Int32>("width", 0)
  private static let isOpen = SettingsKey("is-open", false)
  private static let scale = SettingsKey("scale", 1.0)
  private static let word = SettingsKey("word", "")
  private static let names = SettingsKey<[String]>("names", [])

  /// Runs a body with a schema; `open` opens its settings like a program at startup.
  private func withSchema(
    _ name: String, _ body: @MainActor (_ open: @MainActor () -> SettingsStore) async throws -> Void
  ) async throws {
    #expect(GTKEnvironment.isReady)
    try await withFolder { folder in
      let id = "io.github.floorplan.tests.\(name)"
      compileSchema(
        """
        <schemalist>
          <schema id="\(id)" path="/io/github/floorplan/tests/\(name)/">
            <key name="width" type="i"><range min="200" max="900"/><default>400</default></key>
            <key name="is-open" type="b"><default>true</default></key>
            <key name="scale" type="d"><default>1.5</default></key>
            <key name="word" type="s">
              <choices><choice value="one"/><choice value="two"/></choices><default>'one'</default>
            </key>
            <key name="names" type="as"><default>[]</default></key>
          </schema>
        </schemalist>
        """, in: folder)
      try await body { SettingsStore(schema: id, folders: ["/no/such/folder", folder]) }
    }
  }

  @Test func defaultsAreThoseOfTheSchema() async throws {
    try await withSchema("defaults") { open in
      let store = open()
      #expect(store.isPersistent)
      #expect(store[Self.width] == 400 && store[Self.isOpen] && store[Self.scale] == 1.5)
      #expect(store[Self.word] == "one" && store[Self.names].isEmpty)
    }
  }

  @Test func writtenValuesAreReadByTheNextStart() async throws {
    try await withSchema("kept") { open in
      let store = open()
      store[Self.width] = 640
      store[Self.isOpen] = false
      store[Self.scale] = 2.25
      store[Self.word] = "two"
      store[Self.names] = ["a", "ü b", ""]
      store.flush()
      let next = open()
      #expect(next[Self.width] == 640 && !next[Self.isOpen] && next[Self.scale] == 2.25)
      #expect(next[Self.word] == "two" && next[Self.names] == ["a", "ü b", ""])
      next[Self.names] = []
      next.flush()
      #expect(open()[Self.names].isEmpty)
    }
  }

  @Test func writesAreSavedAfterADelay() async throws {
    try await withSchema("later") { open in
      let store = open()
      store[Self.width] = 300
      store[Self.width] = 310
      #expect(store[Self.width] == 310)
      let other = open()
      #expect(other[Self.width] == 400)
      await advance(by: .milliseconds(500))
      #expect(other[Self.width] == 310)
    }
  }

  @Test func valuesOutsideTheSchemaAreIgnored() async throws {
    try await withSchema("ranges") { open in
      let store = open()
      store[Self.width] = 901
      store[Self.word] = "three"
      #expect(store[Self.width] == 400 && store[Self.word] == "one")
    }
  }

  @Test func keysMissingFromTheSchemaStayInMemory() async throws {
    try await withSchema("versions") { open in
      let store = open()
      let later = SettingsKey("added-later", "standard")
      let other = SettingsKey("width", "of another type")
      #expect(store.hasKey(Self.width) && !store.hasKey(later) && !store.hasKey(other))
      #expect(store[later] == "standard" && store[other] == "of another type")
      store[later] = "mine"
      store[other] = "wide"
      store.flush()
      #expect(store[later] == "mine" && store[other] == "wide" && store[Self.width] == 400)
      #expect(open()[later] == "standard")
    }
  }

  @Test func withoutASchemaValuesAreSavedInAKeyFile() async throws {
    #expect(GTKEnvironment.isReady)
    try await withFolder { folder in
      let path = "\(folder)/config/app/settings.ini"
      @MainActor func open() -> SettingsStore { SettingsStore(schema: "none", folders: [], file: path) }
      let store = open()
      #expect(store.isPersistent && store[Self.width] == 0 && !store[Self.isOpen])
      store.flush()
      #expect((try? contentsOfFile(path)) == nil, "nothing has changed")
      store[Self.width] = 640
      store[Self.isOpen] = true
      store[Self.scale] = 2.25
      store[Self.word] = "ü = [\n'\"\\"
      store[Self.names] = ["a", "ü; b", ""]
      #expect(store[Self.width] == 640 && store[Self.names].count == 3)
      await advance(by: .milliseconds(500))
      await waitForBackgroundWork()
      let next = open()
      #expect(next[Self.width] == 640 && next[Self.isOpen] && next[Self.scale] == 2.25)
      #expect(next[Self.word] == "ü = [\n'\"\\" && next[Self.names] == ["a", "ü; b", ""])
      // A value of another type counts as missing.
      #expect(next[SettingsKey("width", "none")] == "none")
      next[Self.names] = []
      next.flush()
      #expect(open()[Self.names].isEmpty && open()[Self.width] == 640)

      write("[Settings]\nwidth=wide\nis-open=true\n", to: path)
      #expect(open()[Self.width] == 0 && open()[Self.isOpen])
      write("no key file", to: path)
      #expect(open()[Self.width] == 0)
    }
  }

  /// A store used to replace the whole file with its own values, or with none if a line was invalid.
  @Test func otherKeysOfTheFileStay() async throws {
    #expect(GTKEnvironment.isReady)
    try await withFolder { folder in
      let path = "\(folder)/settings.ini"
      @MainActor func open() -> SettingsStore { SettingsStore(schema: "none", folders: [], file: path) }
      let (first, second) = (open(), open())
      first[Self.width] = 1
      second[Self.scale] = 2
      first.flush()
      second.flush()
      #expect(open()[Self.width] == 1 && open()[Self.scale] == 2)
      let damaged = "[Settings]\nwidth=5\nno key\nscale=3.5\n"
      write(damaged, to: path)
      let third = open()
      third[Self.word] = "new"
      third.flush()
      #expect(open()[Self.word] == "new" && open()[Self.scale] == 1)
      #expect((try? contentsOfFile(path + ".damaged")) == Array(damaged.utf8))
    }
  }

  /// The changes of the last 500 ms used to be lost when a program ended.
  @Test func pendingValuesAreSavedAtTheEnd() async throws {
    #expect(GTKEnvironment.isReady)
    try await withFolder { folder in
      let path = "\(folder)/settings.ini"
      @MainActor func open() -> SettingsStore { SettingsStore(schema: "none", folders: [], file: path) }
      var store: SettingsStore? = open()
      store?[Self.width] = 1
      store = nil
      #expect(open()[Self.width] == 1)
      let next = open()
      next[Self.width] = 2
      SettingsStore.flushAll()
      #expect(open()[Self.width] == 2)
      // A write on another thread doesn't replace the values of a later one.
      next[Self.width] = 3
      await advance(by: .milliseconds(500))
      next[Self.width] = 4
      next.flush()
      await waitForBackgroundWork()
      #expect(open()[Self.width] == 4)
    }
  }

  @Test func unwritableKeyFileKeepsValuesInMemory() {
    #expect(GTKEnvironment.isReady)
    let store = SettingsStore(schema: "none", folders: [], file: "/proc/none/settings.ini")
    store[Self.width] = 5
    store.flush()
    #expect(store[Self.width] == 5)
  }

  @Test func memoryBackendKeepsValuesInMemory() {
    #expect(GTKEnvironment.isReady)
    let store = SettingsStore(schema: "io.github.floorplan.tests.NoSuchSchema", folders: ["/no/such/folder"])
    #expect(!store.isPersistent && store[Self.scale] == 1)
    store[Self.scale] = 3
    store.flush()
    #expect(store[Self.scale] == 3)
  }
}
