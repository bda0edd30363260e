import { identifierKey, parseBookIdentifier } from '@everyshelf/domain/identifiers'
import type { PublicId, Slug } from '@everyshelf/domain/links'
import type Sqlite from 'better-sqlite3'
import { Kysely, type Selectable } from 'kysely'
import type { DatabaseConfig } from '../config/config.ts'
import { toJsonText } from '../db/columns.ts'
import { createDialect } from '../db/dialect.ts'
import { openPool } from '../db/postgres.ts'
import { connectSqlite } from '../db/sqlite.ts'
import type { Tables } from '../db/tables.ts'
import { toUtcMinute } from '../features/clicks/hit.ts'
import { timeOfHitId } from '../features/clicks/hit-id.ts'
import { waitForLocks } from './wait-for-locks.ts'

/** A separate connection to the database of a running app. */
export interface OutsideConnection {
  readonly db: Kysely<Tables>
  readonly sqlite: Sqlite.Database | null
  readonly addOwner: (values: Partial<Selectable<Tables['user_profile']>>) => Promise<void>
  readonly addLink: (values: Partial<Selectable<Tables['saved_link']>>) => Promise<void>
  /** Oldest first, ids as text. */
  readonly listHits: () => Promise<StoredHit[]>
  readonly close: () => Promise<void>
}

export type StoredHit = Omit<Selectable<Tables['link_hit']>, 'id' | 'owner'> & {
  readonly id: string
  readonly ownerId: string | null
}

/** @example minuteOfHit(hit) // '2026-11-21T09:30' */
export function minuteOfHit({ id }: Pick<StoredHit, 'id'>): string {
  return toUtcMinute(timeOfHitId(BigInt(id)))
}

const CREATED_AT = '2026-03-01T08:00:00.000Z'

export function connectOutside(config: DatabaseConfig): OutsideConnection {
  const sqlite = config.kind === 'sqlite' ? connectSqlite(config.file, { timeout: 0 }) : null
  // Some tests look into a replica.
  const target = 'prefer-primary'
  const pool = config.kind === 'postgres' ? openPool(config.url, { target }) : null
  const dialect = sqlite
    ? waitForLocks(createDialect({ kind: 'sqlite', sqlite }))
    : pool && createDialect({ kind: 'postgres', pool })
  if (!dialect) throw new TypeError('no database')
  const db = new Kysely<Tables>({ dialect })
  return {
    db,
    sqlite,
    addOwner: async (values) => {
      await db
        .insertInto('user_profile')
        .values({
          userId: 'user-ada',
          publicId: 'adaadaadaada2345' as PublicId,
          username: null,
          affiliateTags: toJsonText({}),
          premiumUntil: null,
          createdAt: CREATED_AT,
          updatedAt: CREATED_AT,
          ...values,
        })
        .execute()
    },
    addLink: async (values) => {
      const added = await db
        .insertInto('saved_link')
        .values({
          id: 'linkaaaaaaaaaa',
          slug: 'h7kq2mw' as Slug,
          ownerId: 'user-ada',
          identifier: '9780143127741',
          title: 'A book',
          authors: toJsonText([]),
          coverImage: null,
          settings: '{}',
          createdAt: CREATED_AT,
          removedAt: null,
          ...values,
        })
        .returning(['id', 'slug'])
        .executeTakeFirstOrThrow()
      await db
        .insertInto('link_slug')
        .values({ slug: added.slug, linkId: added.id, createdAt: CREATED_AT })
        .execute()
    },
    listHits: async () => {
      const rows = await db
        .selectFrom('link_hit')
        .leftJoin('hit_owner', 'hit_owner.number', 'link_hit.owner')
        .selectAll('link_hit')
        .select('hit_owner.ownerId')
        .select(({ cast, ref }) => cast<string>(ref('id'), 'text').as('idText'))
        .orderBy('id')
        .execute()
      return rows.map(({ id: _id, owner: _owner, idText, ...hit }) => ({ ...hit, id: idText }))
    },
    close: () => db.destroy(),
  }
}

/** @example keyOf('0-14-312774-8') // '9780143127741' */
export function keyOf(text: string): string {
  const identifier = parseBookIdentifier(text)
  if (!identifier) throw new TypeError(`not a book: ${text}`)
  return identifierKey(identifier)
}
