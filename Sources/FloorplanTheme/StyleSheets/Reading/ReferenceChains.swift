/// A step in a chain of names: to another name, or to the end of the chain.
package enum ReferenceStep<Node, End> {
  case next(Node)
  case end(End)
}

/// Follows the chains of nodes that each refer to at most one other node.
///
/// - Parameters:
///   - nodes: The nodes.
///   - follow: A closure that returns the next step from a node.
///   - closeCycle: A closure that returns an end for each node of a cycle. A chain that leads into the cycle has the
///     end of the node where it enters.
/// - Returns: The end of each visited node.
/// - Complexity: O(*n*): each node is followed once.
package func chainEnds<Node: Hashable, End>(
  of nodes: some Sequence<Node>, follow: (Node) -> ReferenceStep<Node, End>, closeCycle: ([Node]) -> [End]
) -> [Node: End] {
  var ends: [Node: End] = [:]
  for start in nodes {
    var path: [Node] = []
    var positions: [Node: Int] = [:]
    var current = start
    var end = ends[current]
    while end == nil {
      if let position = positions[current] {
        let cycle = Array(path[position...])
        for (node, end) in zip(cycle, closeCycle(cycle)) { ends[node] = end }
        path.removeSubrange(position...)
      } else {
        positions[current] = path.count
        path.append(current)
        switch follow(current) {
        case .next(let node): current = node
        case .end(let found): ends[current] = found
        }
      }
      end = ends[current]
    }
    for node in path { ends[node] = end }
  }
  return ends
}

extension [Int] {
  /// The elements of a cycle in the same order, starting with the lowest one.
  var rotatedToMinimum: [Int] {
    guard let first = indices.min(by: { self[$0] < self[$1] }) else { return self }
    return Array(self[first...] + self[..<first])
  }
}
