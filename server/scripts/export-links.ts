import { exportLinksCommand } from '../src/operations/export-links/export-links.command.ts'
import { runOnHost } from './run-on-host.ts'

await runOnHost(exportLinksCommand)
