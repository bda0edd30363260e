import type { trpc } from '../../../lib/api/trpc.tsx'

/** Loads again who and what can use the account, after the owner ended some of it. */
export async function invalidateAccess(server: ReturnType<typeof trpc.useUtils>): Promise<void> {
  await Promise.all([
    server.accounts.listSessions.invalidate(),
    server.accounts.programs.invalidate(),
    server.devices.list.invalidate(),
    server.apiKeys.list.invalidate(),
    server.webhooks.list.invalidate(),
  ])
}
