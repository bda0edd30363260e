import { type AffiliateTags, parseAffiliateTag } from '@everyshelf/domain/affiliate'
import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { formatLinkSettings, type LinkSettings, parseLinkSettings } from '@everyshelf/domain/links'
import { toIsoTime, toJsonText } from '../../db/columns.ts'
import { type Database, openDatabase } from '../../db/database.ts'
import { createPublicId, createRowId } from '../../db/row-id.ts'
import { createTransact } from '../../db/transact.ts'
import { createPasswordHashing } from '../../features/accounts/password-hashing.ts'
import { countAddedHits } from '../../features/admin-overview/count-added-hits.ts'
import {
  createDailyMetricsJob,
  MAX_BACKFILLED_DAYS,
  MAX_DAYS,
} from '../../features/admin-overview/daily-metrics.ts'
import { createOverviewMetricsRepo } from '../../features/admin-overview/overview-metrics.repo.ts'
import { createHitIds, HIT_ID_EPOCH_MS } from '../../features/clicks/hit-id.ts'
import { packBefore } from '../../features/clicks/store/pack-months.repo.ts'
import { createSqlClickStore } from '../../features/clicks/store/sql-click-store.ts'
import { addGrant, updatePremium } from '../../features/subscription/premium.repo.ts'
import { migrate } from '../../schema.ts'
import { addDemoAuthorPage } from './add-demo-author-page.ts'
import { demoBooks } from './demo-books.ts'
import { createRandom, type DemoLink, makeDay } from './demo-clicks.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** So that the longest period of the admin area's overview, which ends today, has all of it. */
const DAYS = MAX_DAYS - 1

/** The only accounts of the demo. */
export const demoAccounts = {
  premium: {
    name: 'Premium author',
    email: 'premium@example.org',
    password: 'a shelf full of books',
  },
  free: { name: 'New author', email: 'new@example.org', password: 'a shelf full of books' },
} as const

interface DemoLinkSeed {
  readonly slug: string
  readonly isbn13: string
  readonly settings?: Partial<Record<keyof LinkSettings, unknown>>
}

/** One link of each kind, most clicked first. */
const demoLinks: readonly DemoLinkSeed[] = [
  {
    slug: 'pride',
    isbn13: '9780141439518',
    settings: {
      editions: [
        { format: 'hardcover', identifier: '9780141040349', notSoldIn: ['JP', 'BR'] },
        { format: 'paperback', identifier: '9780141439518', notSoldIn: [] },
      ],
    },
  },
  { slug: 'quijote', isbn13: '9788420412146' },
  { slug: 'ginga-tetsudo', isbn13: '9784101092058' },
  {
    slug: 'gatsby',
    isbn13: '9780743273565',
    settings: { mode: 'choose', look: { note: 'Thank you for reading!', accent: 'plum' } },
  },
  { slug: 'verwandlung', isbn13: '9783150099001', settings: { defaultCountry: 'DE' } },
  { slug: 'moby-dick', isbn13: '9780142437247' },
  { slug: 'bovary', isbn13: '9782070413119', settings: { excluded: ['it'] } },
  { slug: 'wagahai', isbn13: '9784101010014' },
  { slug: 'dracula', isbn13: '9780141439846' },
  { slug: 'celestina', isbn13: '9788437607009' },
  { slug: 'faust', isbn13: '9783150000014' },
  { slug: '20000-lieues', isbn13: '9782253006329' },
]

/** Fills an empty data folder; false when it already has data. */
export async function seedDemo(file: string, nowMs: number, days = DAYS): Promise<boolean> {
  const config = { kind: 'sqlite', file } as const
  const database = openDatabase(config)
  try {
    await migrate(database, config)
    const known = await database.db.selectFrom('user').select('id').limit(1).execute()
    if (known.length > 0) return false
    // An incomplete folder is deleted, so durability does not matter.
    database.sqlite?.pragma('synchronous = off')
    const startedAtMs = nowMs - days * DAY_MS
    const premium = await addAccount(database, demoAccounts.premium, startedAtMs, ownTags)
    await addAccount(database, demoAccounts.free, nowMs - 3 * DAY_MS, {})
    await createTransact(database.db)(async (queries) => {
      const grant = { userId: premium, source: 'admin', cause: 'demo', months: 24 } as const
      await addGrant(queries, grant, startedAtMs)
      await updatePremium(queries, premium, nowMs)
    })
    const links = await addLinks(database, premium, startedAtMs)
    await addDemoAuthorPage(database, premium, startedAtMs)
    await addClicks(database, links, startedAtMs, nowMs)
    await countDays(database, days, nowMs)
    database.checkpoint()
    return true
  } finally {
    await database.close()
  }
}

async function addAccount(
  { db }: Database,
  person: { readonly name: string; readonly email: string; readonly password: string },
  atMs: number,
  tags: AffiliateTags,
): Promise<string> {
  const id = createRowId()
  const at = toIsoTime(new Date(atMs))
  const times = { createdAt: at, updatedAt: at }
  const { name, email } = person
  await db
    .insertInto('user')
    .values({ id, name, email, emailVerified: 1, image: null, role: 'user', ...times })
    .execute()
  const noProvider = { accessToken: null, refreshToken: null, idToken: null, scope: null }
  await db
    .insertInto('account')
    .values({
      ...noProvider,
      ...times,
      id: createRowId(),
      accountId: id,
      providerId: 'credential',
      userId: id,
      accessTokenExpiresAt: null,
      refreshTokenExpiresAt: null,
      password: await createPasswordHashing().hash(person.password),
    })
    .execute()
  await db
    .insertInto('user_profile')
    .values({
      ...times,
      userId: id,
      publicId: createPublicId(),
      username: name,
      affiliateTags: toJsonText(tags),
      premiumUntil: null,
    })
    .execute()
  return id
}

const ownTags: AffiliateTags = Object.fromEntries(
  Object.entries({ us: 'author-20', uk: 'author-21', de: 'author03-21' }).map(([store, tag]) => [
    store,
    parseAffiliateTag(tag),
  ]),
)

async function addLinks(
  { db }: Database,
  ownerId: string,
  startedAtMs: number,
): Promise<DemoLink[]> {
  const links: DemoLink[] = []
  for (const [index, { slug, isbn13, settings = {} }] of demoLinks.entries()) {
    const book = demoBooks.find((each) => each.isbn13 === isbn13)
    if (!book || !parseBookIdentifier(isbn13))
      throw new Error(`${isbn13} is not a book of the demo`)
    const id = createRowId()
    const createdAt = toIsoTime(new Date(startedAtMs + index * 3 * DAY_MS))
    await db
      .insertInto('saved_link')
      .values({
        id,
        slug: slug as never,
        ownerId,
        identifier: isbn13,
        title: book.title ?? '',
        authors: toJsonText(book.authors ?? []),
        coverImage: `/covers/${isbn13}`,
        settings: formatLinkSettings(parseLinkSettings(JSON.stringify(settings))),
        createdAt,
        removedAt: null,
      })
      .execute()
    await db
      .insertInto('link_slug')
      .values({ slug: slug as never, linkId: id, createdAt })
      .execute()
    links.push({ ownerId, identifier: isbn13 })
  }
  return links
}

/** Adds a year of hits day by day, and packs them like the server. */
async function addClicks(
  { db }: Database,
  links: readonly DemoLink[],
  startedAtMs: number,
  nowMs: number,
): Promise<void> {
  const random = createRandom()
  let timeMs = startedAtMs
  const store = createSqlClickStore({ db, onAdded: countAddedHits })
  const nextId = createHitIds(() => timeMs)
  // The ids of hits hold their times, from the epoch on.
  for (let dayMs = Math.max(startedAtMs, HIT_ID_EPOCH_MS); dayMs < nowMs; dayMs += DAY_MS) {
    const progress = (dayMs - startedAtMs) / (nowMs - startedAtMs)
    const hits = makeDay(links, dayMs, progress, random).map((entry) => {
      timeMs = entry.timeMs
      return { ...entry.hit, id: nextId() }
    })
    await store.append(hits)
  }
  await packBefore(db, toIsoTime(new Date(nowMs)).slice(0, 10))
}

/** Counts sign-ups and saved links of every day for the overview of the admin area. */
async function countDays({ db }: Database, days: number, nowMs: number): Promise<void> {
  const run = createDailyMetricsJob({ repo: createOverviewMetricsRepo(db), now: () => nowMs })
  for (let counted = 0; counted <= days; counted += MAX_BACKFILLED_DAYS) await run()
}
