import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanLine, cleanLines } from './index.ts'

test('text loses control and direction characters, and keeps the joiners of scripts', () => {
  expect(cleanLine(' Spring\n\u202Enewsletter\u0000 ')).toBe('Spring newsletter')
  expect(cleanLine('\u2066Dune\u2069\uFEFF\u200B')).toBe('Dune')
  expect(cleanLine('क्‍षि 👩‍🚀')).toBe('क्‍षि 👩‍🚀')
})

test('a text of several lines keeps its paragraphs', () => {
  expect(cleanLines('For Ada\r\n\u0000until  May \n\n')).toBe('For Ada\nuntil May')
  expect(cleanLines('One\n\n\n \nTwo\u2029Three')).toBe('One\n\nTwo\nThree')
})

test('cleaning twice is cleaning once, and no hidden character stays', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const clean of [cleanLine, cleanLines]) {
        const cleaned = clean(text)
        expect(clean(cleaned)).toBe(cleaned)
        expect(cleaned.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u)
      }
      expect(cleanLine(text)).not.toContain('\n')
    }),
    { numRuns: 5000 },
  )
})
