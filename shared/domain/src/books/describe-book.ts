import type { Book } from './book.ts'
import {
  type BookDetailField,
  type BookDetails,
  type BookEdits,
  bookDetailFields,
} from './book-details.ts'
import type { BookHint } from './book-hint.ts'
import { placeholderTitle } from './placeholder-book.ts'

/** Where the value of a field comes from; with `none` no source has it. */
export const detailSources = ['edited', 'catalog', 'page', 'none'] as const
export type DetailSource = (typeof detailSources)[number]

/** The sources of a book's details, in the order of their precedence. */
export interface DetailLayers {
  readonly edits: BookEdits
  /** The catalog's data when the link was saved, or a placeholder. */
  readonly saved: Pick<Book, 'title' | 'authors'> | null
  /** The catalog's data today; null if no catalog knows the book. */
  readonly catalog: Pick<Book, 'title' | 'authors' | 'description'> | null
  /** Only for the owner of the link. */
  readonly hint: BookHint | null
}

export interface DescribedBook {
  readonly details: BookDetails
  readonly sources: Readonly<Record<BookDetailField, DetailSource>>
}

/**
 * Decides what every page, list, email, and export says about the book of a link. In this order:
 * the owner's edit, the catalog's data when the link was saved, the catalog's data today, the title
 * and authors from the owner's page, the identifier. `key` is the book's identifier, as
 * `identifierKey` returns it.
 *
 * @example describeBook('B00ICH9SAC', { edits: { title: 'Emma' }, saved: null, catalog: null, hint: null }).sources.title // 'edited'
 */
export function describeBook(key: string, layers: DetailLayers): DescribedBook {
  const { edits, saved, catalog, hint } = layers
  const isSavedKnown = saved !== null && saved.title !== placeholderTitle(key)
  const known = isSavedKnown ? saved : catalog
  const named = known ?? hint
  const unedited: BookDetails = {
    title: named?.title ?? placeholderTitle(key),
    subtitle: '',
    authors: named?.authors ?? [],
    description: catalog?.description ?? '',
    language: '',
    series: '',
    seriesNumber: '',
    publishedOn: '',
  }
  const nameSource = known ? 'catalog' : hint ? 'page' : 'none'
  const uneditedSource = (field: BookDetailField): DetailSource => {
    if (field === 'title' || field === 'authors') return nameSource
    return unedited[field] === '' ? 'none' : 'catalog'
  }
  return {
    details: { ...unedited, ...edits },
    sources: Object.fromEntries(
      bookDetailFields.map((field) => [
        field,
        edits[field] === undefined ? uneditedSource(field) : 'edited',
      ]),
    ) as DescribedBook['sources'],
  }
}
