import { z } from 'zod'
import { readJson } from '../../../outbound/read-json.ts'
import type { Upstream } from '../../../outbound/upstream.ts'
import type { CatalogEntry, CatalogSource } from './catalog-entry.ts'
import { readCoverUrl } from './cover-url.ts'
import { cleanNames, cleanText, NAME_MAX, TITLE_MAX } from './plain-text.ts'

const text = z.string().optional().catch(undefined)
const named = z.array(z.object({ name: z.string() })).catch([])

const edition = z.object({
  title: text,
  authors: named,
  publishers: named,
  cover: z.object({ large: text, medium: text }).optional().catch(undefined),
})

/** The key is the query, `ISBN:9780143127741`. Empty if the book is unknown. */
const editions = z.record(z.string(), edition)

type Edition = z.output<typeof edition>

export function createOpenLibrary(upstream: Upstream, baseUrl: string): CatalogSource {
  return {
    name: 'open-library',
    async find(isbn) {
      const bibkey = `ISBN:${isbn}`
      const url = new URL(`${baseUrl}/api/books`)
      url.search = new URLSearchParams({
        bibkeys: bibkey,
        format: 'json',
        jscmd: 'data',
      }).toString()
      const result = await upstream.get(url, (response) => readJson(response, editions))
      const found = result?.[bibkey]
      return found ? toEntry(found, baseUrl) : null
    },
  }
}

function toEntry(found: Edition, baseUrl: string): CatalogEntry {
  const [publisher] = found.publishers
  return {
    title: cleanText(found.title, TITLE_MAX),
    authors: cleanNames(found.authors.map(({ name }) => name)),
    description: null,
    publisher: cleanText(publisher?.name, NAME_MAX),
    coverUrl: readCoverUrl(found.cover?.large ?? found.cover?.medium, baseUrl),
  }
}
