import { authorPagePath } from '@everyshelf/domain/author-pages'
import type { Slug } from '@everyshelf/domain/links'
import type { PageDesign } from '@everyshelf/domain/schemas'
import type { StoredPage } from './author-pages.repo.ts'
import { describePageBook, type PageBook } from './page-book.ts'
import type { StoredPageBook } from './page-books.repo.ts'

/** An author page in its owner's list. */
export interface AuthorPageSummary {
  readonly id: string
  readonly name: string
  readonly slug: Slug
  readonly url: string
  /** The path of the portrait's image. */
  readonly portrait: string | null
  readonly isPublished: boolean
  /** Why an admin disabled the page. Null if it works. */
  readonly disabledReason: string | null
  /** The account has no Premium and another page: this one stays, but nothing can be added to it. */
  readonly isLocked: boolean
  readonly books: number
}

/** An author page in its owner's editor. */
export interface AuthorPageDetails extends Omit<AuthorPageSummary, 'books'> {
  readonly text: string
  readonly links: readonly string[]
  readonly design: PageDesign
  readonly books: readonly OwnedPageBook[]
}

export interface OwnedPageBook extends PageBook {
  /** The ID of the saved link. */
  readonly id: string
}

/** @example portraitPath('0f3a…') // '/portraits/0f3a…' */
export function portraitPath(hash: string): string {
  return `/portraits/${hash}`
}

export function toSummary(
  page: StoredPage,
  { origin, isLocked, books }: { origin: string; isLocked: boolean; books: number },
): AuthorPageSummary {
  const { id, name, slug, portraitHash, disabledAt, disabledReason, publishedAt } = page
  return {
    id,
    name,
    slug,
    url: origin + authorPagePath(slug),
    portrait: portraitHash && portraitPath(portraitHash),
    isPublished: publishedAt !== null,
    disabledReason: disabledAt === null ? null : disabledReason,
    isLocked,
    books,
  }
}

export function toDetails(
  page: StoredPage,
  { origin, isLocked, books }: { origin: string; isLocked: boolean; books: StoredPageBook[] },
): AuthorPageDetails {
  const shown = books.filter(({ isRemoved }) => !isRemoved)
  return {
    ...toSummary(page, { origin, isLocked, books: shown.length }),
    text: page.text,
    links: page.links,
    design: page.design,
    books: shown.map((book) => ({ id: book.linkId, ...describePageBook(book) })),
  }
}
