import { revokeAdminCommand } from '../src/operations/admin/revoke-admin.command.ts'
import { runOnHost } from './run-on-host.ts'

await runOnHost(revokeAdminCommand)
