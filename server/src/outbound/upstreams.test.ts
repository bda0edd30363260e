import { placeholderBook } from '@everyshelf/domain/books'
import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { marketplaces } from '@everyshelf/domain/marketplaces'
import { expect, it } from 'vitest'
import { loadConfig } from '../config/config.ts'

it('A6 requests books only from book services, never from stores', () => {
  const hosts = Object.values(loadConfig({}).upstreams).map((url) => new URL(url).hostname)
  expect(hosts).toEqual(['www.googleapis.com', 'openlibrary.org', 'covers.openlibrary.org'])
  const stores = marketplaces.map(({ domain }) => domain)
  expect(hosts.filter((host) => stores.some((store) => host.endsWith(store)))).toEqual([])
})

it('A6 reads neither price nor rating of a book', () => {
  const identifier = parseBookIdentifier('9780143127741')
  expect(identifier && Object.keys(placeholderBook(identifier)).sort()).toEqual([
    'authors',
    'coverImage',
    'description',
    'isbn10',
    'isbn13',
    'publisher',
    'source',
    'title',
  ])
})
