import { expect, it } from 'vitest'
import { sampleHit } from '../../testing/sample-hit.ts'
import { createUrlCampaigns } from './url-campaign.ts'

const NOON = Date.parse('2026-11-21T12:00:00.000Z')
const DAY_MS = 24 * 60 * 60 * 1000
const recording = { recordsUtm: true }
const hit = { ...sampleHit, ownerId: 'ada', campaign: 'May' }

const campaigns = (count: number) => Array.from({ length: count }, (_, n) => `Sale ${n}`)

it('S76 stores 200 campaigns of URLs for an owner and day, then the campaign of the slug', () => {
  const countByUrl = createUrlCampaigns()
  const storeAll = (wanted: readonly string[], timeMs = NOON, ownerId = 'ada') =>
    wanted.map((name) => countByUrl({ ...hit, ownerId }, recording, name, timeMs).campaign)
  const stored = storeAll(campaigns(250))
  expect(stored.slice(0, 200)).toEqual(campaigns(200))
  expect(new Set(stored.slice(200))).toEqual(new Set(['May']))
  expect(storeAll(['Sale 199', 'Sale 200'])).toEqual(['Sale 199', 'May'])
  expect(storeAll(['Sale 200'], NOON, 'bob')).toEqual(['Sale 200'])
  expect(storeAll(['Sale 200'], NOON + DAY_MS)).toEqual(['Sale 200'])
  // A worker at the edge may report a hit of yesterday.
  expect(storeAll(['Sale 201', 'Sale 1'])).toEqual(['May', 'Sale 1'])
})

it('S76 ignores the campaigns of excluded hits, which use up no limit', () => {
  const countByUrl = createUrlCampaigns()
  for (const name of campaigns(300)) {
    const excluded = { ...hit, excludedBecause: 'crawler' } as const
    expect(countByUrl(excluded, recording, name, NOON)).toBe(excluded)
  }
  expect(countByUrl(hit, recording, 'Spring', NOON).campaign).toBe('Spring')
})

it('leaves hits without a campaign, and of links whose owner does not want them, as they are', () => {
  const countByUrl = createUrlCampaigns()
  expect(countByUrl(hit, recording, undefined, NOON)).toBe(hit)
  expect(countByUrl(hit, { recordsUtm: false }, 'Spring', NOON)).toBe(hit)
})
