import type { DomainState } from '@everyshelf/domain/own-domains'
import { type Selectable, sql } from 'kysely'
import { type IsoTime, parseJsonText, toIsoTime, toJsonText } from '../../db/columns.ts'
import { createRowId } from '../../db/row-id.ts'
import type { Tables } from '../../db/tables.ts'
import type { Queries } from '../../db/transact.ts'
import type { PersonalData } from '../../feature.ts'

export interface StoredDomain extends Omit<Selectable<Tables['own_domain']>, 'found'> {
  readonly found: readonly string[]
}

export type DomainChange = Partial<Omit<StoredDomain, 'host' | 'ownerId' | 'token' | 'version'>>

export const nextVersion = sql<number>`(select coalesce(max(version), 0) + 1 from own_domain)`

/** A host as requests need it. */
export interface HeldDomain {
  readonly host: string
  /** Null once the account is deleted. The host then still opens links for some days. */
  readonly ownerId: string | null
  readonly state: DomainState
  /** The author page at the root. */
  readonly pageId: string | null
  /** Whether `www.` before it leads on to it. */
  readonly hasWww: boolean
  readonly addedAt: IsoTime
}

/** An account's domains, oldest first. */
export async function listDomains(db: Queries, ownerId: string): Promise<StoredDomain[]> {
  const rows = await db
    .selectFrom('own_domain')
    .selectAll()
    .where('ownerId', '=', ownerId)
    .where('removedAt', 'is', null)
    .orderBy('addedAt')
    .orderBy('host')
    .execute()
  return rows.map(toDomain)
}

/** Also a removed one. */
export async function findDomain(
  db: Queries,
  ownerId: string,
  host: string,
): Promise<StoredDomain | undefined> {
  const row = await db
    .selectFrom('own_domain')
    .selectAll()
    .where('ownerId', '=', ownerId)
    .where('host', '=', host)
    .executeTakeFirst()
  return row && toDomain(row)
}

export async function findHolder(db: Queries, host: string): Promise<StoredDomain | undefined> {
  const row = await db
    .selectFrom('own_domain')
    .selectAll()
    .where('heldHost', '=', host)
    .executeTakeFirst()
  return row && toDomain(row)
}

export async function insertDomain(
  db: Queries,
  row: Pick<StoredDomain, 'host' | 'ownerId' | 'token' | 'addedAt'>,
): Promise<void> {
  await db
    .insertInto('own_domain')
    .values({
      ...row,
      state: 'waiting',
      heldHost: null,
      problem: null,
      found: toJsonText([]),
      hasWww: 0,
      pageId: null,
      checkedAt: null,
      triedAt: null,
      claimedAt: null,
      brokenSince: null,
      disabledReason: null,
      removedAt: null,
      version: nextVersion,
    })
    .execute()
}

export async function changeDomain(
  db: Queries,
  { host, ownerId }: Pick<StoredDomain, 'host' | 'ownerId'>,
  { found, ...change }: DomainChange,
): Promise<void> {
  await db
    .updateTable('own_domain')
    .set({ ...change, ...(found && { found: toJsonText(found) }), version: nextVersion })
    .where('host', '=', host)
    .where('ownerId', '=', ownerId)
    .execute()
}

/** Domains that DNS does not answer for must not keep others from their check. */
export async function markTried(
  db: Queries,
  { host, ownerId }: Pick<StoredDomain, 'host' | 'ownerId'>,
  triedAt: IsoTime,
): Promise<void> {
  await db
    .updateTable('own_domain')
    .set({ triedAt })
    .where('host', '=', host)
    .where('ownerId', '=', ownerId)
    .execute()
}

export async function ownsPage(db: Queries, ownerId: string, pageId: string): Promise<boolean> {
  const page = await db
    .selectFrom('author_page')
    .select('id')
    .where('id', '=', pageId)
    .where('ownerId', '=', ownerId)
    .executeTakeFirst()
  return page !== undefined
}

/** The domains in a state whose last check is older, the oldest first. New ones come first. */
export async function listUnchecked(
  db: Queries,
  states: readonly DomainState[],
  before: IsoTime,
  limit: number,
): Promise<StoredDomain[]> {
  const rows = await db
    .selectFrom('own_domain')
    .selectAll()
    .where('removedAt', 'is', null)
    .where('state', 'in', states)
    .where((either) => either.or([either('triedAt', 'is', null), either('triedAt', '<', before)]))
    .orderBy((either) => either.fn.coalesce('triedAt', 'addedAt'))
    .limit(limit)
    .execute()
  return rows.map(toDomain)
}

/** Who has each host of which a row has changed after a version; null for a host that is free. */
export async function listChangedHosts(
  db: Queries,
  after: number,
): Promise<{ readonly version: number; readonly hosts: ReadonlyMap<string, HeldDomain | null> }> {
  const rows = await db
    .selectFrom('own_domain as changed')
    .leftJoin('own_domain as holder', 'holder.heldHost', 'changed.host')
    .select(['changed.host', 'changed.version'])
    .select([
      'holder.ownerId',
      'holder.state',
      'holder.addedAt',
      'holder.pageId',
      'holder.hasWww',
      'holder.removedAt',
    ])
    .where('changed.version', '>', after)
    .execute()
  const hosts = new Map<string, HeldDomain | null>()
  for (const { host, state, addedAt, pageId, ...row } of rows) {
    const hasWww = row.hasWww === 1
    const isHeld = state !== null && addedAt !== null
    const ownerId = row.removedAt === null ? row.ownerId : null
    hosts.set(host, isHeld ? { host, ownerId, state, addedAt, pageId, hasWww } : null)
  }
  return { version: Math.max(after, ...rows.map(({ version }) => version)), hosts }
}

function toDomain({ found, ...row }: Selectable<Tables['own_domain']>): StoredDomain {
  return { ...row, found: parseJsonText(found) }
}

export const ownDomainsData: PersonalData = {
  exportOwned: async ({ ofOwner }) => ({
    own_domain: await ofOwner('own_domain', ['host', 'state', 'addedAt', 'checkedAt', 'removedAt']),
  }),
  // The rows stay without the account. A host in use opens its links until `releaseErased`.
  eraseOwned: async ({ queries, userId }) => {
    const now = toIsoTime(Date.now())
    await queries
      .updateTable('own_domain')
      .set({
        ownerId: createRowId(),
        token: '',
        pageId: null,
        found: toJsonText([]),
      })
      .set({ removedAt: now, version: nextVersion })
      .where('ownerId', '=', userId)
      .execute()
  },
}

/** Ends the use of hosts whose accounts were deleted before a time. */
export async function releaseErased(db: Queries, before: IsoTime): Promise<void> {
  await db
    .updateTable('own_domain')
    .set({ heldHost: null, state: 'waiting', version: nextVersion })
    .where('heldHost', 'is not', null)
    .where('removedAt', '<=', before)
    .execute()
}

/** Undefined for a deleted account. */
export async function findDomainOwner(db: Queries, ownerId: string) {
  const row = await db
    .selectFrom('user')
    .innerJoin('user_profile', 'user_profile.userId', 'user.id')
    .select(['user.email', 'user.name', 'user_profile.username'])
    .where('user.id', '=', ownerId)
    .executeTakeFirst()
  return row && { email: row.email, firstName: row.username ?? row.name }
}
