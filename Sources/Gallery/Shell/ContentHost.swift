import GTKBridge

/// A container for one widget, or a spinner while its content is loading.
final class ContentHost {
  let root = Box(.vertical)
  private var loading: Task<Void, Never>?
  /// Displays the loaded value; cleared when the page is discarded, so reading doesn't keep the page alive.
  private var onLoad: ((any Sendable) -> Void)?

  init() { root.expandsVertically = true }

  func show(_ widget: Widget) {
    clear()
    widget.expandsVertically = true
    widget.expandsHorizontally = true
    root.append(widget)
  }

  func clear() {
    for child in root.children { child.removePermanently() }
  }

  /// Displays a spinner while a value is read, and then calls `completion`, unless the page has been discarded or
  /// another load has begun.
  ///
  /// - Parameters:
  ///   - name: The name of the data, for assistive technology.
  ///   - context: The page.
  ///   - read: Returns the value. It runs in the background, so the first frame isn't delayed.
  ///   - completion: Displays the value.
  func load<Value: Sendable>(
    _ name: String, for context: PageContext, _ read: @escaping @Sendable () -> Value,
    completion: @escaping (Value) -> Void
  ) {
    if loading == nil { root.addCancellable(self) }
    loading?.cancel()
    context.isLoading = true
    show(Spinner(loading: name))
    onLoad = { value in
      if let value = value as? Value { completion(value) }
      context.isLoading = false
    }
    loading = Task { [weak self] in
      let value = await Task.detached(priority: .userInitiated) { read() }.value
      if !Task.isCancelled { self?.onLoad?(value) }
    }
  }
}

extension ContentHost: Cancellable {
  func cancel() {
    loading?.cancel()
    onLoad = nil
  }
}
