import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, it } from 'vitest'
import { type Database, openDatabase } from '../../../db/database.ts'
import { migrate } from '../../../db/migrate.ts'
import { listMigrations } from '../../../db/migrations/index.ts'
import { createTransact } from '../../../db/transact.ts'
import { createEmptyDatabase, databaseKinds } from '../../../testing/databases.ts'
import { createAnalyticsQueries } from '../../analytics/worker/analytics-queries.ts'
import { createHitIds } from '../hit-id.ts'
import { moveFormerHits } from './move-former-hits.ts'

const NOW = Date.parse('2026-11-24T12:00:00.000Z')
const DUNE = '9780441172719'
const EMMA = '9780141439587'
const PERIOD = { from: '2026-11-20', to: '2026-11-24' }

interface FormerHit {
  readonly at: string
  readonly ownerId?: string | null
  readonly identifier?: string
  readonly country?: string | null
  readonly excludedBecause?: string | null
  readonly source?: string
  readonly reader?: string | null
}

/** Ada's hits in New York's time: 20 November has 2 clicks on Dune, 22 November 2 on Dune and 1 on Emma. */
const hits: readonly FormerHit[] = [
  { at: '2026-11-20T15:00', country: 'DE' },
  { at: '2026-11-21T03:00', country: 'DE' },
  { at: '2026-11-22T15:00' },
  { at: '2026-11-22T16:00', country: 'FR' },
  { at: '2026-11-22T17:00', identifier: EMMA },
  { at: '2026-11-22T18:00', excludedBecause: 'crawler' },
  { at: '2026-11-22T19:00', ownerId: 'deleted' },
  { at: '2026-11-22T20:00', ownerId: null },
  { at: '2026-11-22T21:00', source: 'beacon' },
]
/** They arrived after the last run of the totals, so their readers are not counted yet. */
const uncounted: readonly FormerHit[] = [
  { at: '2026-11-24T11:59', reader: 'one' },
  { at: '2026-11-24T11:59', reader: 'one' },
  { at: '2026-11-24T11:59', reader: 'two', identifier: EMMA },
]
const totals = [
  // Its hits are deleted already.
  ['2026-11-01', '', 9, 8, 5],
  ['2026-11-01', DUNE, 9, 8, 5],
  ['2026-11-20', '', 2, 2, 1],
  ['2026-11-20', DUNE, 2, 2, 1],
  ['2026-11-22', '', 4, 3, 2],
  ['2026-11-22', DUNE, 3, 2, 1],
  ['2026-11-22', EMMA, 1, 1, 1],
] as const

/** A database as version 0033 left it. */
async function fillFormerTables({ db }: Database): Promise<void> {
  await sql`insert into user_profile ("userId", "publicId", "affiliateTags", "createdAt", "updatedAt",
    "timeZone") values ('ada', 'adaadaadaada2345', '{}', '', '', 'America/New_York')`.execute(db)
  let timeMs = 0
  const nextId = createHitIds(() => timeMs)
  const ids: bigint[] = []
  for (const hit of [...hits, ...uncounted]) {
    const { ownerId = 'ada', identifier = DUNE, country = null } = hit
    const { excludedBecause = null, source = 'redirect', reader = null } = hit
    timeMs = Date.parse(`${hit.at}:30Z`)
    ids.push(nextId())
    await sql`insert into hit (id, "openedAt", "linkId", "ownerId", identifier, country, retailer,
      marketplace, device, browser, "refererHost", language, channel, "excludedBecause", source, reader)
      values (${ids.at(-1)}, ${hit.at}, null, ${ownerId}, ${identifier}, ${country}, 'amazon', 'de',
        'Mobile', 'Safari', null, 'de', null, ${excludedBecause}, ${source}, ${reader})`.execute(db)
  }
  await sql`insert into service_state values ('click-totals-cursor', ${String(ids[hits.length - 1])}, '')`.execute(
    db,
  )
  for (const [day, identifier, count, clicks, readers] of totals) {
    await sql`insert into click_day (day, "ownerId", identifier, hits, clicks, readers)
      values (${day}, 'ada', ${identifier}, ${count}, ${clicks}, ${readers})`.execute(db)
  }
  await sql`insert into click_sheet ("ownerId", span, identifier, country, shop, hits, clicks, figures)
    values ('ada', '2026-11-01', '', '', '', 9, 8, '[[],["DE",9,8]]')`.execute(db)
}

async function migrateTo(db: Kysely<never>, kind: Database['kind'], name: string): Promise<void> {
  const provider = { getMigrations: async () => listMigrations(kind) }
  await new Migrator({ db, provider }).migrateTo(name)
}

async function listTableNames({ db }: Database): Promise<string[]> {
  const tables = await db.introspection.getTables()
  return tables.map(({ name }) => name)
}

it.each(databaseKinds)(
  'R9 every hit and total of an earlier version stays, on %s',
  async (kind) => {
    const place = await createEmptyDatabase(kind)
    const database = openDatabase(place.config)
    const { db } = database
    await migrateTo(db as never, kind, '0033-label-history')
    await fillFormerTables(database)
    await migrate(database, place.config)
    const move = (steps: number) => {
      let left = steps
      return moveFormerHits({
        db,
        kind,
        transact: createTransact(db),
        onProgress: () => {},
        shouldStop: () => left-- <= 0,
        pauseFactor: 0,
        now: () => NOW,
      })
    }
    const queries = createAnalyticsQueries(db, kind)

    // As if the process had been killed after a few steps, each time a little later.
    await move(1)
    await move(2)
    expect((await queries.overview('ada', PERIOD)).moving).toMatchObject({
      completeFrom: '2026-11-20',
    })
    await move(3)
    expect(await listTableNames(database)).toContain('click_day')
    await move(Number.POSITIVE_INFINITY)

    const overview = await queries.overview('ada', PERIOD)
    expect(overview.moving).toBeNull()
    expect(overview.days.map((day) => [day.day, day.hits, day.clicks, day.readers])).toEqual([
      ['2026-11-20', 2, 2, 1],
      ['2026-11-21', 0, 0, 0],
      ['2026-11-22', 4, 3, 2],
      ['2026-11-23', 0, 0, 0],
      ['2026-11-24', 3, 3, 2],
    ])
    expect(overview.countries).toEqual([
      { value: '', clicks: 5 },
      { value: 'DE', clicks: 2 },
      { value: 'FR', clicks: 1 },
    ])
    const old = await queries.overview('ada', { from: '2026-11-01', to: '2026-11-01' })
    expect(old.totals).toEqual({ hits: 9, clicks: 8, readers: 5 })
    expect(old.countries).toEqual([{ value: 'DE', clicks: 8 }])
    const ownerless = await db
      .selectFrom('link_hit')
      .select('identifier')
      .where('owner', '=', 0)
      .execute()
    expect(ownerless).toHaveLength(3)
    const tables = await listTableNames(database)
    for (const name of ['hit', 'hit_row', 'late_hit', 'click_day', 'click_cell', 'click_sheet'])
      expect(tables).not.toContain(name)

    await database.close()
    await place.remove()
  },
)
