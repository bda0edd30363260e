import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  classifyHit,
  deviceTypes,
  type ExclusionReason,
  exclusionReasons,
  type HitFacts,
  type OldHitFacts,
  RULES_VERSION,
} from './index.ts'

const person: HitFacts = {
  method: 'GET',
  bot: null,
  device: 'Desktop',
  language: 'en',
  isOwner: false,
  isFromDataCenter: false,
  isOverLimit: false,
  headers: {},
}

describe('a new hit', () => {
  test.each<[string, Partial<HitFacts>, ExclusionReason | null]>([
    ['counts a person', {}, null],
    ['excludes HEAD', { method: 'HEAD' }, 'head'],
    ['excludes a HEAD by a bot as HEAD', { method: 'HEAD', bot: 'crawler' }, 'head'],
    ['excludes a prefetch', { headers: { 'sec-purpose': 'prefetch' } }, 'prefetch'],
    ['excludes a prerender', { headers: { 'sec-purpose': ['prefetch;prerender'] } }, 'prefetch'],
    ['excludes a prefetch of older Chrome', { headers: { purpose: 'prefetch' } }, 'prefetch'],
    ['excludes a preview of older Safari', { headers: { 'x-purpose': 'preview' } }, 'prefetch'],
    ['excludes a prefetch of older Firefox', { headers: { 'x-moz': 'prefetch' } }, 'prefetch'],
    ['excludes an image', { headers: { 'sec-fetch-dest': 'image' } }, 'background'],
    ['excludes a frame', { headers: { 'sec-fetch-dest': 'iframe' } }, 'background'],
    ['excludes a script’s call', { headers: { 'sec-fetch-dest': 'empty' } }, 'background'],
    [
      'excludes unknown purposes',
      { headers: { 'sec-fetch-dest': 'document, image' } },
      'background',
    ],
    ['counts a client that sends no purpose', { headers: { 'sec-fetch-mode': 'cors' } }, null],
    ['excludes a WebSocket', { headers: { upgrade: 'WebSocket' } }, 'background'],
    ['counts another upgrade', { headers: { upgrade: 'h2c' } }, null],
    [
      'counts a navigation by its mode',
      { headers: { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' } },
      null,
    ],
    ['counts navigation', { headers: { 'sec-fetch-dest': 'document' } }, null],
    ['counts a blank purpose as none', { headers: { 'sec-fetch-dest': '' } }, null],
    [
      'names a prefetched image a prefetch',
      { headers: { 'sec-purpose': 'prefetch', 'sec-fetch-dest': 'empty' } },
      'prefetch',
    ],
    [
      'names an owner’s image an image',
      { isOwner: true, headers: { 'sec-fetch-dest': 'image' } },
      'background',
    ],
    ['counts another purpose', { headers: { 'sec-purpose': 'navigate' } }, null],
    ['excludes a preview bot', { bot: 'preview-bot' }, 'preview-bot'],
    ['excludes a crawler', { bot: 'crawler' }, 'crawler'],
    ['excludes a program', { bot: 'automation' }, 'automation'],
    ['excludes a flood', { isOverLimit: true }, 'over-limit'],
    ['excludes an owner who tests the link', { isOwner: true }, 'own-test'],
    [
      'names an owner’s prefetch a prefetch',
      { isOwner: true, headers: { purpose: 'prefetch' } },
      'prefetch',
    ],
    ['excludes a computer that names no language', { language: null }, 'automation'],
    ['counts a phone that names no language', { device: 'Mobile', language: null }, null],
    ['counts an e-reader that names no language', { device: 'Tablet', language: null }, null],
    ['excludes a computer in a data center', { isFromDataCenter: true }, 'data-center'],
    ['counts a phone behind one', { isFromDataCenter: true, device: 'Mobile' }, null],
    ['counts a tablet behind one', { isFromDataCenter: true, device: 'Tablet' }, null],
    [
      'excludes a phone there that names no language',
      { isFromDataCenter: true, device: 'Mobile', language: null },
      'data-center',
    ],
    ['names an owner before the network', { isFromDataCenter: true, isOwner: true }, 'own-test'],
    [
      'names a network before its speed',
      { isFromDataCenter: true, isOverLimit: true },
      'data-center',
    ],
    ['names a bot before its network', { bot: 'crawler', isFromDataCenter: true }, 'crawler'],
    ['names a bot before its speed', { bot: 'preview-bot', isOverLimit: true }, 'preview-bot'],
  ])('S9 %s', (_title, facts, excludedBecause) => {
    expect(classifyHit({ ...person, ...facts })).toBe(excludedBecause)
  })
})

const program: OldHitFacts = {
  device: 'Desktop',
  language: null,
  excludedBecause: null,
}

describe('an old hit', () => {
  test.each<[string, Partial<OldHitFacts>, ExclusionReason | null]>([
    ['excludes a computer without a language', {}, 'automation'],
    ['excludes its repeats for the same reason', { excludedBecause: 'repeat' }, 'automation'],
    [
      'excludes its hits over the limit for the same reason',
      { excludedBecause: 'over-limit' },
      'automation',
    ],
    ['counts a person', { language: 'de' }, null],
    ['counts a tablet without a language', { device: 'Tablet' }, null],
    ['keeps the reason of a preview', { excludedBecause: 'preview-bot' }, 'preview-bot'],
    ['keeps the reason of an owner’s test', { excludedBecause: 'own-test' }, 'own-test'],
  ])('%s', (_title, facts, reason) => {
    expect(classifyHit({ ...program, ...facts })).toBe(reason)
  })

  test.each([null, ...exclusionReasons])(
    'returns the same for %s when applied twice',
    (excludedBecause) => {
      const once = classifyHit({ ...program, excludedBecause })
      expect(classifyHit({ ...program, excludedBecause: once })).toBe(once)
    },
  )
})

/** What each version decided. Add a line for a new version, and leave the others. */
const digests: Readonly<Record<number, string>> = { 1: '4e1b43eb66be2de7' }

const sender = { device: deviceTypes, language: [null, 'en'] }
const flags = [false, true]
/** All that the rules tell apart of new hits and of old ones. */
const cases = [
  ...combine<HitFacts>({
    ...sender,
    method: ['GET', 'HEAD'],
    bot: [null, 'preview-bot', 'crawler', 'automation'],
    isOwner: flags,
    isFromDataCenter: flags,
    isOverLimit: flags,
    headers: [
      {},
      ...['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].flatMap((name) =>
        ['prefetch', 'prerender', 'preview', 'navigate'].map((purpose) => ({ [name]: purpose })),
      ),
      ...['document', 'image', 'iframe', 'empty', ''].map((dest) => ({ 'sec-fetch-dest': dest })),
      ...['WebSocket', 'h2c'].map((upgrade) => ({ upgrade })),
    ],
  }),
  ...combine<OldHitFacts>({ ...sender, excludedBecause: [null, ...exclusionReasons] }),
]

/** Each value of a fact with each of the others. */
function combine<Facts>(values: { readonly [Name in keyof Facts]: readonly Facts[Name][] }) {
  return Object.entries<readonly unknown[]>(values).reduce<object[]>(
    (facts, [name, ofName]) =>
      facts.flatMap((fact) => ofName.map((value) => ({ ...fact, [name]: value }))),
    [{}],
  ) as Facts[]
}

test('changed rules have a new version', () => {
  const decisions = cases.map((facts) => classifyHit(facts) ?? 'click')
  const digest = createHash('sha256').update(decisions.join('\n')).digest('hex').slice(0, 16)
  expect(digests[RULES_VERSION]).toBe(digest)
})
