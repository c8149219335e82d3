import FloorplanCommand

FloorplanTool.main()
