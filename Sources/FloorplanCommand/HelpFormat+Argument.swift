import ArgumentParser
package import FloorplanProgram

extension HelpFormat: ExpressibleByArgument {}
