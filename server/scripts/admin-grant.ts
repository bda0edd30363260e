import { grantAdminCommand } from '../src/operations/admin/grant-admin.command.ts'
import { runOnHost } from './run-on-host.ts'

await runOnHost(grantAdminCommand)
