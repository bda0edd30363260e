import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createBookHint, hasAddress } from './index.ts'

test('createBookHint removes what is not text', () => {
  expect(
    createBookHint('\u202E Dune\u0000\n  Messiah\u200B ', ['\u0007Frank  Herbert', ' ']),
  ).toEqual({
    title: 'Dune Messiah',
    authors: ['Frank Herbert'],
  })
  expect(createBookHint(' \u0000 ', ['Frank Herbert'])).toBeNull()
})

test('createBookHint limits the lengths in characters, and the number of authors', () => {
  const hint = createBookHint(
    '𝔸'.repeat(400),
    Array.from({ length: 30 }, (_, at) => `${at}${'n'.repeat(300)}`),
  )
  expect(Array.from(hint?.title ?? '')).toHaveLength(300)
  expect(hint?.title.isWellFormed()).toBe(true)
  expect(hint?.authors).toHaveLength(20)
  expect(hint?.authors[0]).toHaveLength(200)
})

test('R44 createBookHint changes nothing when applied again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const hint = createBookHint(text, [text])
      if (hint) expect(createBookHint(hint.title, hint.authors)).toEqual(hint)
    }),
    { numRuns: 5000 },
  )
})

test.each([
  ['Dune', false],
  ['Booking.com: The Story', false],
  ['A, B & C: 1/2 @ Home', false],
  ['Dune https://pills.example', true],
  ['Free at www.pills.example', true],
  ['Write to me@pills.example', true],
])('whether “%s” has an address: %s', (title, is) => {
  expect(hasAddress(title)).toBe(is)
})
