import { expect, test } from 'vitest'
import { createReaderMarks, nobodyYet, REPEAT_WITHIN_MS } from './reader-marks.ts'

const salt = 'a salt of one day'
const chrome = { network: '203.0.113.7', agent: {}, userAgent: 'Mozilla/5.0 Chrome/140' }
const firefox = { ...chrome, agent: {}, userAgent: 'Mozilla/5.0 Firefox/140' }
const dune = {
  link: { linkId: 'link-dune', identifier: '9780441172719' },
  retailer: 'amazon',
  marketplace: 'de',
} as const
const other = { ...dune, link: { linkId: 'link-other', identifier: 'B00ICH9SAC' } }

test('P2 one reader has one mark on a day, another on the next, and none is an address', () => {
  const next = 'a salt of the next day'
  const mark = createReaderMarks({ saltAt: (timeMs) => (timeMs < 1000 ? salt : next) })
  const place = nobodyYet()
  const first = mark(place, chrome, dune, 0).mark
  expect(first).toMatch(/^[\w-]{12}$/)
  expect(mark(place, chrome, other, 1).mark).toBe(first)
  expect(mark(nobodyYet(), { ...chrome, agent: {} }, dune, 2).mark).toBe(first)
  expect(mark(place, chrome, dune, 1000).mark).not.toBe(first)
})

test('readers of one address are told apart by their browsers, and of one browser by their addresses', () => {
  const mark = createReaderMarks({ saltAt: () => salt })
  const place = nobodyYet()
  const marks = [
    mark(place, chrome, dune, 0),
    mark(place, firefox, dune, 0),
    mark(nobodyYet(), { ...chrome, network: '203.0.113.8' }, dune, 0),
  ]
  expect(new Set(marks.map((visit) => visit.mark)).size).toBe(3)
})

test('the same link to the same store again within ten seconds is a repeat', () => {
  const mark = createReaderMarks({ saltAt: () => salt })
  const place = nobodyYet()
  const visit = (target: typeof dune | typeof other, timeMs: number) =>
    mark(place, chrome, target, timeMs).isRepeat
  expect(visit(dune, 0)).toBe(false)
  expect(visit(dune, 500)).toBe(true)
  expect(visit(other, 600)).toBe(false)
  expect(visit(dune, 700)).toBe(false)
  expect(mark(place, chrome, { ...dune, retailer: 'kobo', marketplace: null }, 800).isRepeat).toBe(
    false,
  )
  expect(visit(dune, 900)).toBe(false)
  expect(visit(dune, 900 + REPEAT_WITHIN_MS)).toBe(false)
})

test('a link that was read anew meanwhile is the same link', () => {
  const mark = createReaderMarks({ saltAt: () => salt })
  const place = nobodyYet()
  expect(mark(place, chrome, dune, 0).isRepeat).toBe(false)
  expect(mark(place, chrome, { ...dune, link: { ...dune.link } }, 1).isRepeat).toBe(true)
})

test('without a salt nobody is told from another', () => {
  const mark = createReaderMarks({ saltAt: () => null })
  const place = nobodyYet()
  expect(mark(place, chrome, dune, 0)).toEqual({ mark: null, isRepeat: false })
  expect(mark(place, chrome, dune, 1)).toEqual({ mark: null, isRepeat: false })
})
