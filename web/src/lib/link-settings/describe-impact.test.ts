import { expect, test } from 'vitest'
import { sampleSettings } from '../../testing/fake-link-settings.ts'
import { describeImpact } from './describe-impact.ts'
import { toManagedLink } from './managed-link.ts'

const managed = toManagedLink(sampleSettings({ ownTags: { de: 'ada-21' as never } }), true)
const groups = [
  { country: 'DE', seller: 'amazon-de', clicks: 82 },
  { country: 'US', seller: 'amazon-us', clicks: 654 },
] as const
const kobo = { kind: 'retailer', retailer: 'kobo' } as const
const rules = [{ countries: ['DE'], target: kobo }] as const

test('counts the clicks that go elsewhere, and the share that stops or starts earning', () => {
  const withRule = { ...managed.settings, rules }
  expect(describeImpact(groups, managed, withRule)).toBe(
    'Last 30 days: 82 of 736 clicks go elsewhere; 11% stop earning.',
  )
  const ruled = { ...managed, settings: withRule, routable: { ...managed.routable, rules } }
  const atKobo = [{ ...groups[0], seller: 'kobo' }, groups[1]]
  expect(describeImpact(atKobo, ruled, managed.settings)).toBe(
    'Last 30 days: 82 of 736 clicks go elsewhere; 11% start earning.',
  )
})

test('says nothing about a change that moves no click', () => {
  expect(describeImpact(groups, managed, { ...managed.settings, recordUtm: true })).toBeNull()
  expect(describeImpact([], managed, { ...managed.settings, mode: 'choose' })).toBeNull()
})
