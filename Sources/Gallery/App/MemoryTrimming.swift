import GTKBridge

private var trimming: LoopSource?

/// Returns the memory of freed objects to the system in a second, in place of an earlier request.
///
/// By then, pages have released their objects.
func trimMemorySoon() {
  trimming?.cancel()
  trimming = MainLoop.after(milliseconds: 1000) { Background.run(trimMemory) {} }
}
