import { expect, test } from 'vitest'
import { createReaderMarks, nobodyYet, REPEAT_WITHIN_MS } from './reader-marks.ts'

const salt = Buffer.from('a salt of one day')
const CHROME = 'Mozilla/5.0 Chrome/140'
const DUNE = '/go/dune222'

test('P2 one reader has one mark on a day, another on the next, and none is an address', () => {
  const next = Buffer.from('a salt of the next day')
  const mark = createReaderMarks({ saltAt: (timeMs) => (timeMs < 1000 ? salt : next) })
  const place = nobodyYet()
  const first = mark(place, '203.0.113.7', CHROME, DUNE, 0).mark
  expect(first).toMatch(/^[\w-]{12}$/)
  expect(mark(place, '203.0.113.7', CHROME, '/go/other22', 1).mark).toBe(first)
  expect(mark(nobodyYet(), '203.0.113.7', CHROME, DUNE, 2).mark).toBe(first)
  expect(mark(place, '203.0.113.7', CHROME, DUNE, 1000).mark).not.toBe(first)
})

test('readers of one address are told apart by their browsers, and of one browser by their addresses', () => {
  const mark = createReaderMarks({ saltAt: () => salt })
  const place = nobodyYet()
  const marks = [
    mark(place, '203.0.113.7', CHROME, DUNE, 0),
    mark(place, '203.0.113.7', 'Mozilla/5.0 Firefox/140', DUNE, 0),
    mark(nobodyYet(), '203.0.113.8', CHROME, DUNE, 0),
  ]
  expect(new Set(marks.map((visit) => visit.mark)).size).toBe(3)
})

test('the same address again within ten seconds is a repeat', () => {
  const mark = createReaderMarks({ saltAt: () => salt })
  const place = nobodyYet()
  const visit = (url: string, timeMs: number) =>
    mark(place, '203.0.113.7', CHROME, url, timeMs).isRepeat
  expect(visit(DUNE, 0)).toBe(false)
  expect(visit(DUNE, 500)).toBe(true)
  expect(visit('/go/other22', 600)).toBe(false)
  expect(visit(DUNE, 700)).toBe(false)
  expect(visit(DUNE, 700 + REPEAT_WITHIN_MS)).toBe(false)
})

test('without a salt nobody is told from another', () => {
  const mark = createReaderMarks({ saltAt: () => null })
  const place = nobodyYet()
  expect(mark(place, '203.0.113.7', CHROME, DUNE, 0)).toEqual({ mark: null, isRepeat: false })
  expect(mark(place, '203.0.113.7', CHROME, DUNE, 1)).toEqual({ mark: null, isRepeat: false })
})
