import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountClient, signIn } from '../../testing/account-client.ts'
import {
  type ApiClient,
  createApiClient,
  createKey,
  relaxedAccountLimits,
  setPremium,
} from '../../testing/api-client.ts'
import { sampleEarning } from '../../testing/earnings.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { earningGroups } from './earning-groups.ts'

const days = { from: '2026-11-01', to: '2026-11-30' }
const search = `from=${days.from}&to=${days.to}`

let app: TestApp
let owner: AccountClient
let api: ApiClient
beforeAll(async () => {
  app = await createTestApp({ accountLimits: relaxedAccountLimits })
  owner = await signIn(app)
  await setPremium(app, true)
  await owner.trpc.profile.update.mutate({ affiliateTags: { us: 'ada-20' } })
  await owner.trpc.links.save.mutate({ isbn: '9780441172719' })
  const rows = [
    { ...sampleEarning, amount: 123_456, items: 2 },
    { ...sampleEarning, day: '2026-11-03', tag: 'elsewhere-20', amount: 5000 },
    { ...sampleEarning, day: '2026-11-04', currency: 'EUR', seller: 'amazon-de', amount: 7777 },
  ]
  const file = { fileName: 'fees.csv', report: 'Fee-Earnings', rows: rows.length }
  const { id } = await owner.trpc.earnings.begin.mutate(file)
  await owner.trpc.earnings.append.mutate({ id, rows })
  await owner.trpc.earnings.complete.mutate({ id })
  api = createApiClient(app, await createKey(owner, ['earnings:read']))
}, 60_000)
afterAll(() => app.close())

interface Earnings {
  readonly currency: string
  readonly totals: { readonly amount: string; readonly linkedAmount: string }
  readonly data: readonly { readonly value: string; readonly amount: string }[]
  readonly others: { readonly amount: string } | null
  readonly unattributed: readonly { readonly reason: string; readonly amount: string }[]
}

const read = async (query: string) => (await api(`/earnings?${search}${query}`)).json as Earnings
const sum = (rows: readonly { readonly amount: string }[]) =>
  rows.reduce((total, { amount }) => total + Math.round(Number(amount) * 10_000), 0)

describe('earnings', () => {
  it('are those of the Earnings page, as decimal numbers', async () => {
    const page = await owner.trpc.earnings.overview.query({ ...days, currency: 'USD' })
    const response = await read('&currency=USD&group=book')
    expect(response).toMatchObject({
      ...days,
      currency: 'USD',
      isConverted: false,
      currencies: expect.arrayContaining([
        { currency: 'EUR', amount: '0.7777' },
        { currency: 'USD', amount: '12.8456' },
      ]),
      totals: { amount: '12.8456', linkedAmount: '12.3456', items: 3, orderedItems: 0 },
      data: [{ value: '9780441172719', title: expect.any(String), amount: '12.3456', items: 2 }],
      unattributed: [{ reason: 'other-tag', amount: '0.50', items: 1 }],
    })
    expect(page.totals.amount).toBe(128_456)
  })

  it('say which days reports cover, and compare with nothing if none covers the days before', async () => {
    const response = await read('&currency=USD&group=day')
    expect(response).toMatchObject({
      totals: { clicks: 0, perClick: null, coveredDays: 3 },
      comparison: null,
    })
    expect(response.data.slice(0, 2)).toEqual([
      { value: '2026-11-01', reports: 'none', amount: '0.00', clicks: null },
      { value: '2026-11-02', reports: 'all', amount: '12.3456', clicks: 0 },
    ])
    // The same report covers both days, so they compare.
    const day = '/earnings?from=2026-11-03&to=2026-11-03&currency=USD'
    expect((await api(day)).json).toMatchObject({
      comparison: { amount: '0.50', previousAmount: '12.3456', days: 1, isWhole: true },
    })
  })

  it.each(earningGroups)('by %s add up to the total', async (group) => {
    const { data, others, unattributed, totals } = await read(`&currency=USD&group=${group}`)
    const rest = [...(others ? [others] : []), ...unattributed]
    // Tags of other sites are only that part.
    const expected = group === 'other-tag' ? 5000 : sum([totals])
    expect(data.length + rest.length).toBeGreaterThan(0)
    expect(sum(data) + sum(rest)).toBe(expected)
  })

  it('name the reports that they come from', async () => {
    const { data } = (await api('/earnings/reports')).json as { data: object[] }
    expect(data).toMatchObject([
      { fileName: 'fees.csv', rows: 3, firstDay: '2026-11-02', lastDay: '2026-11-04' },
    ])
  })

  it('need days in order, a known currency, and Premium', async () => {
    expect((await api('/earnings?from=2026-11-02&to=2026-11-01')).status).toBe(400)
    expect((await api(`/earnings?${search}&currency=XXX`)).status).toBe(400)
    expect((await api(`/earnings?${search}&group=planet`)).status).toBe(400)
    await setPremium(app, false)
    expect((await api(`/earnings?${search}`)).json).toMatchObject({
      status: 403,
      code: 'premium-required-to-analyze',
    })
    expect((await api('/earnings/reports')).status).toBe(200)
    await setPremium(app, true)
  })

  it('S65 are in no log', () => {
    expect(app.log()).toContain('/api/v1/earnings')
    expect(app.log()).not.toMatch(/12\.3456|123456|elsewhere-20/)
  })
})
