import { z } from 'zod'
import { readJson } from '../../../outbound/read-json.ts'
import type { Upstream } from '../../../outbound/upstream.ts'
import { readCoverUrl } from '../catalog/cover-url.ts'
import { cleanNames, cleanText, NAME_MAX, TITLE_MAX } from '../catalog/plain-text.ts'
import type { OpenLibraryUrls } from './search-open-library.ts'
import { firstIsbn13, readYear, type SearchHit } from './search-source.ts'

export type OpenLibraryEditions = ReturnType<typeof createOpenLibraryEditions>

const text = z.string().optional().catch(undefined)
const texts = z.array(z.string()).catch([])
const numbers = z.array(z.number().int()).catch([])
const keys = z.array(z.object({ key: z.string() })).catch([])

const edition = z.object({
  title: text,
  publishers: texts,
  publish_date: text,
  covers: numbers,
  isbn_13: texts,
  isbn_10: texts,
  works: keys,
})
const editions = z.object({ entries: z.array(edition).catch([]) })
const works = z.object({
  docs: z.array(z.object({ author_name: texts })).default([]),
})

type Edition = z.output<typeof edition>

/** A classic has hundreds of editions. One record has about 1 to 3 kB. */
const EDITIONS_MAX = '100'
const WORK_KEY = /^\/works\/(OL\d+W)$/

export function createOpenLibraryEditions(
  upstream: Upstream,
  { openLibraryUrl, coversUrl }: OpenLibraryUrls,
) {
  async function fetchJson<Schema extends z.ZodType>(path: string, schema: Schema) {
    const url = new URL(`${openLibraryUrl}${path}`)
    return await upstream.get(url, (response) => readJson(response, schema))
  }

  /** An edition's record names its authors by key only; the work's search result has the names. */
  async function findAuthors(work: string | undefined): Promise<readonly string[]> {
    if (!work) return []
    const parameters = new URLSearchParams({
      q: `key:/works/${work}`,
      fields: 'author_name',
      limit: '1',
    })
    const result = await fetchJson(`/search.json?${parameters}`, works).catch(() => null)
    return cleanNames(result?.docs[0]?.author_name ?? [])
  }

  async function listOfWork(work: string): Promise<readonly Edition[]> {
    const result = await fetchJson(`/works/${work}/editions.json?limit=${EDITIONS_MAX}`, editions)
    return result?.entries ?? []
  }

  async function describeWork(work: string, authors: readonly string[]) {
    const found = (await listOfWork(work)).map((record) => toEdition(record, authors, coversUrl))
    const known = found.filter((one) => one !== undefined)
    // Editions with a cover are easier to tell apart, so they come first.
    return known.toSorted((a, b) => Number(!a.entry.coverUrl) - Number(!b.entry.coverUrl))
  }

  return {
    /**
     * The editions of a work or, for an edition's ID, that edition alone; if that edition has no ISBN,
     * those of its work. Empty if Open Library does not know the ID; throws if it does not answer.
     */
    async ofRecord(id: string): Promise<readonly SearchHit[]> {
      if (id.endsWith('W')) return await describeWork(id, await findAuthors(id))
      const record = await fetchJson(`/books/${id}.json`, edition)
      if (!record) return []
      const work = workId(record.works[0]?.key)
      const authors = await findAuthors(work)
      const own = toEdition(record, authors, coversUrl)
      if (own) return [own]
      return work ? await describeWork(work, authors) : []
    },
  }
}

function workId(key: string | undefined) {
  return WORK_KEY.exec(key ?? '')?.[1]
}

function toEdition(
  record: Edition,
  authors: readonly string[],
  coversUrl: string,
): SearchHit | undefined {
  const isbn13 = firstIsbn13([...record.isbn_13, ...record.isbn_10])
  const title = cleanText(record.title, TITLE_MAX)
  if (!isbn13 || !title) return undefined
  // Open Library writes -1 for a cover that was removed.
  const cover = record.covers.find((number) => number > 0)
  const entry = {
    title,
    authors,
    description: null,
    publisher: cleanText(record.publishers[0], NAME_MAX),
    coverUrl: cover ? readCoverUrl(`${coversUrl}/b/id/${cover}-L.jpg`, coversUrl) : null,
  }
  return {
    isbn13,
    entry,
    year: readYear(/\b(?:1[5-9]|20)\d{2}\b/.exec(record.publish_date ?? '')?.[0]),
  }
}
