import Glibc

/// The source of a command's document.
enum InputSource: Hashable, Sendable {
  case standardInput
  case file(String)

  /// Creates a source from an argument, of which `-` is the standard input.
  init(argument: String) {
    self = argument == "-" ? .standardInput : .file(argument)
  }

  /// Reads up to a maximum number of bytes.
  ///
  /// - Parameters:
  ///   - standardInput: The bytes to read instead of the process's standard input; nil to read that.
  ///   - limit: The maximum number of bytes.
  /// - Returns: The bytes.
  /// - Throws: ``InputError``, also for a path that isn't a regular file: reading a pipe might never end.
  func read(_ standardInput: [UInt8]? = nil, atMost limit: Int = .max) throws(InputError) -> [UInt8] {
    switch self {
    case .standardInput:
      if let standardInput { return standardInput }
      return try read(STDIN_FILENO, atMost: limit)
    case .file(let path):
      let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
      guard descriptor >= 0 else { throw systemError() }
      defer { close(descriptor) }
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { throw systemError() }
      switch status.st_mode & S_IFMT {
      case S_IFREG: break
      case S_IFDIR: throw InputError(source: self, reason: String(cString: strerror(EISDIR)))
      default: throw InputError(source: self, reason: "Not a regular file", advice: "use - for the standard input")
      }
      return try read(descriptor, atMost: limit)
    }
  }

  private func read(_ descriptor: Int32, atMost limit: Int) throws(InputError) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < limit {
      let count = piece.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes += piece[..<min(count, limit - bytes.count)]
      } else if count == 0 {
        return bytes
      } else if errno != EINTR {
        throw systemError()
      }
    }
    return bytes
  }

  private func systemError() -> InputError {
    InputError(source: self, reason: String(cString: strerror(errno)))
  }
}

extension InputSource: CustomStringConvertible {
  var description: String {
    switch self {
    case .standardInput: "standard input"
    case .file(let path): path.onOneLine
    }
  }
}

extension String {
  /// The text with escapes for control characters and line breaks.
  fileprivate var onOneLine: String {
    unicodeScalars.map { scalar in
      let isPrintable = scalar.properties.generalCategory != .control && !Character(scalar).isNewline
      return isPrintable ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
    }.joined()
  }
}

/// An input that a command can't read.
struct InputError: Error, CustomStringConvertible {
  let source: InputSource
  var reason: String
  /// The argument to use instead.
  var advice: String?

  var description: String { "\(source): \(reason)\(advice.map { "; " + $0 } ?? "")" }
}
