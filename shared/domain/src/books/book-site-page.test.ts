import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readBookSitePage, readSearchQuery, SEARCH_QUERY_MAX_LENGTH } from './index.ts'

describe('readBookSitePage', () => {
  test.each([
    ['https://www.goodreads.com/book/show/5907.The_Hobbit', 'The Hobbit'],
    ['https://www.goodreads.com/book/show/44767458-dune?ref=nav_sb_ss_1_4', 'dune'],
    ['https://www.goodreads.com/en/book/show/44767458-dune', 'dune'],
    ['www.goodreads.com/book/show/5470.1984', '1984'],
    ['https://www.goodreads.com/work/editions/3634639-dune', 'dune'],
    ['https://www.goodreads.com/book/show/24280.Les_Mis%C3%A9rables', 'Les Misérables'],
  ])('finds the title in %s', (text, query) => {
    expect(readBookSitePage(text)).toEqual({ site: 'Goodreads', query, isEdition: false })
    expect(readSearchQuery(text)).toBe(query)
  })

  test.each([
    ['https://openlibrary.org/works/OL45804W/Fantastic_Mr_Fox', 'OL45804W', false],
    ['https://openlibrary.org/works/OL45804W.json', 'OL45804W', false],
    ['https://openlibrary.org/books/OL7353617M', 'OL7353617M', true],
    ['openlibrary.org/books/ol7353617m/Fantastic_Mr._Fox', 'OL7353617M', true],
  ])('finds the ID in %s', (text, query, isEdition) => {
    expect(readBookSitePage(text)).toEqual({ site: 'Open Library', query, isEdition })
    expect(readSearchQuery(text)).toBe(query)
  })

  test.each([
    ['a list', 'https://www.goodreads.com/list/show/1.Best_Books_Ever'],
    ['an author', 'https://www.goodreads.com/author/show/58.Frank_Herbert'],
    ['an address without a title', 'https://www.goodreads.com/book/show/44767458'],
    ['StoryGraph, whose addresses have no title', 'https://app.thestorygraph.com/books/0c7a5d2e'],
    ['a subject', 'https://openlibrary.org/subjects/fantasy'],
    ['an imitation', 'https://www.goodreads.com.evil.example/book/show/5907.The_Hobbit'],
    ['an ISBN’s page', 'https://openlibrary.org/books/OL1M?isbn=9780441172719'],
    ['words', 'the hobbit'],
  ])('is undefined for %s', (_what, text) => {
    expect(readBookSitePage(text)).toBeUndefined()
  })

  test('R44 has a short query without control characters for any slug', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (slug) => {
        const page = readBookSitePage(`https://www.goodreads.com/book/show/1.${slug}`)
        if (!page) return
        expect(page.query.length).toBeLessThanOrEqual(SEARCH_QUERY_MAX_LENGTH)
        expect(page.query).not.toMatch(/\p{Cc}|^\s|\s$|\s\s/u)
      }),
    )
  })
})
