import { listAdminsCommand } from '../src/operations/admin/list-admins.command.ts'
import { runOnHost } from './run-on-host.ts'

await runOnHost(listAdminsCommand)
