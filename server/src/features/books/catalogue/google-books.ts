import { type Isbn13, toIsbn10 } from '@everyshelf/domain/identifiers'
import { readJson } from '../../../outbound/read-json.ts'
import type { Upstream } from '../../../outbound/upstream.ts'
import type { CatalogueSource } from './catalogue-entry.ts'
import { type Volume, volumeEntry, volumes } from './google-volume.ts'

/** Google Books by its public search. It answers by country, and some hosts of ours have none. */
export function createGoogleBooks(upstream: Upstream, baseUrl: string): CatalogueSource {
  return {
    name: 'google-books',
    async find(isbn) {
      const url = new URL(`${baseUrl}/volumes`)
      url.search = new URLSearchParams({
        q: `isbn:${isbn}`,
        country: 'US',
        maxResults: '5',
        printType: 'books',
      }).toString()
      const answer = await upstream.get(url, (response) => readJson(response, volumes))
      const volume = answer?.items.map(({ volumeInfo }) => volumeInfo).find(isBook(isbn))
      return volume ? volumeEntry(volume, baseUrl) : null
    },
  }
}

/** The search finds other books too, whose text mentions the number. */
function isBook(isbn: Isbn13): (volume: Volume) => boolean {
  const isbn10 = toIsbn10(isbn)
  return ({ industryIdentifiers }) =>
    industryIdentifiers.some(({ identifier }) => identifier === isbn || identifier === isbn10)
}
