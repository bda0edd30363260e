import { expect, it } from 'vitest'
import { addOwner, numberHits } from '../../testing/click-store.ts'
import { describeEachClickStore } from '../../testing/click-stores.ts'
import { sampleHit } from '../../testing/sample-hit.ts'

const NOW = Date.parse('2026-11-21T20:00:00.000Z')
const days = { from: '2026-11-19', to: '2026-11-21' }

/** The first 30 of 230 values have two clicks. */
const hits = Array.from({ length: 260 }, (_, n) => ({
  ...sampleHit,
  ownerId: 'ada',
  minutesAgo: 24 * 60,
  campaign: `Sale ${1000 + (n % 230)}`,
  referrerHost: `n${1000 + (n % 230)}.example.org`,
}))

describeEachClickStore('analytics of values that readers invent', (open) => {
  it('R12 list 200 campaigns and referrers, and the sum of the others', async () => {
    const { database, store, queries, settle } = await open(() => NOW)
    await addOwner(database, 'ada')
    await store.append(numberHits(hits, NOW))
    const expectSums = async () => {
      const { totals, campaigns, referrers } = await queries.overview('ada', days)
      expect(totals).toMatchObject({ hits: 260, clicks: 260 })
      for (const [rows, toValue] of [
        [campaigns, (n: number) => `Sale ${1000 + n}`],
        [referrers, (n: number) => `n${1000 + n}.example.org`],
      ] as const) {
        expect(rows).toHaveLength(201)
        expect(rows[29]).toEqual({ value: toValue(29), clicks: 2 })
        expect(rows[199]).toEqual({ value: toValue(199), clicks: 1 })
        expect(rows[200]).toEqual({ value: ' other', clicks: 30 })
      }
      const unlisted = await queries.overview('ada', { ...days, campaign: 'Sale 1229' })
      expect(unlisted).toMatchObject({
        totals: { clicks: 1 },
        campaigns: [{ value: 'Sale 1229', clicks: 1 }],
        referrers: [{ value: 'n1229.example.org', clicks: 1 }],
      })
    }
    await expectSums()
    await settle(NOW)
    await expectSums()
  })
})
