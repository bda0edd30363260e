import { placeholderBook } from '@everyshelf/domain/books'
import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { describe, expect, it } from 'vitest'
import { readTags } from '../../../testing/redirect-app.ts'
import { createReaderPageService } from './reader-page.service.ts'

const identifier = parseBookIdentifier('9780441172719')
if (!identifier) throw new Error('no book')
const reader = { country: 'DE', countrySource: 'ip', languages: ['de'] } as const

/** The service while the link database does not answer. */
function openWithoutLinks() {
  const warnings: string[] = []
  const pages = createReaderPageService({
    books: {
      findCached: async (book) => placeholderBook(book),
      lookup: async (book) => placeholderBook(book),
    },
    openLink: () => Promise.reject(new Error('away')),
    findSlug: () => Promise.reject(new Error('away')),
    findEdits: () => Promise.reject(new Error('away')),
    findAuthor: () => Promise.reject(new Error('away')),
    findSeries: () => Promise.reject(new Error('away')),
    defaultTags: readTags({ de: 'shelf-21' }),
    toShortLink: (_, slug) => `https://everyshelf.example/go/${slug}`,
    now: () => 0,
    log: { warn: (_facts: object, message: string) => void warnings.push(message) },
  })
  return { pages, warnings }
}

describe('R16 while links cannot be looked up', () => {
  it('shows the book without tags, since the link may be in an ebook', async () => {
    const { pages, warnings } = openWithoutLinks()
    const page = await pages.open({
      identifier,
      slug: 'h7kq2mw' as never,
      requested: { country: undefined, language: undefined },
      reader,
      favoriteRetailer: null,
      canStoreFavorite: true,
      isReported: true,
      mayLookUp: () => true,
    })
    expect(page).toMatchObject({
      link: { slug: 'h7kq2mw', look: { note: '' } },
      hasAmazonTag: false,
      route: { marketplace: 'de', tag: null },
    })
    expect(warnings).toEqual(['Link lookup failed; showing the reader page without its settings'])
  })

  it('reports the list of stores as unavailable, not the link as unknown', async () => {
    const { pages, warnings } = openWithoutLinks()
    const page = await pages.openMarketplaces({
      linkId: 'h7kq2mw',
      requestedLanguage: undefined,
      reader,
      mayLookUp: () => true,
    })
    expect(page).toEqual({ problem: 'unavailable' })
    expect(warnings).toEqual(['Link lookup failed; cannot show its list of stores'])
  })
})
