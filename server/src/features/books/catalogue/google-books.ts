import { type Isbn13, toIsbn10 } from '@everyshelf/domain/identifiers'
import { z } from 'zod'
import { readJson } from '../../../outbound/read-json.ts'
import type { Upstream } from '../../../outbound/upstream.ts'
import type { CatalogueEntry, CatalogueSource } from './catalogue-entry.ts'
import { readCoverUrl } from './cover-url.ts'
import { cleanDescription, cleanNames, cleanText, NAME_MAX, TITLE_MAX } from './plain-text.ts'

// A field of the wrong shape is as good as absent; only a wrong frame makes the answer nonsense.
const text = z.string().optional().catch(undefined)

const volumes = z.object({
  totalItems: z.number().optional(),
  items: z
    .array(
      z.object({
        volumeInfo: z.object({
          title: text,
          authors: z.array(z.string()).catch([]),
          publisher: text,
          description: text,
          industryIdentifiers: z.array(z.object({ identifier: z.string() })).catch([]),
          imageLinks: z
            .object({ thumbnail: text, smallThumbnail: text })
            .optional()
            .catch(undefined),
        }),
      }),
    )
    .default([]),
})

type Volume = z.output<typeof volumes>['items'][number]['volumeInfo']

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
      return volume ? toEntry(volume, baseUrl) : null
    },
  }
}

/** The search finds other books too, whose text mentions the number. */
function isBook(isbn: Isbn13): (volume: Volume) => boolean {
  const isbn10 = toIsbn10(isbn)
  return ({ industryIdentifiers }) =>
    industryIdentifiers.some(({ identifier }) => identifier === isbn || identifier === isbn10)
}

function toEntry(volume: Volume, baseUrl: string): CatalogueEntry {
  const { imageLinks } = volume
  return {
    title: cleanText(volume.title, TITLE_MAX),
    authors: cleanNames(volume.authors),
    description: cleanDescription(volume.description),
    publisher: cleanText(volume.publisher, NAME_MAX),
    coverUrl: readCoverUrl(imageLinks?.thumbnail ?? imageLinks?.smallThumbnail, baseUrl),
  }
}
