import { seriesBookStates } from '@everyshelf/domain/series'
import { z } from 'zod'
import type { Caller } from '../endpoint.ts'
import { absoluteUrl } from './fields.ts'

export const seriesSummary = z
  .object({
    id: z.string(),
    name: z.string(),
    slug: z.string(),
    isPublished: z.boolean(),
    isDisabled: z.boolean(),
    bookCount: z.int(),
    problemCount: z.int(),
  })
  .meta({ id: 'SeriesSummary' })

const seriesBook = z.object({
  linkId: z.string(),
  position: z.int().describe('In hundredths: 150 reads as 1.5.'),
  nextLinkId: z.string().nullable(),
  state: z.enum(seriesBookStates),
  title: z.string(),
  authors: z.array(z.string()),
  coverImage: z.string().nullable(),
  publishedOn: z.string().nullable().describe('Null if unknown.'),
  nextUrl: z.string().describe('A link to the next book, to put at the end of this book.'),
})

export const seriesResource = z
  .object({
    id: z.string(),
    name: z.string(),
    text: z.string(),
    slug: z.string(),
    url: z.string(),
    isPublished: z.boolean(),
    disabledReason: z.string().nullable(),
    startLinkId: z.string().nullable(),
    books: z.array(seriesBook).describe('In reading order.'),
    problems: z.array(z.looseObject({ code: z.string(), linkIds: z.array(z.string()) })),
  })
  .meta({ id: 'Series' })

export const exampleSeries = {
  id: 'd5f7h9j2l4n6p8r0t1v3',
  name: 'The Salt Trilogy',
  text: '',
  slug: 'the-salt-trilogy',
  url: 'https://everyshelf.invalid/series/the-salt-trilogy',
  isPublished: false,
  disabledReason: null,
  startLinkId: null,
  books: [],
  problems: [],
} satisfies z.input<typeof seriesResource>

export const exampleSummary = {
  id: exampleSeries.id,
  name: exampleSeries.name,
  slug: exampleSeries.slug,
  isPublished: false,
  isDisabled: false,
  bookCount: 0,
  problemCount: 0,
} satisfies z.input<typeof seriesSummary>

export function toSeries(origin: string, series: Awaited<ReturnType<Caller['series']['get']>>) {
  const books = series.books.map((book) => ({
    ...book,
    coverImage: absoluteUrl(origin, book.coverImage),
    publishedOn: book.publishedOn || null,
  }))
  return { ...series, books }
}
