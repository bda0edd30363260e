import { describe, expect, it, test, vi } from 'vitest'
import { sampleHit } from '../../testing/sample-hit.ts'
import { acceptValue, createReaderValues } from './reader-values.ts'

const NOON = Date.parse('2026-11-21T12:00:00.000Z')
const DAY_MS = 24 * 60 * 60 * 1000
const hit = { ...sampleHit, ownerId: 'ada' }
const deps = {
  listOwnCampaigns: async () => ['Own'],
  onError: (error: unknown) => {
    throw error
  },
}
const excluded = { ...hit, excludedBecause: 'crawler' } as const

const name = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => `value ${from + index}`)

describe.each(['campaigns', 'referrerHosts', 'languages'] as const)('S76 %s', (kind) => {
  it('are at most 200 different ones of an owner and day', () => {
    const find = createReaderValues(deps)
    const listAccepted = (values: readonly string[], of = hit, timeMs = NOON) =>
      values.filter((value) => acceptValue(find(of, timeMs)[kind], value))
    expect(listAccepted(name(250))).toEqual(name(200))
    expect(listAccepted(['value 199', 'value 200'])).toEqual(['value 199'])
    expect(listAccepted(['value 200'], { ...hit, ownerId: 'bob' })).toHaveLength(1)
    expect(listAccepted(['value 200'], hit, NOON + DAY_MS)).toHaveLength(1)
    // A worker at the edge may report a hit of yesterday.
    expect(listAccepted(['value 201', 'value 1'])).toEqual(['value 1'])
  })

  it('of earlier days stay, however many are invented', () => {
    const find = createReaderValues(deps)
    const accept = (day: number, value: string) =>
      acceptValue(find(hit, NOON + day * DAY_MS)[kind], value)
    expect(accept(0, 'spring')).toBe(true)
    for (let day = 1; day <= 5; day++) {
      expect(name(300, 300 * day).filter((value) => accept(day, value))).toHaveLength(200)
    }
    expect(accept(5, 'spring')).toBe(true)
    expect(accept(5, 'summer')).toBe(false)
    // After days without a hit, too.
    expect(accept(40, 'spring')).toBe(true)
  })

  it('of excluded hits are limited too, and use up nothing of the clicks’', () => {
    const find = createReaderValues(deps)
    const accept = (of: typeof hit | typeof excluded, value: string) =>
      acceptValue(find(of, NOON)[kind], value)
    expect(name(300).filter((value) => accept(excluded, value))).toHaveLength(200)
    expect(accept(hit, 'value 299')).toBe(true)
  })
})

test('values of one kind use up nothing of another', () => {
  const find = createReaderValues(deps)
  for (const value of name(300)) acceptValue(find(hit, NOON).referrerHosts, value)
  expect(acceptValue(find(hit, NOON).campaigns, 'Spring – Frühling')).toBe(true)
  expect(acceptValue(find(hit, NOON).campaigns, 'Spring – Frühling')).toBe(true)
  expect(find(hit, NOON).campaigns.today).toEqual(new Set(['Spring – Frühling']))
})

test('S76 the owner’s campaigns count although others used up the day', async () => {
  const known = createReaderValues(deps)(hit, NOON).campaigns
  for (const value of name(200)) expect(acceptValue(known, value)).toBe(true)
  expect(acceptValue(known, 'Own')).toBe(false)
  await vi.waitFor(() => expect(acceptValue(known, 'Own')).toBe(true))
  expect(acceptValue(known, 'value 200')).toBe(false)
})

test('a late hit of the day before uses up nothing of the new day', () => {
  const find = createReaderValues(deps)
  const accept = (timeMs: number, value: string) => acceptValue(find(hit, timeMs).campaigns, value)
  expect(accept(NOON + DAY_MS, 'first')).toBe(true)
  expect(name(300).filter((value) => accept(NOON, value))).toHaveLength(200)
  expect(accept(NOON + DAY_MS, 'second')).toBe(true)
  expect(accept(NOON, 'second')).toBe(false)
})
