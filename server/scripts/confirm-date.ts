import { confirmDateCommand } from '../src/operations/confirm-date/confirm-date.command.ts'
import { runOnHost } from './run-on-host.ts'

await runOnHost(confirmDateCommand)
