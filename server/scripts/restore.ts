import { restoreCommand } from '../src/operations/restore/restore.command.ts'
import { runOnHost } from './run-on-host.ts'

await runOnHost(restoreCommand)
