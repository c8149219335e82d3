import Foundation
import PackagePlugin

/// Makes the gallery's catalogue from the files in its Pages folder, so that a new page is one new file.
@main
struct CataloguePlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let pages = module.sourceFiles.map(\.url)
      .filter { $0.pathExtension == "swift" && $0.deletingLastPathComponent().lastPathComponent == "Pages" }
      .sorted { $0.path < $1.path }
    let output = context.pluginWorkDirectoryURL.appending(path: "Catalogue.swift")
    return [
      .buildCommand(
        displayName: "Listing \(pages.count) pages", executable: try context.tool(named: "CatalogueTool").url,
        arguments: [output.path] + pages.map(\.path), inputFiles: pages, outputFiles: [output])
    ]
  }
}
