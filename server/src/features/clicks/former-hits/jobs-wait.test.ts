import { RULES_VERSION } from '@everyshelf/domain/clicks'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { createTransact } from '../../../db/transact.ts'
import { openClickStore } from '../../../testing/click-store.ts'
import { databaseKinds } from '../../../testing/databases.ts'
import {
  addFormerHits,
  addFormerOwner,
  addFormerTotals,
  DUNE,
  openFormerDatabase,
  setFormerCursor,
} from '../../../testing/former-database.ts'
import { startClickJobs } from '../click-jobs.ts'

const NOW = Date.parse('2027-11-24T12:00:00.000Z')
const ALL = 1n << 62n

describe.each(databaseKinds)('jobs during a move on %s', (kind) => {
  async function open(rules: object) {
    const database = await openFormerDatabase(kind)
    await addFormerOwner(database, 'ada')
    await sql`insert into service_state values ('click-rules', ${JSON.stringify(rules)}, '')`.execute(
      database.db,
    )
    await addFormerHits(database, [
      { at: '2026-02-01T09:00' },
      ...Array.from({ length: 200 }, () => ({ at: '2027-11-20T09:00' })),
    ])
    await setFormerCursor(database, ALL)
    await addFormerTotals(database, 'ada', [
      ['2026-02-01', '', 3, 3, 1],
      ['2026-02-01', DUNE, 3, 3, 1],
    ])
    await database.migrate()
    const runs = new Map<string, () => Promise<unknown>>()
    let time = NOW
    startClickJobs({
      database,
      transact: createTransact(database.db),
      store: openClickStore(database, () => time),
      startSharedJob: (name, run) => {
        runs.set(name, run)
        return { stop: async () => {} }
      },
      provenTime: { advance: async () => ({ provenMs: time, provableMs: time }) },
      log: { info: () => {} },
      now: () => time,
    })
    return {
      ...database,
      run: async (name: string) => await runs.get(name)?.(),
      pass: (ms: number) => {
        time += ms
      },
    }
  }

  const WAITING = 'Waiting until the stored clicks are moved'

  it('R9 neither delete, pack nor reclassify hits before all are moved', async () => {
    const { db, move, run, pass } = await open({ version: RULES_VERSION, reached: '7' })
    await move(NOW, 2)
    for (const job of ['old-clicks', 'closed-days', 'counting-rules']) {
      expect(await run(job)).toBe(WAITING)
    }
    const countHits = async () => (await db.selectFrom('link_hit').select('owner').execute()).length
    expect(await countHits()).toBe(201)
    expect(await db.selectFrom('packed_month').selectAll().execute()).toEqual([])

    await run('former-hits')
    for (const job of ['old-clicks', 'closed-days', 'counting-rules']) {
      expect(await run(job)).not.toBe(WAITING)
    }
    expect(await countHits()).toBe(200)
    expect(await db.selectFrom('packed_month').select('month').execute()).toEqual([
      { month: '2027-11' },
    ])
    // What was deleted before and what is deleted now.
    const total = db.selectFrom('daily_total').select(['identifier', 'hits'])
    expect(await total.orderBy('identifier').execute()).toEqual([
      { identifier: '', hits: 3 },
      { identifier: DUNE, hits: 3 },
    ])
    pass(15 * 60_000)
    await run('counting-rules')
    const { value } = await db
      .selectFrom('service_state')
      .select('value')
      .where('key', '=', 'click-rules')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(value)).toEqual({ version: RULES_VERSION, begunAtMs: NOW, next: null })
  })

  it('R9 hits that the previous version reclassified completely are not reclassified again', async () => {
    const rules = { version: RULES_VERSION, reached: null, begunAtMs: 5 }
    const { db, run } = await open(rules)
    await run('former-hits')
    await run('counting-rules')
    const { value } = await db
      .selectFrom('service_state')
      .select('value')
      .where('key', '=', 'click-rules')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(value)).toEqual({ version: RULES_VERSION, begunAtMs: 5, next: null })
  })
})
