import GTKBridge

extension Widget {
  /// Gives the direction of reading on to the children: set on a widget, GTK leaves theirs as they are.
  func passDirection() { for child in children where child.direction != direction { child.direction = direction } }
}
