import { coverPath } from '@everyshelf/domain/books'
import { type BookIdentifier, identifierKey } from '@everyshelf/domain/identifiers'
import { formatIdentifier } from '@everyshelf/domain/isbn-format'
import { BookCover } from '@everyshelf/ui/books'
import { ChevronRight } from 'lucide-react'
import { translate } from '../messages/translate.ts'
import { useServerAddress } from './use-server-address.ts'

interface CandidateRowProps {
  readonly identifier: BookIdentifier
  readonly title: string | null
  readonly isSaved: boolean
  /** The server learns the number from it. */
  readonly showsCover: boolean
  readonly onChoose: () => void
}

/** One book of a list: its cover from our own server, its title and its number. */
export function CandidateRow(props: CandidateRowProps) {
  const { identifier, title, isSaved, showsCover, onChoose } = props
  const origin = useServerAddress()
  // Without an ISBN, the cover is drawn here.
  const isbn13 = showsCover && identifier.kind === 'isbn' ? identifier.isbn13 : null
  const display = formatIdentifier(identifier)
  const book = {
    title: title ?? display,
    authors: [],
    coverImage: isbn13 && coverPath(isbn13),
    isbn13,
  }
  return (
    <li className="border-b border-rule">
      <button
        type="button"
        onClick={onChoose}
        className="flex min-h-11 w-full cursor-pointer items-center gap-3 py-2 text-left hover:bg-wash focus-visible:outline-2 focus-visible:outline-focus"
      >
        {origin && (
          <span aria-hidden="true">
            <BookCover
              key={book.coverImage}
              book={book}
              identifier={identifierKey(identifier)}
              origin={origin}
              isLazy
              className="w-8"
            />
          </span>
        )}
        <span className="min-w-0 flex-1">
          {title && <span className="line-clamp-2 font-medium">{title}</span>}
          <span className="block text-sm text-ink-soft tabular-nums">{display}</span>
        </span>
        {isSaved && <span className="text-sm text-ink-soft">{translate('saved')}</span>}
        <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
      </button>
    </li>
  )
}
