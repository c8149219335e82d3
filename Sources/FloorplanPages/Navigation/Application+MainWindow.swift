public import FloorplanTheme
import FloorplanUI
public import GTKBridge

extension Application {
  /// Displays a page in a window when the application is activated; a second start presents the existing window.
  ///
  ///     application.setMainWindow("Orders") { orderList(store) }
  ///
  /// The window follows the appearance of the desktop. It has a ``NavigationView``, which opens further pages, in a
  /// ``ToastOverlay``, which displays messages.
  ///
  /// - Parameters:
  ///   - title: The title of the window.
  ///   - size: The size in which the window opens, in pixels.
  ///   - sheet: A style sheet, or nil for none.
  ///   - file: The path of a style sheet to apply instead of `sheet`, which is reloaded when it changes.
  ///   - page: Creates the page when the window opens.
  public func setMainWindow(
    _ title: String, size: (width: Int, height: Int) = (width: 900, height: 640), sheet: StyleSheetSource? = nil,
    file: String? = nil, page: @escaping () -> NavigationPage
  ) {
    onActivate { [unowned self] in
      if let window = windows.first { return window.present() }
      let window = ApplicationWindow(self)
      window.title = title
      window.defaultSize = size
      window.useTheme(sheet: sheet, file: file)
      window.child = ToastOverlay(NavigationView(page()))
      window.present()
    }
  }
}
