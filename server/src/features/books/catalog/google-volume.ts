import { z } from 'zod'
import type { CatalogEntry } from './catalog-entry.ts'
import { readCoverUrl } from './cover-url.ts'
import { cleanDescription, cleanNames, cleanText, NAME_MAX, TITLE_MAX } from './plain-text.ts'

// A field of the wrong type counts as absent. Only a wrong outer structure makes the response invalid.
const text = z.string().optional().catch(undefined)

/** The response of Google Books' `volumes`, for a lookup and for a search. */
export const volumes = z.object({
  totalItems: z.number().optional(),
  items: z
    .array(
      z.object({
        volumeInfo: z.object({
          title: text,
          authors: z.array(z.string()).catch([]),
          publisher: text,
          publishedDate: text,
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

export type Volume = z.output<typeof volumes>['items'][number]['volumeInfo']

export function volumeEntry(volume: Volume, baseUrl: string): CatalogEntry {
  const { imageLinks } = volume
  return {
    title: cleanText(volume.title, TITLE_MAX),
    authors: cleanNames(volume.authors),
    description: cleanDescription(volume.description),
    publisher: cleanText(volume.publisher, NAME_MAX),
    coverUrl: readCoverUrl(imageLinks?.thumbnail ?? imageLinks?.smallThumbnail, baseUrl),
  }
}
