import { type BookIdentifier, identifierKey } from '@everyshelf/domain/identifiers'
import { formatIdentifier } from '@everyshelf/domain/isbn-format'
import { ChevronRight } from 'lucide-react'
import type { BookCandidate } from '../product-page/product-page-reading.ts'

interface CandidateListProps {
  readonly books: readonly BookCandidate[]
  readonly onChoose: (identifier: BookIdentifier) => void
}

/** The books that a page names, where nobody but the reader knows which one is meant. */
export function CandidateList({ books, onChoose }: CandidateListProps) {
  return (
    <ul aria-label="Books on this page" className="m-0 mb-5 list-none p-0">
      {books.map(({ identifier, title }) => (
        <li key={identifierKey(identifier)} className="border-b border-rule">
          <button
            type="button"
            onClick={() => onChoose(identifier)}
            className="flex min-h-11 w-full cursor-pointer items-center gap-3 py-2 text-left hover:bg-wash focus-visible:outline-2 focus-visible:outline-focus"
          >
            <span className="min-w-0 flex-1">
              {title && <span className="block truncate font-medium">{title}</span>}
              <span className="block text-sm text-ink-soft tabular-nums">
                {formatIdentifier(identifier)}
              </span>
            </span>
            <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
          </button>
        </li>
      ))}
    </ul>
  )
}
