import Foundation
import PackagePlugin

/// Generates the list of gallery pages and knobs from the sources, so no other list needs updates.
@main
struct CatalogPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let sources = module.sourceFiles.map(\.url)
      .filter { ["Pages", "Forms"].contains($0.deletingLastPathComponent().lastPathComponent) }
      .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    let output = context.pluginWorkDirectoryURL.appending(path: "Catalog.swift")
    return [
      .buildCommand(
        displayName: "Generating the page catalog", executable: try context.tool(named: "CatalogTool").url,
        arguments: [output.path] + sources.map(\.path), inputFiles: sources, outputFiles: [output])
    ]
  }
}
