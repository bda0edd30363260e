import { checkCommand } from '../src/operations/check/check.command.ts'
import { runOnHost } from './run-on-host.ts'

await runOnHost(checkCommand)
