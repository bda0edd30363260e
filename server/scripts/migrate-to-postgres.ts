import { moveToPostgresCommand } from '../src/operations/move/move-to-postgres.command.ts'
import { runOnHost } from './run-on-host.ts'

await runOnHost(moveToPostgresCommand)
