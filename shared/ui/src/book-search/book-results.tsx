import { type BookSearchResult, coverPath } from '@everyshelf/domain/books'
import { BookCover, formatAuthors } from '../books/index.ts'
import { label } from '../labels/index.ts'
import { classNames, ListOption } from '../primitives/index.ts'
import { announceSearch, describeEdition, explainSearch, nameSources } from './describe-search.ts'
import { type BookSearch, optionId } from './use-book-search.ts'

interface BookResultsProps {
  readonly search: BookSearch
  /** The server's origin, for pages that it does not serve. */
  readonly origin?: string
  readonly className?: string
}

/** The results below the field, and their announcement. The field keeps the focus. */
export function BookResults({ search, origin = '', className }: BookResultsProps) {
  const { outcome, listId } = search
  const books = outcome?.ok ? outcome.response.books : []
  return (
    <>
      <p role="status" className="sr-only">
        {announceSearch(search)}
      </p>
      {outcome && (
        <div
          data-surface="sheet"
          className={classNames(
            'rounded-lg border border-rule bg-sheet text-ink shadow-float',
            className,
          )}
        >
          {books.length > 0 && (
            <div
              id={listId}
              role="listbox"
              aria-label={label('foundBooks')}
              className="max-h-[min(24rem,55dvh)] overflow-y-auto border-b border-rule p-1.5"
            >
              {books.map((book, index) => (
                <Result
                  key={book.isbn13}
                  id={optionId(listId, index)}
                  book={book}
                  origin={origin}
                  isActive={index === search.active}
                  onPoint={() => search.point(index)}
                  onChoose={() => search.choose(book)}
                />
              ))}
            </div>
          )}
          <p className="m-0 px-4 py-2.5 text-sm text-ink-soft">
            {outcome.ok && books.length > 0
              ? label('resultsFrom', { sources: nameSources(outcome.response.sources) })
              : explainSearch(outcome)}
          </p>
        </div>
      )}
    </>
  )
}

interface ResultProps {
  readonly id: string
  readonly book: BookSearchResult
  readonly origin: string
  readonly isActive: boolean
  readonly onPoint: () => void
  readonly onChoose: () => void
}

function Result({ id, book, origin, isActive, onPoint, onChoose }: ResultProps) {
  const { isbn13, title, authors } = book
  return (
    <ListOption {...{ id, isActive, onPoint, onChoose }} className="min-h-16 gap-3.5 px-2.5 py-1.5">
      <span aria-hidden="true" className="w-9 shrink-0">
        <BookCover
          book={{ title, authors, isbn13, coverImage: coverPath(isbn13) }}
          identifier={isbn13}
          origin={origin}
          className="w-full"
        />
      </span>
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 leading-snug font-medium">{title}</span>
        {authors.length > 0 && (
          <span className="block truncate text-sm text-ink-soft">{formatAuthors(authors)}</span>
        )}
        <span className="block truncate text-sm text-ink-faint">{describeEdition(book)}</span>
      </span>
    </ListOption>
  )
}
