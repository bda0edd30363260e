import { email as emailSchema } from '@everyshelf/domain/schemas'
import { loadSecret } from '../../data-dir.ts'
import { createTransact, type Queries } from '../../db/transact.ts'
import { forgetFactor } from '../../features/admin/access/admin-access.repo.ts'
import { createAuditLog } from '../../features/admin/audit/audit-log.ts'
import { StartError } from '../../start-error.ts'
import type { CommandInput } from '../command.ts'
import { findByEmail, type RoleFacts, setRole } from './roles.repo.ts'

/** The account of an address that was typed, or the sentence that says why there is none. */
export async function findAccount(db: Queries, typed: string): Promise<RoleFacts> {
  const email = emailSchema.safeParse(typed).data
  if (!email) throw new StartError(`"${typed}" is no email address.`, 64)
  const account = await findByEmail(db, email)
  if (!account) {
    throw new StartError(
      `There is no account with the address ${email}. Sign up on the site first.`,
    )
  }
  return account
}

/**
 * Gives or takes the role, with its row in the audit log, as one. Whatever second factor there was goes
 * with it: who is made an admin again connects an app again.
 */
export async function changeRole(
  db: Queries,
  { config, now }: Pick<CommandInput, 'config' | 'now'>,
  { id }: RoleFacts,
  role: 'user' | 'admin',
): Promise<void> {
  const transact = createTransact(db)
  const secret = loadSecret(config.authSecret, config.dataDir)
  const audit = createAuditLog({ db, transact, secret, now: () => now().getTime() })
  await transact(async (queries) => {
    await setRole(queries, id, role)
    await forgetFactor(queries, id)
    await audit.append(queries, {
      actor: 'host',
      action: role === 'admin' ? 'role.grant' : 'role.revoke',
      subject: id,
      details: {},
      requestId: null,
    })
  })
}
