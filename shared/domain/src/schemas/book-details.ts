import { z } from 'zod'
import {
  AUTHOR_MAX_LENGTH,
  AUTHORS_MAX,
  DESCRIPTION_MAX_LENGTH,
  isBookLanguage,
  isPublicationDate,
  SERIES_NUMBER_MAX_LENGTH,
  TITLE_MAX_LENGTH,
} from '../books/index.ts'
import { languageNames } from '../countries/index.ts'
import { COVER_MAX_MB } from '../limits/index.ts'
import { rowId } from './fields.ts'
import { lines, shownLine } from './text.ts'

export const bookAuthors = z
  .array(shownLine({ max: AUTHOR_MAX_LENGTH }))
  .max(AUTHORS_MAX)
  .transform((names) => [...new Set(names.filter((name) => name !== ''))])

export const bookTitle = shownLine({ min: 1, max: TITLE_MAX_LENGTH })

export const COVER_MAX_BYTES = COVER_MAX_MB * 1024 * 1024

/**
 * A change to the details of a link's book. Missing fields stay, null resets a field to the
 * catalog's value, and an empty text says that there is none.
 */
export const bookDetailsChange = z
  .strictObject({
    title: bookTitle.nullable(),
    subtitle: shownLine({ max: TITLE_MAX_LENGTH }).nullable(),
    authors: bookAuthors.nullable(),
    description: lines({ max: DESCRIPTION_MAX_LENGTH }).nullable(),
    language: z
      .string()
      .refine(isBookLanguage, 'must be an ISO 639-1 code, such as `en`')
      .meta({ enum: ['', ...languageNames.keys()] })
      .nullable(),
    series: shownLine({ max: TITLE_MAX_LENGTH }).nullable(),
    seriesNumber: shownLine({ max: SERIES_NUMBER_MAX_LENGTH }).nullable(),
    publishedOn: z
      .string()
      .refine(
        (text) => text === '' || isPublicationDate(text),
        'must be a year, a month, or a day, such as `2026-11-21`',
      )
      .meta({ maxLength: 10, pattern: '^(?:\\d{4}(?:-\\d{2}(?:-\\d{2})?)?)?$' })
      .nullable(),
  })
  .partial()

export const linksEditDetailsInput = z.strictObject({ id: rowId, details: bookDetailsChange })
