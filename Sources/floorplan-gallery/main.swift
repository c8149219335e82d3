import Gallery

// Synchronous on purpose: under an asynchronous main the runtime moves the main actor off this thread.
runGallery(arguments: CommandLine.arguments)
