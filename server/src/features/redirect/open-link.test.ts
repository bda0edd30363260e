import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { defaultLinkSettings } from '@everyshelf/domain/links'
import { expect, test } from 'vitest'
import { sampleOwner, sampleRecord } from '../../testing/sample-link.ts'
import type { LinkRecord } from './open-link.ts'
import { openSavedLink } from './open-link.ts'

const PREMIUM_UNTIL = Date.UTC(2026, 10, 22, 12, 30, 40, 500)

const toKobo = { countries: ['DE'], target: { kind: 'retailer', retailer: 'kobo' } } as const

function createRecord(): LinkRecord {
  const identifier = parseBookIdentifier('9780143127741')
  if (!identifier) throw new Error('the example is no book')
  return {
    ...sampleRecord,
    identifier,
    owner: { ...sampleOwner, premiumUntilMs: PREMIUM_UNTIL },
    settings: { ...defaultLinkSettings, mode: 'choose', rules: [toKobo] },
  }
}

test('a link has its owner’s Premium features to the last millisecond, and none after', () => {
  const record = createRecord()
  const seen = [-3_600_000, -40_501, -40_500, -1, 0, 1, 20_000, 3_600_000].map((after) => {
    const opened = openSavedLink(record, PREMIUM_UNTIL + after)
    return [after, opened?.link.owner?.isPremium, opened?.link.rules.length]
  })
  expect(seen).toEqual([
    [-3_600_000, true, 1],
    [-40_501, true, 1],
    [-40_500, true, 1],
    [-1, true, 1],
    [0, false, 0],
    [1, false, 0],
    [20_000, false, 0],
    [3_600_000, false, 0],
  ])
})

test.each([
  ['an admin disabled', { isDisabled: true }],
  ['whose owner is banned', { isOwnerBanned: true }],
])('S83 pages show nothing of its owner for a link that %s', (_what, change) => {
  const look = { ...defaultLinkSettings.look, note: 'Buy here' }
  const record = createRecord()
  const settings = { ...record.settings, look }
  const shown = openSavedLink({ ...record, settings }, PREMIUM_UNTIL - 1)
  const hidden = openSavedLink({ ...record, settings, ...change }, PREMIUM_UNTIL - 1)
  expect(shown).toMatchObject({ isShown: true, look: { note: 'Buy here' } })
  expect(hidden).toMatchObject({ isShown: false, look: defaultLinkSettings.look })
  // Its readers still go where they went.
  expect(hidden?.link).toEqual(shown?.link)
})

test('a link lets readers choose without Premium too', () => {
  expect(openSavedLink(createRecord(), PREMIUM_UNTIL + 1)?.choicePath).toBe(
    '/book/9780143127741/universal?link=h7kq2mw',
  )
})

test('a link is resolved again only when Premium ends, and keeps its values for the hit table', () => {
  const record = createRecord()
  const open = (after: number) => openSavedLink(record, PREMIUM_UNTIL + after)
  const before = open(-7_200_000)
  expect(open(-3_600_000)).toBe(before)
  expect(open(-60_000)).toBe(before)
  const after = open(0)
  expect(after).not.toBe(before)
  expect(open(3_600_000)).toBe(after)
  expect(after?.hitLink).toBe(before?.hitLink)
})
