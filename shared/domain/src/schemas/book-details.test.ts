import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languageNames } from '../countries/index.ts'
import { bookDetailsChange } from './index.ts'

const parse = (details: object) => bookDetailsChange.safeParse(details)

test('details are cleaned: a title is one line, a description keeps its paragraphs', () => {
  expect(
    parse({
      title: ' \u202EDune\n Messiah ',
      authors: [' Frank  Herbert', '', 'Frank Herbert'],
      description: 'One.\r\n\r\nTwo.\u0000 ',
    }).data,
  ).toEqual({ title: 'Dune Messiah', authors: ['Frank Herbert'], description: 'One.\n\nTwo.' })
})

test('null resets a field, and an empty text clears it, but no book is without a title', () => {
  expect(parse({ title: null, subtitle: '' }).data).toEqual({ title: null, subtitle: '' })
  expect(parse({ title: ' \u0000 ' }).success).toBe(false)
})

test.each([
  ['title', 'x'.repeat(300), 'x'.repeat(301)],
  ['subtitle', 'x'.repeat(300), 'x'.repeat(301)],
  ['description', 'x'.repeat(4000), 'x'.repeat(4001)],
  ['series', 'x'.repeat(300), 'x'.repeat(301)],
  ['seriesNumber', '1'.repeat(20), '1'.repeat(21)],
  ['authors', Array.from({ length: 20 }, (_, at) => `${at}`), Array.from({ length: 21 }, () => '')],
  ['authors', ['x'.repeat(200)], ['x'.repeat(201)]],
  ['language', 'de', 'xx'],
  ['language', '', 'DE'],
  ['publishedOn', '2026', '26'],
  ['publishedOn', '2026-11', '2026-13'],
  ['publishedOn', '2024-02-29', '2026-02-29'],
  ['publishedOn', '', '2026-11-24T00:00:00Z'],
])('%s has a limit', (field, accepted, refused) => {
  expect(parse({ [field]: accepted }).data).toEqual({ [field]: accepted })
  expect(parse({ [field]: refused }).success).toBe(false)
})

test('S12 a change has no other fields', () => {
  expect(parse({ isbn: '9780441172719' }).success).toBe(false)
  expect(parse({ coverImage: 'https://evil.example/x.png' }).success).toBe(false)
})

test.each([
  ['title', 'Free at t.me/pills'],
  ['subtitle', 'Win at pills.com'],
  ['authors', ['Jane Austen', 'www.pills.example']],
  ['series', 'bit.ly/pills'],
  ['seriesNumber', 'pills.xyz'],
])('S12 the %s has no address', (field, value) => {
  expect(parse({ [field]: value }).success).toBe(false)
})

test('whatever is accepted is accepted again, unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const fields = ['title', 'subtitle', 'description', 'series', 'seriesNumber', 'publishedOn']
      for (const field of fields) {
        const once = parse({ [field]: text })
        if (once.success) expect(parse(once.data).data).toEqual(once.data)
      }
    }),
    { numRuns: 2000 },
  )
})

test('every language has a name of its own', () => {
  expect(languageNames.size).toBe(182)
  expect(new Set(languageNames.values()).size).toBe(182)
  expect(languageNames.get('cu')).toBe('Church Slavic')
  expect(languageNames.get('tw')).toBe('Twi')
  expect([...languageNames.keys()].filter((code) => !/^[a-z]{2}$/.test(code))).toEqual([])
})
