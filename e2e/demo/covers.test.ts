import { parseIsbn13 } from '@everyshelf/domain/identifiers'
import { describe, expect, test } from 'vitest'
import { demoBooks } from '../../server/src/testing/demo/demo-books.ts'
import { designs } from './designs.ts'
import { withDrawnCovers } from './with-drawn-covers.ts'

describe("the demo's catalog", () => {
  test('has thirty different books under valid ISBNs, each with a cover design', () => {
    const isbns = demoBooks.map(({ isbn13 }) => isbn13)
    expect(new Set(isbns).size).toBe(30)
    expect(isbns.filter((isbn) => !parseIsbn13(isbn))).toEqual([])
    expect(Object.keys(designs).sort()).toEqual([...isbns].sort())
  })

  test('has books of five language areas', () => {
    const groups = new Set(demoBooks.map(({ isbn13 }) => /^978(?:[0-4]|84)/.exec(isbn13)?.[0]))
    expect([...groups].sort()).toEqual(['9780', '9782', '9783', '9784', '97884'])
  })

  test('draws covers as pictures, in Latin and in Japanese letters', async () => {
    const isbns = ['9780141439518', '9784101092058']
    const books = demoBooks.filter(({ isbn13 }) => isbns.includes(isbn13))
    for (const { picture } of await withDrawnCovers(books)) {
      expect(picture?.toString('latin1', 1, 4)).toBe('PNG')
      expect([picture?.readUInt32BE(16), picture?.readUInt32BE(20)]).toEqual([480, 720])
    }
  })
})
