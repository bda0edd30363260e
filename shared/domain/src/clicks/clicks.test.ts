import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type BotKind,
  type Browser,
  classifyHit,
  type DeviceType,
  type ExclusionReason,
  findBotKind,
  type HitFacts,
  readBrowser,
  readDevice,
} from './index.ts'

interface AgentFixture {
  readonly client: string
  readonly bot: BotKind | null
  readonly device: DeviceType
  readonly browser: Browser
  readonly userAgent: string
}

const fixtures: readonly AgentFixture[] = JSON.parse(
  readFileSync(new URL('../../fixtures/user-agents.json', import.meta.url), 'utf8'),
)

describe('a user agent of', () => {
  test.each(fixtures)('$client', ({ userAgent, bot, device, browser }) => {
    expect({
      bot: findBotKind(userAgent),
      device: readDevice(userAgent),
      browser: readBrowser(userAgent),
    }).toEqual({ bot, device, browser })
  })

  test('a missing user agent means a program', () => {
    expect(findBotKind(undefined)).toBe('automation')
  })

  test('any text has a result', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 3000 }), (text) => {
        findBotKind(text)
        readDevice(text)
        readBrowser(text)
      }),
    )
  })

  test('R44 a long text takes no longer than a short one', () => {
    const long = 'silk/android mobile '.repeat(50_000)
    const startedAt = performance.now()
    for (let round = 0; round < 1000; round++) {
      findBotKind(long)
      readDevice(long)
      readBrowser(long)
    }
    expect(performance.now() - startedAt).toBeLessThan(2000)
  })
})

const person: HitFacts = {
  method: 'GET',
  bot: null,
  device: 'Desktop',
  browser: 'Chrome',
  hasLanguage: true,
  isOwner: false,
  isFromDataCenter: false,
  isOverLimit: false,
  headers: {},
}

describe('classifyHit', () => {
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
    [
      'excludes what names no browser and no language',
      { browser: 'Unknown', hasLanguage: false },
      'automation',
    ],
    ['counts an unknown browser', { browser: 'Unknown' }, null],
    ['excludes a computer that names no language', { hasLanguage: false }, 'automation'],
    ['counts a phone that names no language', { device: 'Mobile', hasLanguage: false }, null],
    [
      'counts an e-reader that names neither',
      { device: 'Tablet', browser: 'Unknown', hasLanguage: false },
      null,
    ],
    ['excludes a computer in a data center', { isFromDataCenter: true }, 'data-center'],
    ['counts a phone behind one', { isFromDataCenter: true, device: 'Mobile' }, null],
    ['counts a tablet behind one', { isFromDataCenter: true, device: 'Tablet' }, null],
    [
      'excludes a phone there that names no language',
      { isFromDataCenter: true, device: 'Mobile', hasLanguage: false },
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
    expect(classifyHit({ ...person, ...facts })).toEqual({ excludedBecause })
  })
})
