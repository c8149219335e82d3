import GTKBridge
public import Observation

/// The records of an app and their index, which stay in sync; changes of many records run off the main thread.
///
///     let orders = IndexedRecords(table, index, indexed: { IndexedOrder($0) })
///     orders.onChange = { saver.scheduleSave() }
///     orders.delete(ids) { edits in show("\(edits?.count ?? 0) orders deleted") }
///
/// A change of a few records is made immediately. A change of many records is repeated if other changes are made while
/// it runs, with their results.
@Observable
@MainActor
public final class IndexedRecords<Record: Identifiable & Equatable & Sendable, Indexed: Identifiable & Sendable>
where Record.ID: Sendable, Indexed.ID == Record.ID {
  /// An edit of a record, which can be reverted.
  public typealias Edit = RecordTable<Record>.Edit

  /// The records.
  public private(set) var records: RecordTable<Record>
  /// The index of the records for lists.
  public private(set) var index: RecordIndex<Indexed>
  /// Whether a change takes long enough to show it to the user.
  public private(set) var isChanging = false
  /// Called after each change, before its completion.
  @ObservationIgnored public var onChange: (() -> Void)?
  /// The number of times that ``replaceAll(_:_:indexed:)`` was called.
  @ObservationIgnored public private(set) var replacementCount = 0

  /// Returns the content of the index for a record.
  @ObservationIgnored private var indexed: @Sendable (Record) -> Indexed
  /// The number of changes of the records and of other values that running changes use.
  @ObservationIgnored private var changeCount = 0
  /// The number of running changes of many records, which sets ``isChanging`` after a delay.
  @ObservationIgnored private var runningCount = 0 {
    didSet {
      if runningCount == 0 {
        noticeTimer = nil
        isChanging = false
      } else if oldValue == 0 {
        // Changes that end sooner don't need a notice.
        noticeTimer = MainLoop.after(milliseconds: noticeDelay) { [weak self] in self?.isChanging = true }
      }
    }
  }
  @ObservationIgnored @Pending private var noticeTimer: LoopSource?
  /// The delay before ``isChanging`` is set, in milliseconds.
  @ObservationIgnored package var noticeDelay: UInt32 = 300
  /// The calls that wait for the end of all running changes.
  @ObservationIgnored private var waitingCalls: [() -> Void] = []

  /// The maximum number of records to update in the index one by one, at about a millisecond each for 100,000 records;
  /// for more, the index is rebuilt.
  private static var maximumSingleChanges: Int { 16 }
  /// The maximum number of records whose index is rebuilt on the main thread, within a frame or two.
  private static var maximumImmediateRecords: Int { 4_000 }

  /// Creates a collection of records.
  ///
  /// - Parameters:
  ///   - records: The records.
  ///   - index: Their index.
  ///   - indexed: Returns the content of the index for a record.
  public init(
    _ records: RecordTable<Record>, _ index: RecordIndex<Indexed>, indexed: @escaping @Sendable (Record) -> Indexed
  ) {
    (self.records, self.index, self.indexed) = (records, index, indexed)
  }

  /// Replaces all records, without a call of ``onChange``; running changes end without an effect.
  public func replaceAll(
    _ records: RecordTable<Record>, _ index: RecordIndex<Indexed>, indexed: @escaping @Sendable (Record) -> Indexed
  ) {
    replacementCount += 1
    (self.records, self.index, self.indexed) = (records, index, indexed)
  }

  /// Repeats running changes, because a value that they use has changed.
  public func repeatRunningChanges() { changeCount += 1 }

  /// Calls a closure when no change of many records is running, so undo steps stay in order.
  public func performAfterRunningChanges(_ body: @escaping () -> Void) {
    guard runningCount > 0 else { return body() }
    waitingCalls.append(body)
  }

  // MARK: Changes

  /// Replaces or adds a record; an unchanged one has no effect.
  public func save(_ record: Record) {
    guard records[record.id] != record else { return }
    change([record.id]) {
      { $0.save(record) }
    } completion: { _ in
    }
  }

  /// Changes properties that the index doesn't contain, immediately.
  public func changeUnindexed(_ ids: [Record.ID], _ body: (inout Record) -> Void) {
    if !records.change(ids, body).isEmpty { didChange() }
  }

  /// Changes records.
  ///
  /// - Parameters:
  ///   - ids: The IDs of the records.
  ///   - body: Changes one record.
  ///   - completion: Called after the change with its edits, or with nil if all records were replaced meanwhile.
  public func change(
    _ ids: [Record.ID], _ body: @escaping @Sendable (inout Record) -> Void, completion: @escaping ([Edit]?) -> Void
  ) {
    // A few records that don't change needn't be saved.
    let ids =
      ids.count > Self.maximumSingleChanges
      ? ids
      : ids.filter { id in
        guard let before = records[id] else { return false }
        var after = before
        body(&after)
        return after != before
      }
    change(ids) {
      { $0.change(ids, body) }
    } completion: {
      completion($0)
    }
  }

  /// Deletes records.
  ///
  /// - Parameters:
  ///   - ids: The IDs of the records.
  ///   - completion: Called after the deletion with its edits, or with nil if all records were replaced meanwhile.
  public func delete(_ ids: [Record.ID], completion: @escaping ([Edit]?) -> Void) {
    let present = ids.filter(records.contains)
    change(present) {
      { $0.remove(ids) }
    } completion: {
      completion($0)
    }
  }

  /// Reverts edits, except for records that have changed since.
  ///
  /// - Parameters:
  ///   - edits: The edits.
  ///   - adjusting: Returns a closure that returns a record without references to others that no longer exist. It is
  ///     called again after ``repeatRunningChanges()``.
  ///   - completion: Called after the change with the opposite edits, or with nil if all records were replaced
  ///     meanwhile.
  public func revert(
    _ edits: [Edit], adjusting: @escaping () -> @Sendable (Record) -> Record = { { $0 } },
    completion: @escaping ([Edit]?) -> Void
  ) {
    let present = edits.filter { records.contains($0.id) == ($0.after != nil) }
    change(present.map(\.id)) {
      let adjusted = adjusting()
      return { $0.revert(edits, adjusting: adjusted) }
    } completion: {
      completion($0)
    }
  }

  /// Changes records and their index, off the main thread if that takes long.
  ///
  /// - Parameters:
  ///   - ids: The IDs of the records that change.
  ///   - makeChange: Returns a closure that changes them.
  ///   - completion: Called after the change with its result, or with nil if all records were replaced meanwhile.
  private func change<Result: Sendable>(
    _ ids: [Record.ID], _ makeChange: @escaping () -> @Sendable (inout RecordTable<Record>) -> Result,
    completion: @escaping (Result?) -> Void
  ) {
    guard !ids.isEmpty else {
      var unchanged = records
      return completion(makeChange()(&unchanged))
    }
    guard ids.count <= Self.maximumSingleChanges else { return changeMany(makeChange, completion: completion) }
    let result = makeChange()(&records)
    for id in ids where !records.contains(id) { index.remove(id) }
    // In ascending order, so that the records before a restored one are already in the index.
    let present = ids.compactMap { id in records.rank(of: id).map { (id, $0) } }.sorted { $0.1 < $1.1 }
    for (id, rank) in present { if let record = records[id] { index.update(with: indexed(record), at: rank) } }
    didChange()
    completion(result)
  }

  private func changeMany<Result: Sendable>(
    _ makeChange: @escaping () -> @Sendable (inout RecordTable<Record>) -> Result,
    completion: @escaping (Result?) -> Void
  ) {
    let (base, baseIndex, indexed, change) = (records, index, indexed, makeChange())
    let (baseReplacements, baseChanges) = (replacementCount, changeCount)
    let work: @Sendable () -> (RecordTable<Record>, RecordIndex<Indexed>, Result) = {
      var changed = base
      let result = change(&changed)
      return (changed, baseIndex.replacingAll(with: changed.lazy.map(indexed)), result)
    }
    func finish(_ batch: (RecordTable<Record>, RecordIndex<Indexed>, Result)) {
      (records, index) = (batch.0, batch.1)
      didChange()
      completion(batch.2)
    }
    guard base.count > Self.maximumImmediateRecords else { return finish(work()) }
    runningCount += 1
    Background.run(work) { [weak self] batch in
      guard let self else { return completion(nil) }
      defer { endChange() }
      guard replacementCount == baseReplacements else { return completion(nil) }
      // Changes that were made meanwhile must not be lost.
      if changeCount == baseChanges { finish(batch) } else { changeMany(makeChange, completion: completion) }
    }
  }

  private func endChange() {
    runningCount -= 1
    while runningCount == 0, !waitingCalls.isEmpty { waitingCalls.removeFirst()() }
  }

  private func didChange() {
    changeCount += 1
    onChange?()
  }
}
