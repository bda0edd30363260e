import { dirname } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createTransact } from '../../../db/transact.ts'
import { checkCommand } from '../../../operations/check/check.command.ts'
import { signIn } from '../../../testing/account-client.ts'
import { addOwner } from '../../../testing/click-store.ts'
import { startDedicatedClickHouse } from '../../../testing/clickhouse/dedicated-clickhouse.ts'
import { describeClickHouse } from '../../../testing/clickhouse.ts'
import { openClickHouseStore } from '../../../testing/clickhouse-store.ts'
import { chrome } from '../../../testing/redirect-app.ts'
import { runOperation } from '../../../testing/run-operation.ts'
import { sampleHit } from '../../../testing/sample-hit.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { createHitIds } from '../hit-id.ts'
import { eraseHitOwner } from '../store/hit-owners.repo.ts'
import type { Rules } from '../store/reclassify.repo.ts'

const NOON = Date.parse('2026-11-21T12:00:00.000Z')
const MINUTE_MS = 60_000
const never = () => false

describeClickHouse('the click store', (openServer) => {
  const open = (rules?: Rules) => openClickHouseStore(openServer, NOON, rules)

  it('counts a batch that was sent twice once, before ClickHouse has merged it', async () => {
    const { clickHouse, append, store, countClicks } = await open()
    await append([{}])
    await clickHouse.command('SYSTEM STOP MERGES link_hit')
    const hits = await append([{}, {}, { excludedBecause: 'crawler' }])
    await store.append(hits)
    const [stored] = await clickHouse.query('SELECT count() AS rows FROM link_hit')
    expect(stored).toEqual({ rows: 7 })
    expect(await countClicks()).toEqual([['2026-11-21', 4, 3]])
  })

  it('classifies stored hits again after new rules, 15 minutes after they came', async () => {
    const rules: Rules = {
      version: 7,
      reclassify: ({ device, language, excludedBecause }) =>
        device === 'Desktop' && language === null
          ? 'crawler'
          : excludedBecause === 'head'
            ? null
            : excludedBecause,
    }
    const { append, clock, countClicks, store, storeWith } = await open()
    await append([
      { device: 'Desktop', language: null },
      { device: 'Desktop', language: 'de' },
      { excludedBecause: 'head' },
      { excludedBecause: 'prefetch' },
      { language: null },
    ])
    const readReasons = async () =>
      (await store.listHits('ada', 0n, 1n << 62n)).hits.map(
        ({ excludedBecause }) => excludedBecause,
      )
    const before = [null, null, 'head', 'prefetch', null]
    expect(await readReasons()).toEqual(before)
    const { reclassify } = storeWith(rules)
    expect(await reclassify(never)).toBeNull()
    expect(await readReasons()).toEqual(before)
    clock.nowMs += 15 * MINUTE_MS
    const after = ['crawler', null, null, 'prefetch', null]
    await vi.waitFor(async () => {
      await reclassify(never)
      expect(await readReasons()).toEqual(after)
    }, 10_000)
    expect(await countClicks()).toEqual([['2026-11-21', 5, 3]])
    await vi.waitFor(async () => expect(await reclassify(never)).toBeNull(), 10_000)
    await append([{ excludedBecause: 'head' }])
    expect(await reclassify(never)).toBeNull()
    // Hits that came since are classified by the new rules already.
    expect(await readReasons()).toEqual([...after, 'head'])
  })

  it('P7 deletes readers and totals of a deleted account, and keeps its hits without a way to it', async () => {
    const { clickHouse, db, append, store } = await open()
    await append([{ visitorHash: 'one' }], NOON - 48 * 60 * MINUTE_MS)
    await append([{ visitorHash: 'two' }])
    await store.expire({ hits: '2026-11-20' }, never)
    const count = async (table: string) => {
      const [row] = await clickHouse.query<{ rows: number }>(`SELECT count() AS rows FROM ${table}`)
      return row?.rows
    }
    const totals = () => db.selectFrom('daily_total').select('day').execute()
    expect(await totals()).toHaveLength(2)
    await createTransact(db)((queries) => eraseHitOwner(queries, 'ada'))
    await store.maintain('2026-11-21', never)
    expect(await totals()).toEqual([])
    expect(await count('day_reader')).toBe(0)
    expect(
      await clickHouse.query('SELECT owner, count() AS hits FROM link_hit GROUP BY owner'),
    ).toEqual([{ owner: 1, hits: 1 }])
    expect(await db.selectFrom('hit_owner').select('ownerId').execute()).toEqual([
      { ownerId: null },
    ])
  })

  it('P7 never gives the clicks of one account to another, also after an older backup of the main database', async () => {
    const { database, db, append, storeWith, countClicks } = await open()
    for (const owner of ['bob', 'cem']) await addOwner(database, owner)
    for (const ownerId of ['cem', 'bob', 'ada']) await append([{ ownerId }])
    await db.deleteFrom('hit_owner').where('ownerId', '!=', 'cem').execute()
    const { append: appendAfterRestart } = storeWith()
    expect(await countClicks()).toEqual([])
    const id = createHitIds(() => NOON, 99)()
    await appendAfterRestart([{ ...sampleHit, ownerId: 'bob', id }])
    const numbers = await db
      .selectFrom('hit_owner')
      .select(['number', 'ownerId'])
      .orderBy('number')
      .execute()
    expect(numbers).toEqual([
      { number: 1, ownerId: 'cem' },
      { number: 3, ownerId: null },
      { number: 4, ownerId: 'bob' },
    ])
  })

  it('P3 stores no hit of a day that has expired', async () => {
    const { append, store, countClicks } = await open()
    await append([{}], NOON - 48 * 60 * MINUTE_MS)
    await store.expire({ hits: '2026-11-20' }, never)
    await append([{}], NOON - 48 * 60 * MINUTE_MS)
    expect(await countClicks()).toEqual([['2026-11-19', 1, 1]])
  })

  it('counts the hits of all owners by day once an hour, for the operator', async () => {
    const { append, store, counted, clock } = await open()
    await append([{}, { ownerId: null }, { excludedBecause: 'crawler' }])
    await store.maintain('2026-11-21', never)
    await store.maintain('2026-11-21', never)
    expect(counted.map((counts) => [...counts])).toEqual([[['2026-11-21', { hits: 3, clicks: 2 }]]])
    clock.nowMs += 60 * MINUTE_MS
    await store.maintain('2026-11-21', never)
    expect(counted).toHaveLength(2)
  })

  it('R12 pnpm check --repair finds a day whose sums are wrong, and sums it again', async () => {
    const { url, file, clickHouse, clock, append, store, countClicks } = await open()
    await append(
      Array.from({ length: 5 }, () => ({})),
      NOON - 24 * 60 * MINUTE_MS,
    )
    await store.maintain('2026-11-21', never)
    expect(await countClicks()).toEqual([['2026-11-20', 5, 5]])
    await clickHouse.command(`INSERT INTO day_sum (owner, day, version, dimension, value, hits, clicks)
SELECT owner, day, changedAt, 'quarter', '3', 1, 1 FROM summed_day FINAL WHERE owner = 1`)
    expect(await countClicks()).toEqual([['2026-11-20', 6, 6]])
    const place = { dataDir: dirname(file), environment: { CLICKHOUSE_URL: url } }
    const { output } = await runOperation(checkCommand, place)
    expect(output).toContain(
      'Summed days in ClickHouse that do not match the stored hits (1): 2026-11-20 of owner 1.',
    )
    const repaired = await runOperation(checkCommand, place, '--repair')
    expect(repaired.output).toContain('Repaired days in ClickHouse: 1.')
    expect(repaired.output).toContain('ok     Charts match the clicks in ClickHouse.')
    expect(await countClicks()).toEqual([['2026-11-20', 5, 5]])
    clock.nowMs += 60 * MINUTE_MS
    await store.maintain('2026-11-21', never)
    expect(await countClicks()).toEqual([['2026-11-20', 5, 5]])
  })

  /** The app with one click of Ada's in ClickHouse. */
  async function openAppWithClick(clickHouseUrl: string) {
    const app = await createTestApp({ config: { clickHouseUrl } })
    onTestFinished(app.close)
    const ada = await signIn(app)
    const premiumUntil = '2099-01-01T00:00:00.000Z'
    await app.database.db.updateTable('user_profile').set({ premiumUntil }).execute()
    const { slug } = await ada.trpc.links.save.mutate({ isbn: sampleHit.identifier })
    const headers = { 'user-agent': chrome, 'accept-language': 'en' }
    const response = await fetch(`${app.url}/go/${slug}`, { redirect: 'manual', headers })
    expect(response.status).toBe(302)
    const ask = async () => (await ada.trpc.analytics.summary.query()).totals
    await vi.waitFor(
      async () => expect(await ask()).toEqual({ hits: 1, clicks: 1, readers: 1 }),
      10_000,
    )
    return { app, ada, ask }
  }

  it('answers the dashboards of the running app', async () => {
    const { app, ada } = await openAppWithClick((await openServer()).url)
    const day = new Date().toISOString().slice(0, 10)
    const overview = await ada.trpc.analytics.overview.query({ from: day, to: day })
    expect(overview.countries).toHaveLength(1)
    const file = await ada.get(`/analytics/clicks.csv?from=${day}&to=${day}`)
    expect((await file.text()).split('\r\n')).toHaveLength(3)
    expect(await app.database.db.selectFrom('link_hit').select('id').execute()).toEqual([])
  })

  it('R8 says so on dashboards while ClickHouse is away, and answers again afterwards', async () => {
    const server = await startDedicatedClickHouse()
    onTestFinished(server.remove)
    const { ask } = await openAppWithClick(`${server.url}/default`)
    await server.stop()
    await expect(ask()).rejects.toMatchObject({ data: { httpStatus: 503, reason: 'unavailable' } })
    await server.start()
    await vi.waitFor(async () => expect((await ask()).hits).toBe(1), 10_000)
  })
})
