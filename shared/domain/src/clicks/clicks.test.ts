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
  readonly who: string
  readonly bot: BotKind | null
  readonly device: DeviceType
  readonly browser: Browser
  readonly userAgent: string
}

const fixtures: readonly AgentFixture[] = JSON.parse(
  readFileSync(new URL('../../fixtures/user-agents.json', import.meta.url), 'utf8'),
)

describe('a user agent tells', () => {
  test.each(fixtures)('$who', ({ userAgent, bot, device, browser }) => {
    expect({
      bot: findBotKind(userAgent),
      device: readDevice(userAgent),
      browser: readBrowser(userAgent),
    }).toEqual({ bot, device, browser })
  })

  test('a request without one comes from a program', () => {
    expect(findBotKind(undefined)).toBe('automation')
  })

  test('any text gets an answer', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 3000 }), (text) => {
        findBotKind(text)
        readDevice(text)
        readBrowser(text)
      }),
    )
  })

  test('R44 a long text is read as fast as a short one', () => {
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
  isFromDataCentre: false,
  isOverLimit: false,
  headers: {},
}

describe('classifyHit', () => {
  test.each<[string, Partial<HitFacts>, ExclusionReason | null]>([
    ['counts a person', {}, null],
    ['leaves out HEAD', { method: 'HEAD' }, 'head'],
    ['leaves out a HEAD by a bot as HEAD', { method: 'HEAD', bot: 'crawler' }, 'head'],
    ['leaves out a prefetch', { headers: { 'sec-purpose': 'prefetch' } }, 'prefetch'],
    ['leaves out a prerender', { headers: { 'sec-purpose': ['prefetch;prerender'] } }, 'prefetch'],
    ['leaves out a prefetch of older Chrome', { headers: { purpose: 'prefetch' } }, 'prefetch'],
    ['leaves out a preview of older Safari', { headers: { 'x-purpose': 'preview' } }, 'prefetch'],
    ['leaves out a prefetch of older Firefox', { headers: { 'x-moz': 'prefetch' } }, 'prefetch'],
    ['counts another purpose', { headers: { 'sec-purpose': 'navigate' } }, null],
    ['leaves out a preview bot', { bot: 'preview-bot' }, 'preview-bot'],
    ['leaves out a crawler', { bot: 'crawler' }, 'crawler'],
    ['leaves out a program', { bot: 'automation' }, 'automation'],
    ['leaves out a flood', { isOverLimit: true }, 'over-limit'],
    ['leaves out an owner who tries the link', { isOwner: true }, 'own-test'],
    [
      'names an owner’s prefetch a prefetch',
      { isOwner: true, headers: { purpose: 'prefetch' } },
      'prefetch',
    ],
    [
      'leaves out what names no browser and no language',
      { browser: 'Unknown', hasLanguage: false },
      'automation',
    ],
    ['counts a browser that nobody knows', { browser: 'Unknown' }, null],
    ['leaves out a computer that names no language', { hasLanguage: false }, 'automation'],
    ['counts a phone that names no language', { device: 'Mobile', hasLanguage: false }, null],
    [
      'counts a reading device that names neither',
      { device: 'Tablet', browser: 'Unknown', hasLanguage: false },
      null,
    ],
    ['leaves out a computer in a data centre', { isFromDataCentre: true }, 'data-centre'],
    ['counts a phone behind one', { isFromDataCentre: true, device: 'Mobile' }, null],
    ['counts a tablet behind one', { isFromDataCentre: true, device: 'Tablet' }, null],
    [
      'leaves out a phone there that names no language',
      { isFromDataCentre: true, device: 'Mobile', hasLanguage: false },
      'data-centre',
    ],
    ['names an owner before the network', { isFromDataCentre: true, isOwner: true }, 'own-test'],
    [
      'names a network before its speed',
      { isFromDataCentre: true, isOverLimit: true },
      'data-centre',
    ],
    ['names a bot before its network', { bot: 'crawler', isFromDataCentre: true }, 'crawler'],
    ['names a bot before its speed', { bot: 'preview-bot', isOverLimit: true }, 'preview-bot'],
  ])('S9 %s', (_title, facts, excludedBecause) => {
    expect(classifyHit({ ...person, ...facts })).toEqual({ excludedBecause })
  })
})
