import CGTK

extension Display {
  /// Whether a mouse, a touchpad or another device with a pointer is connected.
  public var hasPointer: Bool { hasDevices(GDK_SEAT_CAPABILITY_POINTER) }
  /// Whether a touch screen is connected.
  public var hasTouchScreen: Bool { hasDevices(GDK_SEAT_CAPABILITY_TOUCH) }

  private func hasDevices(_ capability: GdkSeatCapabilities) -> Bool {
    let seats = gdk_display_list_seats(OpaquePointer(pointer))
    defer { g_list_free(seats) }
    return sequence(first: seats, next: { $0?.pointee.next }).prefix { $0 != nil }.contains { link in
      guard let seat = link?.pointee.data else { return false }
      return gdk_seat_get_capabilities(seat.assumingMemoryBound(to: GdkSeat.self)).rawValue & capability.rawValue != 0
    }
  }
}
