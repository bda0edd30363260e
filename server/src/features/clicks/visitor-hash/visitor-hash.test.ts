import { expect, test } from 'vitest'
import { createLastVisitor, createVisitorHasher, REPEAT_WITHIN_MS } from './visitor-hash.ts'

const salt = 'a salt of one day'
const chrome = { network: '203.0.113.7', agent: {}, userAgent: 'Mozilla/5.0 Chrome/140' }
const firefox = { ...chrome, agent: {}, userAgent: 'Mozilla/5.0 Firefox/140' }
const dune = {
  link: { ownerId: 'ada', identifier: '9780441172719' },
  retailer: 'amazon',
  marketplace: 'de',
} as const
const other = { ...dune, link: { ownerId: 'ada', identifier: 'B00ICH9SAC' } }

test('P2 a reader has one hash per day, which changes the next day and contains no address', () => {
  const next = 'a salt of the next day'
  const identify = createVisitorHasher({ saltAt: (timeMs) => (timeMs < 1000 ? salt : next) })
  const last = createLastVisitor()
  const first = identify(last, chrome, dune, 0).hash
  expect(first).toMatch(/^[\w-]{12}$/)
  expect(identify(last, chrome, other, 1).hash).toBe(first)
  expect(identify(createLastVisitor(), { ...chrome, agent: {} }, dune, 2).hash).toBe(first)
  expect(identify(last, chrome, dune, 1000).hash).not.toBe(first)
})

test('readers behind one address differ by browser, and readers with one browser by address', () => {
  const identify = createVisitorHasher({ saltAt: () => salt })
  const last = createLastVisitor()
  const hashed = [
    identify(last, chrome, dune, 0),
    identify(last, firefox, dune, 0),
    identify(createLastVisitor(), { ...chrome, network: '203.0.113.8' }, dune, 0),
  ]
  expect(new Set(hashed.map((visitor) => visitor.hash)).size).toBe(3)
})

test('the same link to the same seller within ten seconds is a repeat', () => {
  const identify = createVisitorHasher({ saltAt: () => salt })
  const last = createLastVisitor()
  const isRepeat = (target: typeof dune | typeof other, timeMs: number) =>
    identify(last, chrome, target, timeMs).isRepeat
  expect(isRepeat(dune, 0)).toBe(false)
  expect(isRepeat(dune, 500)).toBe(true)
  expect(isRepeat(other, 600)).toBe(false)
  expect(isRepeat(dune, 700)).toBe(false)
  expect(
    identify(last, chrome, { ...dune, retailer: 'kobo', marketplace: null }, 800).isRepeat,
  ).toBe(false)
  expect(isRepeat(dune, 900)).toBe(false)
  expect(isRepeat(dune, 900 + REPEAT_WITHIN_MS)).toBe(false)
  // Reported late by a worker at the edge.
  expect(isRepeat(dune, 900)).toBe(false)
  expect(isRepeat(dune, 500)).toBe(true)
})

test('a link that was loaded again meanwhile is the same link', () => {
  const identify = createVisitorHasher({ saltAt: () => salt })
  const last = createLastVisitor()
  expect(identify(last, chrome, dune, 0).isRepeat).toBe(false)
  expect(identify(last, chrome, { ...dune, link: { ...dune.link } }, 1).isRepeat).toBe(true)
})

test('without a salt, readers are not distinguished', () => {
  const identify = createVisitorHasher({ saltAt: () => null })
  const last = createLastVisitor()
  expect(identify(last, chrome, dune, 0)).toEqual({ hash: null, isRepeat: false })
  expect(identify(last, chrome, dune, 1)).toEqual({ hash: null, isRepeat: false })
})
