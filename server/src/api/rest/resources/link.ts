import { detailSources } from '@everyshelf/domain/books'
import { labelColors } from '@everyshelf/domain/links'
import { z } from 'zod'
import type { Caller } from '../endpoint.ts'
import { absoluteUrl, time } from './fields.ts'

export const labelResource = z
  .object({
    id: z.string(),
    name: z.string(),
    color: z.enum(labelColors),
    links: z.int().optional().describe('How many of your links have this label.'),
  })
  .meta({ id: 'Label' })

export const linkResource = z
  .object({
    id: z.string(),
    identifier: z.string().describe('ISBN-13 or ASIN of the book.'),
    url: z.string().describe('The Global Link to share.'),
    slug: z.string().describe('The last part of the URL.'),
    title: z.string(),
    titleSource: z
      .enum(detailSources)
      .describe('Where the title comes from; `edited` if you set it.'),
    subtitle: z.string(),
    authors: z.array(z.string()),
    language: z.string().nullable().describe('Two letters; null if unknown.'),
    publishedOn: z.string().nullable().describe('A day, a month, or a year; null if unknown.'),
    series: z.string(),
    seriesNumber: z.string(),
    coverImage: z.string().nullable(),
    labels: z.array(labelResource),
    note: z.string().describe('Only you see it.'),
    disabledReason: z
      .string()
      .nullable()
      .describe('Why the operator disabled the link; null if it works.'),
    createdAt: time,
  })
  .meta({ id: 'Link' })

type SavedLink = Awaited<ReturnType<Caller['links']['get']>>

/** Without click counts: they change with every click, and the ETag with them. */
export function toLink(origin: string, saved: SavedLink) {
  const { isbn: identifier, globalLink: url, coverImage, ...rest } = saved
  return {
    ...rest,
    identifier,
    url,
    language: rest.language || null,
    publishedOn: rest.publishedOn || null,
    coverImage: absoluteUrl(origin, coverImage),
  }
}

export const exampleLink = {
  id: 'k7m2n9p4q8r6s3t5u1v0',
  identifier: '9780143127741',
  url: 'https://everyshelf.invalid/go/k7m2n9p',
  slug: 'k7m2n9p',
  title: 'The Body Keeps the Score',
  titleSource: 'catalog',
  subtitle: '',
  authors: ['Bessel van der Kolk'],
  language: null,
  publishedOn: null,
  series: '',
  seriesNumber: '',
  coverImage: 'https://everyshelf.invalid/covers/9780143127741',
  labels: [],
  note: '',
  disabledReason: null,
  createdAt: '2026-11-20T09:00:00.000Z',
} satisfies z.input<typeof linkResource>
