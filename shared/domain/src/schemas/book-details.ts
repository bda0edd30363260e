import { z } from 'zod'
import {
  AUTHOR_MAX_LENGTH,
  AUTHORS_MAX,
  cleanLine,
  cleanLines,
  DESCRIPTION_MAX_LENGTH,
  isBookLanguage,
  isPublicationDate,
  SERIES_NUMBER_MAX_LENGTH,
  TITLE_MAX_LENGTH,
} from '../books/index.ts'
import { COVER_MAX_MB } from '../limits/index.ts'
import { BOOK_INPUT_MAX_LENGTH, rowId } from './fields.ts'

/** A longer text is rejected, not cut, so that the form can say which field is too long. */
function line(max: number) {
  return z.string().max(BOOK_INPUT_MAX_LENGTH).transform(cleanLine).pipe(z.string().max(max))
}

const authors = z
  .array(line(AUTHOR_MAX_LENGTH))
  .max(AUTHORS_MAX)
  .transform((names) => [...new Set(names.filter((name) => name !== ''))])

const description = z
  .string()
  .max(2 * DESCRIPTION_MAX_LENGTH)
  .transform(cleanLines)
  .pipe(z.string().max(DESCRIPTION_MAX_LENGTH))

export const COVER_MAX_BYTES = COVER_MAX_MB * 1024 * 1024

/**
 * A change to the details of a link's book. Missing fields stay, null resets a field to the
 * catalog's value, and an empty text says that there is none.
 */
export const bookDetailsChange = z
  .strictObject({
    title: line(TITLE_MAX_LENGTH).pipe(z.string().min(1)).nullable(),
    subtitle: line(TITLE_MAX_LENGTH).nullable(),
    authors: authors.nullable(),
    description: description.nullable(),
    language: z.string().max(2).refine(isBookLanguage).nullable(),
    series: line(TITLE_MAX_LENGTH).nullable(),
    seriesNumber: line(SERIES_NUMBER_MAX_LENGTH).nullable(),
    publishedOn: z
      .string()
      .max(10)
      .refine((text) => text === '' || isPublicationDate(text))
      .nullable(),
  })
  .partial()

export const linksEditDetailsInput = z.strictObject({ id: rowId, details: bookDetailsChange })
