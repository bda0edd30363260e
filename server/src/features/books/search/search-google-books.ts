import { readJson } from '../../../outbound/read-json.ts'
import type { Upstream } from '../../../outbound/upstream.ts'
import { type Volume, volumeEntry, volumes } from '../catalog/google-volume.ts'
import { type CatalogSearch, firstIsbn13, readYear, type SearchHit } from './search-source.ts'

/** More than are shown: some volumes have no ISBN. */
const ASKED_FOR = '20'

export function createGoogleBooksSearch(upstream: Upstream, baseUrl: string): CatalogSearch {
  function toHit(volume: Volume): SearchHit | undefined {
    const isbn13 = firstIsbn13(volume.industryIdentifiers.map(({ identifier }) => identifier))
    const { title, ...entry } = volumeEntry(volume, baseUrl)
    if (!isbn13 || !title) return undefined
    return { isbn13, entry: { ...entry, title }, year: readYear(volume.publishedDate) }
  }
  return {
    name: 'google-books',
    async search(query) {
      const url = new URL(`${baseUrl}/volumes`)
      url.search = new URLSearchParams({
        q: query,
        country: 'US',
        maxResults: ASKED_FOR,
        printType: 'books',
      }).toString()
      const result = await upstream.get(url, (response) => readJson(response, volumes))
      const hits = result?.items.map(({ volumeInfo }) => toHit(volumeInfo)) ?? []
      return hits.filter((hit) => hit !== undefined)
    },
  }
}
