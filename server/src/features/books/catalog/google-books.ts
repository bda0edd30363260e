import { type Isbn13, toIsbn10 } from '@everyshelf/domain/identifiers'
import { readJson } from '../../../outbound/read-json.ts'
import type { Upstream } from '../../../outbound/upstream.ts'
import type { CatalogSource } from './catalog-entry.ts'
import { type Volume, volumeEntry, volumes } from './google-volume.ts'

/** Google Books' public search. It needs a country, and some servers' IP addresses have none. */
export function createGoogleBooks(upstream: Upstream, baseUrl: string): CatalogSource {
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
      const result = await upstream.get(url, (response) => readJson(response, volumes))
      const volume = result?.items.map(({ volumeInfo }) => volumeInfo).find(isBook(isbn))
      return volume ? volumeEntry(volume, baseUrl) : null
    },
  }
}

/** The search also finds books whose text mentions the number. */
function isBook(isbn: Isbn13): (volume: Volume) => boolean {
  const isbn10 = toIsbn10(isbn)
  return ({ industryIdentifiers }) =>
    industryIdentifiers.some(({ identifier }) => identifier === isbn || identifier === isbn10)
}
