/// The asynchronous rules of the fields.
extension Form {
  /// Whether an asynchronous rule of a visible field is running, or will run soon.
  public var isChecking: Bool { visibleChecks.contains { $0.isPending } }

  /// Checks all visible fields like ``validate()``, and waits for the results of their asynchronous rules.
  ///
  /// It doesn't wait if another rule reports an error. If a value changes meanwhile, the new value is checked, too.
  ///
  /// - Returns: Whether all values are valid; false if the task is canceled.
  public func validateCompletely() async -> Bool {
    validate()
    return await finishChecks()
  }

  /// Waits for the results of the asynchronous rules, after ``validate()``.
  ///
  /// - Returns: Whether all values are valid; false if the task is canceled.
  package func finishChecks() async -> Bool {
    var isValid = areAllValid
    while !isValid, isChecking, invalidFields.isEmpty, !Task.isCancelled {
      await checkChange()
      checkInput()
      for check in visibleChecks { check.update() }
      isValid = areAllValid
    }
    return isValid && !Task.isCancelled
  }

  /// The checks of the visible fields.
  private var visibleChecks: [FieldCheck<Model>] {
    checks.isEmpty ? [] : visibleFields.joined().compactMap { checks[$0.id] }
  }

  /// Whether no field is invalid and all asynchronous rules have accepted the values.
  var areAllValid: Bool { invalidFields.isEmpty && visibleChecks.allSatisfy { $0.isChecked } }

  /// Prepares the checks, which don't run yet.
  func prepareChecks() {
    for check in checks.values {
      check.isFormEditable = { [weak self] in self?.isEditable == true }
      check.onChange = { [weak self] in
        for continuation in self?.waiting ?? [] { continuation.finish() }
        self?.waiting = []
      }
    }
  }

  /// Starts the rules without a result.
  func requestChecks() { for check in visibleChecks { check.request() } }

  private func checkChange() async {
    let (changes, continuation) = AsyncStream<Never>.makeStream()
    waiting.append(continuation)
    // Also ends if the task is canceled.
    for await _ in changes {}
  }
}
