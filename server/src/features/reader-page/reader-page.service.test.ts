import { placeholderBook } from '@everyshelf/domain/books'
import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { describe, expect, it } from 'vitest'
import { createReaderPageService } from './reader-page.service.ts'

const identifier = parseBookIdentifier('9780441172719')
if (!identifier) throw new Error('no book')
const reader = { country: 'DE', countrySource: 'ip', languages: ['de'] } as const

/** The pages while the database of links does not answer. */
function openWithoutLinks() {
  const warnings: string[] = []
  const pages = createReaderPageService({
    books: {
      findCached: async (book) => placeholderBook(book),
      lookup: async (book) => placeholderBook(book),
    },
    openLink: () => Promise.reject(new Error('away')),
    findSlug: () => Promise.reject(new Error('away')),
    defaultTags: {},
    log: { warn: (_facts: object, message: string) => void warnings.push(message) },
  })
  return { pages, warnings }
}

describe('R16 while links cannot be looked up', () => {
  it('the page for readers is the book’s', async () => {
    const { pages, warnings } = openWithoutLinks()
    const page = await pages.open({
      identifier,
      slug: 'h7kq2mw' as never,
      asked: { country: undefined, language: undefined },
      reader,
      rememberedStore: null,
      mayRemember: true,
      isReported: true,
      mayLookUp: () => true,
    })
    expect(page).toMatchObject({ link: null, isReported: false, route: { marketplace: 'de' } })
    expect(warnings).toEqual(['A reader page goes on without its link'])
  })

  it('the list of stores says so, and not that there is no such link', async () => {
    const { pages, warnings } = openWithoutLinks()
    const page = await pages.openStores({
      linkId: 'h7kq2mw',
      asked: undefined,
      reader,
      mayLookUp: () => true,
    })
    expect(page).toEqual({ problem: 'unavailable' })
    expect(warnings).toEqual(['The list of stores cannot look its link up'])
  })
})
