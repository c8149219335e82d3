import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(
  .serialized, .enabled(if: environmentVariable("DBUS_SESSION_BUS_ADDRESS") != nil, "no D-Bus session bus"))
struct DesktopAppearanceTests {
  @Test func appearanceFollowsTheDesktopAndIsObservable() async throws {
    _ = GTKEnvironment.isReady
    let portal = try #require(SettingsPortal(["color-scheme": 0, "contrast": 0]))
    defer { portal.close() }
    var desktop: DesktopAppearance? = DesktopAppearance()
    weak let weakDesktop = desktop
    var observed: [Appearance] = []
    let observer = observe { [weak weakDesktop] in if let weakDesktop { observed.append(weakDesktop.appearance) } }
    #expect(observed == [.light])
    #expect(await turnUntil { portal.requestCount == 2 })
    for (scheme, contrast, appearance) in [
      (1, 0, Appearance.dark), (1, 1, .highContrastDark), (2, 1, .highContrastLight), (0, 0, .light),
    ] {
      portal.set("color-scheme", to: UInt32(scheme))
      portal.set("contrast", to: UInt32(contrast))
      #expect(await turnUntil { observed.last == appearance }, "\(observed)")
    }
    desktop?.close()
    portal.set("color-scheme", to: 1)
    await waitForBusMessages()
    #expect(desktop?.appearance == .light)
    observer.cancel()
    desktop = nil
    #expect(weakDesktop == nil)
  }

  @Test func darkGTKThemeAppliesToUsersWithoutAPreference() async throws {
    _ = GTKEnvironment.isReady
    let portal = try #require(SettingsPortal(["color-scheme": 2]))
    defer { portal.close() }
    var isDark = true
    let desktop = DesktopAppearance(bus: nil, isDarkByDefault: isDark)
    defer { desktop.close() }
    #expect(desktop.appearance == .dark)
    for (scheme, appearance) in [(2, Appearance.light), (0, .dark), (1, .dark)] {
      portal.set("color-scheme", to: UInt32(scheme))
      #expect(await turnUntil { desktop.appearance == appearance })
    }
    // The first value used to be final, although an app may create the object before there is a display.
    isDark = false
    portal.set("color-scheme", to: UInt32(0))
    #expect(await turnUntil { desktop.appearance == .light })
  }
}
