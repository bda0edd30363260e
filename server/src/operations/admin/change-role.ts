import { email as emailSchema } from '@everyshelf/domain/schemas'
import { createTransact, type Queries } from '../../db/transact.ts'
import { deleteSecondFactor } from '../../features/accounts/second-factor/authenticators.repo.ts'
import { createAuditLog } from '../../features/admin/audit/audit-log.ts'
import { loadSecret } from '../../files/data-dir.ts'
import { StartError } from '../../start-error.ts'
import type { CommandInput } from '../command.ts'
import { findByEmail, type RoleFacts, setRole } from './roles.repo.ts'

/** Finds the account of an entered address; throws a StartError with the reason otherwise. */
export async function findAccount(db: Queries, typed: string): Promise<RoleFacts> {
  const email = emailSchema.safeParse(typed).data
  if (!email) throw new StartError(`"${typed}" is not an email address.`, 64)
  const account = await findByEmail(db, email)
  if (!account) {
    throw new StartError(`No account has the address ${email}. Sign up on the site first.`)
  }
  return account
}

/**
 * Changes the role and adds the audit row in one transaction. Revoking deletes the second factor:
 * that is how an admin who lost the app gets in again.
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
    if (role === 'user') await deleteSecondFactor(queries, id)
    await audit.append(queries, {
      actor: 'host',
      action: role === 'admin' ? 'role.grant' : 'role.revoke',
      subject: id,
      details: {},
      requestId: null,
    })
  })
}
