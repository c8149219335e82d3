import GTKTestSupport
import Testing

@testable import GTKBridge

@Suite(
  .serialized, .enabled(if: environmentVariable("DBUS_SESSION_BUS_ADDRESS") != nil, "no D-Bus session bus"))
struct DesktopPreferencesTests {
  private final class Count {
    var changes = 0
  }

  /// Runs a body with preferences, and checks that they are released.
  private func withPreferences(
    bus: String? = nil, _ body: (_ preferences: DesktopPreferences, _ count: Count) async throws -> Void
  ) async throws {
    _ = GTKEnvironment.isReady
    let count = Count()
    var preferences: DesktopPreferences? = DesktopPreferences(bus: bus) { count.changes += 1 }
    weak let weakPreferences = preferences
    try await body(try #require(preferences), count)
    preferences?.cancel()
    preferences = nil
    #expect(weakPreferences == nil)
  }

  @Test func preferencesFollowThePortal() async throws {
    let portal = try #require(SettingsPortal(["color-scheme": 1, "contrast": 1]))
    defer { portal.close() }
    try await withPreferences { preferences, count in
      #expect(preferences.colorScheme == .none && preferences.contrast == .none)
      #expect(await turnUntil { preferences.colorScheme == .dark && preferences.contrast == .high })
      #expect(portal.requestCount == 2)
      let before = count.changes
      portal.set("color-scheme", to: 2)
      #expect(await turnUntil { preferences.colorScheme == .light })
      portal.set("contrast", to: 0)
      #expect(await turnUntil { preferences.contrast == .none })
      #expect(count.changes == before + 2)
      // None of this is a change.
      portal.set("contrast", to: 0)
      portal.set("accent-color", to: 1)
      portal.set("color-scheme", to: 1, namespace: "org.gnome.desktop.interface")
      portal.emitText("dark", of: "color-scheme")
      await waitForBusMessages()
      #expect(preferences.colorScheme == .light && count.changes == before + 2)
      // The value of a later version of the portal, with an unknown meaning.
      portal.set("color-scheme", to: 7)
      #expect(await turnUntil { preferences.colorScheme == .none })
    }
  }

  @Test func settingUnknownToThePortalIsNoPreference() async throws {
    let portal = try #require(SettingsPortal(["color-scheme": 1]))
    defer { portal.close() }
    try await withPreferences { preferences, count in
      #expect(await turnUntil { preferences.colorScheme == .dark && portal.requestCount == 2 })
      await waitForBusMessages()
      #expect(preferences.contrast == .none && count.changes == 1)
    }
  }

  @Test("Preferences are read when the portal appears, and kept when it disappears")
  func portalThatAppearsLater() async throws {
    try await withPreferences { preferences, _ in
      #expect(await turnUntil { !preferences.isConnecting })
      // GLib asks the bus to start the portal, and then for its owner; it misses a portal that appears between the
      // answers.
      await waitForBusMessages()
      await waitForBusMessages()
      #expect(preferences.colorScheme == .none)
      let portal = try #require(SettingsPortal(["color-scheme": 1]))
      #expect(await turnUntil { preferences.colorScheme == .dark })
      portal.close()
      await waitForBusMessages()
      #expect(preferences.colorScheme == .dark)
      let other = try #require(SettingsPortal(["color-scheme": 2]))
      #expect(await turnUntil { preferences.colorScheme == .light })
      other.close()
    }
  }

  @Test func noPreferencesWithoutABus() async throws {
    for bus in ["unix:path=/no/such/socket", "nonsense"] {
      try await withPreferences(bus: bus) { preferences, count in
        #expect(await turnUntil { !preferences.isConnecting })
        await settle()
        #expect(preferences.colorScheme == .none && count.changes == 0)
      }
    }
  }

  @Test func busAddressCanBeGiven() async throws {
    let portal = try #require(SettingsPortal(["color-scheme": 1]))
    defer { portal.close() }
    try await withPreferences(bus: environmentVariable("DBUS_SESSION_BUS_ADDRESS")) { preferences, _ in
      #expect(await turnUntil { preferences.colorScheme == .dark })
    }
  }

  @Test("A delayed answer doesn't override a newer change") func delayedAnswer() async throws {
    let portal = try #require(SettingsPortal(["color-scheme": 1]))
    defer { portal.close() }
    portal.beforeAnswer = { portal.set("color-scheme", to: 2) }
    try await withPreferences { preferences, count in
      #expect(await turnUntil { portal.requestCount == 2 })
      await waitForBusMessages()
      #expect(preferences.colorScheme == .light && count.changes == 1)
    }
  }

  @Test func nothingIsReportedAfterCancel() async throws {
    let portal = try #require(SettingsPortal(["color-scheme": 1]))
    defer { portal.close() }
    // Immediately, while it connects, after that, while it asks, and with all answers.
    for stage in 0..<5 {
      try await withPreferences { preferences, count in
        let countBefore = portal.requestCount
        switch stage {
        case 0: break
        case 1: await settle(turns: 1)
        case 2: #expect(await turnUntil { !preferences.isConnecting })
        case 3: #expect(await turnUntil { portal.requestCount > countBefore })
        default: #expect(await turnUntil { preferences.colorScheme == .dark })
        }
        let before = count.changes
        preferences.cancel()
        portal.set("color-scheme", to: 2)
        portal.set("color-scheme", to: 1)
        #expect(await turnUntil { !preferences.isConnecting })
        await waitForBusMessages()
        #expect(count.changes == before)
      }
    }
  }
}
