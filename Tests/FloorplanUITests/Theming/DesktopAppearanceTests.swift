import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(
  .serialized, .enabled(if: environmentVariable("DBUS_SESSION_BUS_ADDRESS") != nil, "there is no bus to talk on"))
struct DesktopAppearanceTests {
  @Test("The desktop's preferences are one of the four appearances, which observers are told of")
  func following() async throws {
    _ = GTKEnvironment.isReady
    let portal = try #require(SettingsPortal(["color-scheme": 0, "contrast": 0]))
    defer { portal.close() }
    var desktop: DesktopAppearance? = DesktopAppearance()
    weak let kept = desktop
    var shown: [Appearance] = []
    let observer = observe { [weak kept] in if let kept { shown.append(kept.appearance) } }
    #expect(shown == [.light])
    #expect(await turnUntil { portal.questionCount == 2 })
    for (scheme, contrast, appearance) in [
      (1, 0, Appearance.dark), (1, 1, .highContrastDark), (2, 1, .highContrastLight), (0, 0, .light),
    ] {
      portal.set("color-scheme", to: UInt32(scheme))
      portal.set("contrast", to: UInt32(contrast))
      #expect(await turnUntil { shown.last == appearance }, "\(shown)")
    }
    desktop?.close()
    portal.set("color-scheme", to: 1)
    await busMessagesAreTold()
    #expect(desktop?.appearance == .light)
    observer.cancel()
    desktop = nil
    #expect(kept == nil)
  }
}
