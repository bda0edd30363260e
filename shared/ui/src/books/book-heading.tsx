import type { Book } from '@everyshelf/domain/books'
import type { ReactNode, Ref } from 'react'
import { label, uiLanguage } from '../labels/index.ts'
import { classNames } from '../primitives/index.ts'

interface BookHeadingProps {
  readonly book: Pick<Book, 'title' | 'authors'>
  readonly level?: 1 | 2 | 3
  /** `page` is as large as the headings of other pages; `hero` is larger. */
  readonly size?: 'compact' | 'page' | 'hero'
  /** The page moves the focus here when a result appears. */
  readonly headingRef?: Ref<HTMLHeadingElement>
}

/** Title and author. A long title gets smaller letters. */
export function BookHeading({ book, level = 2, size = 'hero', headingRef }: BookHeadingProps) {
  const Heading = `h${level}` as const
  return (
    <>
      <Heading
        ref={headingRef}
        tabIndex={-1}
        title={book.title}
        className={classNames(
          'm-0 font-display lining-nums leading-[1.12] font-normal text-balance [overflow-wrap:anywhere] focus-visible:outline-none',
          titleSize(size, book.title.length),
        )}
      >
        {book.title}
      </Heading>
      <p className="m-0 mt-2 line-clamp-1 text-ink-soft sm:line-clamp-2">
        {book.authors.length > 0 ? formatAuthors(book.authors) : <NoAuthor />}
      </p>
    </>
  )
}

/** Reserves the author's line, so that nothing moves when the author loads. */
function NoAuthor(): ReactNode {
  return <span aria-hidden="true">&nbsp;</span>
}

function titleSize(size: 'compact' | 'page' | 'hero', length: number): string {
  if (size === 'compact') return 'line-clamp-3 text-lg'
  if (size === 'page') return classNames('line-clamp-2', pageTitleSize(length))
  if (length <= 40) return 'line-clamp-4 text-2xl sm:text-4xl lg:text-5xl'
  if (length <= 90) return 'line-clamp-5 text-xl sm:text-3xl lg:text-4xl'
  if (length <= 160) return 'line-clamp-6 text-lg sm:text-2xl'
  return 'line-clamp-5 text-[0.9375rem] sm:line-clamp-4 sm:text-xl'
}

/** The rest of the page is about the link, so its title stays short. */
function pageTitleSize(length: number): string {
  if (length <= 60) return 'text-xl sm:text-4xl'
  return length <= 90 ? 'text-lg sm:text-3xl' : 'text-base sm:text-2xl'
}

/** @example formatAuthors(['Ada', 'Bea', 'Cem', 'Dov']) // 'Ada, Bea, and 2 others' */
export function formatAuthors(authors: readonly string[]): string {
  if (authors.length > 3) {
    return label('authorsAndOthers', {
      authors: authors.slice(0, 2).join(', '),
      count: String(authors.length - 2),
    })
  }
  return new Intl.ListFormat(uiLanguage()).format(authors)
}
