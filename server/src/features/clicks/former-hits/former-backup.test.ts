import { expect, it } from 'vitest'
import { numberHits, openClickStore } from '../../../testing/click-store.ts'
import { databaseKinds } from '../../../testing/databases.ts'
import { DUNE, EMMA, listTableNames, openFormerBackup } from '../../../testing/former-database.ts'
import { sampleHit } from '../../../testing/sample-hit.ts'
import { createAnalyticsQueries } from '../../analytics/worker/analytics-queries.ts'

const NOW = Date.parse('2027-06-15T12:00:00.000Z')

/** What the analytics of the previous version answered: hits, clicks and readers of Ada and of Bob. */
const MONTHS = [
  ['2026-03-01', '2026-03-31', [24, 23, 17], [4, 4, 4]],
  ['2026-04-01', '2026-04-30', [59, 55, 34], [6, 6, 6]],
  // Hits before 15 May at noon are deleted.
  ['2026-05-01', '2026-05-31', [45, 40, 19], [0, 0, 0]],
  ['2026-06-01', '2026-06-30', [12, 11, 6], [0, 0, 0]],
  ['2026-07-01', '2026-07-31', [23, 21, 12], [0, 0, 0]],
  ['2026-08-01', '2026-08-31', [16, 14, 9], [0, 0, 0]],
  ['2026-09-01', '2026-09-30', [8, 8, 6], [0, 0, 0]],
  ['2026-10-01', '2026-10-31', [12, 9, 6], [0, 0, 0]],
  ['2026-11-01', '2026-11-30', [11, 9, 4], [0, 0, 0]],
  ['2026-12-01', '2026-12-31', [21, 21, 15], [0, 0, 0]],
  ['2027-01-01', '2027-01-31', [28, 28, 14], [0, 0, 0]],
  ['2027-02-01', '2027-02-28', [19, 18, 10], [0, 0, 0]],
  ['2027-03-01', '2027-03-31', [7, 6, 5], [0, 0, 0]],
  ['2027-04-01', '2027-04-30', [14, 12, 8], [0, 0, 0]],
  ['2027-05-01', '2027-05-31', [24, 22, 14], [0, 0, 0]],
  ['2027-06-01', '2027-06-15', [33, 28, 18], [0, 0, 0]],
] as const

/** And Ada's days, countries, devices, books and exclusion reasons of three periods. */
const PERIODS = [
  {
    period: ['2026-04-21', '2026-04-27'],
    days: '2 1 1, 8 7 4, 0 0 0, 0 0 0, 0 0 0, 3 3 2, 8 8 5',
  },
  {
    period: ['2026-05-12', '2026-05-17'],
    days: '0 0 0, 1 0 0, 12 10 5, 11 9 4, 15 15 5, 0 0 0',
    countries: 'US 14, DE 4, IT 3, NL 3, GB 2, JP 2, AT 1, AU 1, CA 1, ES 1, FR 1, IN 1',
    devices: 'Mobile 18, Desktop 10, Tablet 6',
    books: `${DUNE} 26, ${EMMA} 8`,
    reasons: 'prefetch 3, crawler 2',
  },
  {
    period: ['2027-06-10', '2027-06-15'],
    days: '0 0 0, 0 0 0, 1 1 1, 8 6 4, 6 6 4, 7 6 3',
    countries: 'DE 7, US 6, AT 1, AU 1, CA 1, ES 1, GB 1, IN 1',
    devices: 'Mobile 11, Desktop 7, Tablet 1',
    books: `${DUNE} 17, ${EMMA} 2`,
    reasons: 'prefetch 2, crawler 1',
  },
] as const

it.each(databaseKinds)(
  'R9 after the move, analytics give the numbers of the previous version, on %s',
  async (kind) => {
    const database = await openFormerBackup(kind)
    await database.migrate()
    // As if the process were killed after each step.
    for (let runs = 0; (await listTableNames(database)).includes('click_day'); runs++) {
      if (runs === 200) throw new Error('The move does not end')
      await database.move(NOW, 1 + (runs % 6))
    }
    const { overview } = createAnalyticsQueries(database.db, kind)
    const sums = async (owner: string, from: string, to: string) => {
      const { totals } = await overview(owner, { from, to })
      return [totals.hits, totals.clicks, totals.readers]
    }
    const months = []
    for (const [from, to] of MONTHS) {
      months.push([from, to, await sums('ada', from, to), await sums('bob', from, to)])
    }
    expect(months).toEqual(MONTHS)

    for (const { period, ...expected } of PERIODS) {
      const [from, to] = period
      const found = await overview('ada', { from, to })
      expect({
        days: found.days.map((day) => `${day.hits} ${day.clicks} ${day.readers}`).join(', '),
        countries: list(found.countries),
        devices: list(found.devices),
        books: found.links.map(({ isbn, clicks }) => `${isbn} ${clicks}`).join(', '),
        reasons: found.reasons.map(({ value, hits }) => `${value} ${hits}`).join(', '),
      }).toMatchObject(expected)
    }

    // Its readers of today are known, by the same hash.
    const reader = { ...sampleHit, ownerId: 'ada', identifier: DUNE, visitorHash: 'late reader' }
    await openClickStore(database).append(numberHits([{ ...reader, minutesAgo: 1 }], NOW))
    expect(await sums('ada', '2027-06-15', '2027-06-15')).toEqual([8, 7, 3])
  },
)

function list(values: readonly { readonly value: string; readonly clicks: number }[]): string {
  return values.map(({ value, clicks }) => `${value} ${clicks}`).join(', ')
}
