import { containsText } from '../../db/contains-text.ts'
import type { Queries } from '../../db/transact.ts'
import { nextVersion } from './own-domains.repo.ts'

const FOUND_MAX = 50

/** The newest domains. With a text, those that contain it, and those of the account with this email address. */
export async function findDomains(db: Queries, text: string) {
  return await db
    .selectFrom('own_domain as domain')
    .leftJoin('user as owner', 'owner.id', 'domain.ownerId')
    .select(['domain.host', 'domain.state', 'domain.disabledReason', 'domain.addedAt'])
    .select(['domain.checkedAt', 'owner.email as ownerEmail'])
    .where('domain.removedAt', 'is', null)
    .$if(text !== '', (query) =>
      query.where(({ or, eb, ref }) =>
        or([containsText(ref('domain.host'), text), eb('owner.email', '=', text.toLowerCase())]),
      ),
    )
    .orderBy('domain.addedAt', 'desc')
    .orderBy('domain.host')
    .limit(FOUND_MAX)
    .execute()
}

/** False for a host that no account has, or that is disabled already. */
export async function disableDomain(
  db: Queries,
  host: string,
  disabledReason: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('own_domain')
    .set({ state: 'disabled', disabledReason, version: nextVersion })
    .where('heldHost', '=', host)
    .where('state', '!=', 'disabled')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The next check decides whether the domain works. False for a domain that is not disabled. */
export async function enableDomain(db: Queries, host: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('own_domain')
    .set({ state: 'broken', disabledReason: null, triedAt: null, version: nextVersion })
    .where('heldHost', '=', host)
    .where('state', '=', 'disabled')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
