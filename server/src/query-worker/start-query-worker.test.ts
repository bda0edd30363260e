import { copyFileSync } from 'node:fs'
import { NO_CONFIRMED_CHANNELS } from '@everyshelf/domain/affiliate'
import { DomainError } from '@everyshelf/domain/messages'
import { afterEach, expect, inject, it } from 'vitest'
import type { DatabaseConfig } from '../config/config.ts'
import { createHitIds } from '../features/clicks/hit-id.ts'
import { addOwner, openClickStore } from '../testing/click-store.ts'
import { createEmptyDatabase, describeEachDatabase } from '../testing/databases.ts'
import { addEarningImport, sampleEarning } from '../testing/earnings.ts'
import { sampleHit } from '../testing/sample-hit.ts'
import { createChartQueries } from './chart-queries.ts'
import { type QueryWorker, startQueryWorker } from './start-query-worker.ts'

const NOW = Date.parse('2026-11-21T22:00:00Z')
const WEEK = { from: '2026-11-15', to: '2026-11-21' }

const threads: QueryWorker[] = []

function startThread(database: DatabaseConfig) {
  const thread = startQueryWorker({ database, clickHouseUrl: null })
  threads.push(thread)
  return thread.queries
}

afterEach(async () => {
  await Promise.all(threads.splice(0).map((thread) => thread.close()))
})

describeEachDatabase('query worker', (openDatabase) => {
  it('returns the same results and errors as the queries in this thread', async () => {
    const database = await openDatabase()
    const { db } = database
    await addOwner(database, 'ada', 'America/New_York')
    const nextId = createHitIds(() => NOW)
    const hits = Array.from({ length: 7 }, () => ({
      ...sampleHit,
      ownerId: 'ada',
      id: nextId(),
    }))
    await openClickStore(database).append(hits)
    const here = createChartQueries(db)
    const there = startThread(database.config)

    const overview = await there.overview('ada', WEEK)
    expect(overview.totals.hits).toBe(7)
    expect(overview).toEqual(await here.overview('ada', WEEK))
    expect(await there.summary('ada', NOW)).toEqual(await here.summary('ada', NOW))
    const counts = await there.countClicks('ada', [sampleHit.identifier], NOW, 30)
    expect([...counts.values()].flat().reduce((sum, clicks) => sum + clicks, 0)).toBe(7)
    const filters = await there.resolveFilters('ada', WEEK)
    const part = await there.readExportChunk(filters, 'csv', null)
    expect(part.text.match(/\r\n/g)).toHaveLength(8)
    expect(part).toEqual(await here.readExportChunk(filters, 'csv', null))
    await addEarningImport(database, 'ada')
    const november = { from: '2026-11-01', to: '2026-11-21' }
    const facts = {
      ...{ tags: {}, programs: {}, tagChannels: NO_CONFIRMED_CHANNELS, timeZone: 'UTC' },
      ...{ settings: { currency: null, rates: {} }, now: NOW },
    }
    const earnings = await there.readEarnings('ada', november, facts)
    expect(earnings.totals.amount).toBe(sampleEarning.amount)
    expect(earnings).toEqual(await here.readEarnings('ada', november, facts))

    const refused = there.overview('ada', { ...WEEK, link: 'lnk_unknown' })
    await expect(refused).rejects.toThrow(new DomainError('not-found'))
  })
})

it('answers unavailable when the thread crashes, and starts a new one with the next query', async () => {
  const place = await createEmptyDatabase('sqlite')
  if (place.config.kind !== 'sqlite') throw new Error('not a file')
  const queries = startThread(place.config)
  await expect(queries.summary('ada', NOW)).rejects.toThrow(new DomainError('unavailable'))
  copyFileSync(inject('sqliteTemplate'), place.config.file)
  expect((await queries.summary('ada', NOW)).totals.hits).toBe(0)
  await place.remove()
})
