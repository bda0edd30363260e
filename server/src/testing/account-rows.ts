import { defaultLinkSettings, formatLinkSettings, type Slug } from '@everyshelf/domain/links'
import { toIsoTime, toJsonText } from '../db/columns.ts'
import type { Database } from '../db/database.ts'
import { createPublicId, createRowId } from '../db/row-id.ts'

const FIRST = Date.parse('2026-11-01T09:00:00.000Z')

interface NewAccount {
  readonly name: string
  readonly email?: string
  /** Age in minutes. */
  readonly at?: number
}

/** Adds an account without a password. */
export async function addAccount(
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  { name, email = `${name.toLowerCase()}@example.org`, at = 0 }: NewAccount,
) {
  const time = new Date(FIRST + at * 60_000)
  const userId = createRowId()
  const publicId = createPublicId()
  const authTime = kind === 'sqlite' ? toIsoTime(time) : time
  await db
    .insertInto('user')
    .values({
      id: userId,
      name,
      email,
      emailVerified: kind === 'sqlite' ? 1 : true,
      role: 'user',
      image: null,
      createdAt: authTime,
      updatedAt: authTime,
    })
    .execute()
  await db
    .insertInto('user_profile')
    .values({
      userId,
      publicId,
      username: name,
      affiliateTags: toJsonText({}),
      premiumUntil: null,
      createdAt: toIsoTime(time),
      updatedAt: toIsoTime(time),
    })
    .execute()
  return { userId, publicId }
}

interface NewLink {
  readonly slug: string
  readonly ownerId?: string | null
  readonly identifier?: string
  readonly title?: string
  readonly at?: number
}

/** Adds a saved link; returns its id. */
export async function addLink(
  { db }: Pick<Database, 'db'>,
  { slug, ownerId = null, identifier = '9780143127741', title = 'A Book', at = 0 }: NewLink,
): Promise<string> {
  const id = createRowId()
  const createdAt = toIsoTime(new Date(FIRST + at * 60_000))
  const link = { slug: slug as Slug, createdAt }
  await db
    .insertInto('saved_link')
    .values({
      ...link,
      id,
      ownerId,
      identifier,
      title,
      authors: toJsonText([]),
      coverImage: null,
      settings: formatLinkSettings(defaultLinkSettings),
      removedAt: null,
    })
    .execute()
  await db
    .insertInto('link_slug')
    .values({ ...link, linkId: id })
    .execute()
  return id
}

/** Adds an open report of a reader. */
export async function addReport({ db }: Pick<Database, 'db'>, reportedId: string): Promise<string> {
  const id = createRowId()
  await db
    .insertInto('link_report')
    .values({
      id,
      reportedId,
      reason: 'unsafe',
      message: 'It asks for my card',
      createdAt: toIsoTime(new Date(FIRST)),
      state: 'open',
      decidedAt: null,
    })
    .execute()
  return id
}

/** Adds a passkey that no device has; returns its id. */
export async function addPasskeyRow({ db }: Pick<Database, 'db'>, userId: string): Promise<string> {
  const id = createRowId()
  const row = {
    id,
    userId,
    name: 'Phone',
    credentialId: id,
    publicKey: '',
    counter: 0,
    transports: toJsonText<readonly string[]>(['internal']),
    isBackedUp: 0 as const,
    createdAt: toIsoTime(new Date()),
    lastUsedAt: null,
  }
  await db.insertInto('passkey').values(row).execute()
  return id
}
