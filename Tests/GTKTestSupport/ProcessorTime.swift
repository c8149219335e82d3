import Glibc

/// The processor time that the main thread has used: other programs on the machine add nothing to it, as they do to a
/// clock's.
@MainActor
public func processorTime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
