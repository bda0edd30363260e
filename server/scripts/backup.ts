import { backupCommand } from '../src/operations/backup/backup.command.ts'
import { runOnHost } from './run-on-host.ts'

await runOnHost(backupCommand)
