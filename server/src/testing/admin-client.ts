import { Secret, TOTP } from 'otpauth'
import type { AccountClient } from './account-client.ts'
import type { TestApp } from './test-app.ts'

/** The code of an authenticator app at a time. */
export function showCode(secret: string, now = Date.now()): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now })
}

/** Grants the admin role like the command on the host. */
export async function makeAdmin({ database }: Pick<TestApp, 'database'>, email: string) {
  await database.db.updateTable('user').set({ role: 'admin' }).where('email', '=', email).execute()
}

/**
 * Makes the signed-in user an admin past the two-factor gate; returns the secret for more codes.
 */
export async function openAdminArea(
  app: Pick<TestApp, 'database'>,
  client: AccountClient,
  now = Date.now(),
): Promise<{ readonly secret: string; readonly recoveryCodes: readonly string[] }> {
  const { user } = await client.trpc.session.get.query()
  if (!user) throw new Error('no signed-in user')
  await makeAdmin(app, user.email)
  const { access } = client.trpc.admin
  const { secret } = await access.beginSetUp.mutate({})
  const code = showCode(secret, now)
  const { recoveryCodes } = await access.confirmSetUp.mutate({ code })
  return { secret, recoveryCodes }
}
