import { z } from 'zod'
import { readJson } from '../../../outbound/read-json.ts'
import type { Upstream } from '../../../outbound/upstream.ts'
import { readCoverUrl } from '../catalog/cover-url.ts'
import { cleanNames, cleanText, NAME_MAX, TITLE_MAX } from '../catalog/plain-text.ts'
import { type CatalogSearch, firstIsbn13, readYear, type SearchHit } from './search-source.ts'

const text = z.string().optional().catch(undefined)
const texts = z.array(z.string()).catch([])
const number = z.number().int().positive().optional().catch(undefined)

const edition = z.object({ title: text, isbn: texts, cover_i: number, publisher: texts })
const work = z.object({
  title: text,
  author_name: texts,
  first_publish_year: number,
  cover_i: number,
  isbn: texts,
  editions: z.object({ docs: z.array(edition).catch([]) }).catch({ docs: [] }),
})
const works = z.object({ docs: z.array(work).default([]) })

const FIELDS = [
  'title,author_name,first_publish_year,cover_i,isbn',
  'editions,editions.title,editions.isbn,editions.cover_i,editions.publisher',
].join(',')
/** A classic's record lists some thousand ISBNs, so a longer list could pass the size limit. */
const ASKED_FOR = '10'

export interface OpenLibraryUrls {
  readonly openLibraryUrl: string
  readonly coversUrl: string
}

/**
 * Open Library answers with works. The edition that fits the words best stands under `editions`; a
 * work whose best edition has no ISBN is named by the first ISBN of any edition.
 */
export function createOpenLibrarySearch(upstream: Upstream, urls: OpenLibraryUrls): CatalogSearch {
  function toHit(found: z.output<typeof work>): SearchHit | undefined {
    const [best] = found.editions.docs
    const fromBest = firstIsbn13(best?.isbn ?? [])
    const isbn13 = fromBest ?? firstIsbn13(found.isbn)
    const own = fromBest ? best : undefined
    const title = cleanText(own?.title ?? found.title, TITLE_MAX)
    const cover = own?.cover_i ?? found.cover_i
    if (!isbn13 || !title) return undefined
    const entry = {
      title,
      authors: cleanNames(found.author_name),
      description: null,
      publisher: cleanText(own?.publisher[0], NAME_MAX),
      // By its own number: Open Library limits how often covers are fetched by ISBN.
      coverUrl: cover
        ? readCoverUrl(`${urls.coversUrl}/b/id/${cover}-L.jpg`, urls.coversUrl)
        : null,
    }
    return { isbn13, entry, year: readYear(found.first_publish_year) }
  }
  return {
    name: 'open-library',
    async search(query) {
      const url = new URL(`${urls.openLibraryUrl}/search.json`)
      url.search = new URLSearchParams({ q: query, fields: FIELDS, limit: ASKED_FOR }).toString()
      const result = await upstream.get(url, (response) => readJson(response, works))
      const hits = result?.docs.map(toHit) ?? []
      return hits.filter((hit) => hit !== undefined)
    },
  }
}
