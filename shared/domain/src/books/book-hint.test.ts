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
  ['Node.js/Express in Action', false],
  ['Dr. No', false],
  ['Mr. Penumbra’s 24-Hour Bookstore', false],
  ['9.11', false],
  ['The .NET Way', false],
  ['ASP.NET Core in Action', false],
  ['The Dot.Com Years', false],
  ['St. Mary', false],
  ['E.de Waal', false],
  ['The end.De la guerre', false],
  ['M.A./Ph.D. Guide', false],
  ['t.me/evil', true],
  ['Free: bit.ly/x.', true],
  ['evil.xyz/x', true],
  ['evil.example:8080/x', true],
  ['Win at evil.com', true],
  ['Win (at shop.evil.CO.UK)', true],
  ['EVIL.DE', true],
  ['evil。com', true],
  ['ｅｖｉｌ．ｃｏｍ', true],
  ['evil.\u200Dcom', true],
  ['Booking.com: The Story', true],
  ['asp.net/evil', true],
  ['evil-dot.com', true],
  ['пример.рф', true],
  ['Open 203.0.113.9', true],
  ['A, B & C: 1/2 @ Home', false],
  ['Dune https://pills.example', true],
  ['Free at www.pills.example', true],
  ['Write to me@pills.example', true],
])('whether “%s” has an address: %s', (title, is) => {
  expect(hasAddress(title)).toBe(is)
})
