import { identifierKey } from '@everyshelf/domain/identifiers'
import { buttonClasses } from '@everyshelf/ui/primitives'
import { translate } from '../locales/translate.ts'
import type { BookCandidate } from '../product-page/recognized-page.ts'
import { CandidateRow } from './candidate-row.tsx'
import { SiteLink } from './site-link.tsx'
import { useCandidateTitles } from './use-candidate-titles.ts'

interface CandidateListProps {
  /** The list's name for screen readers. */
  readonly label: string
  readonly books: readonly BookCandidate[]
  readonly onChoose: (book: BookCandidate) => void
}

/** Several books: the person chooses one, or creates links for all of them on the site. */
export function CandidateList({ label, books, onChoose }: CandidateListProps) {
  const titles = useCandidateTitles(books)
  const keys = books.map(({ identifier }) => identifierKey(identifier))
  return (
    <section aria-label={label} className="mb-5">
      {books.length > 1 && (
        <SiteLink
          path={`/share?text=${encodeURIComponent(keys.join(' '))}`}
          className={buttonClasses('outline', 'small')}
        >
          {translate('createAllLinks', String(books.length))}
        </SiteLink>
      )}
      <ul aria-label={label} className="m-0 mt-2 max-h-80 list-none overflow-y-auto p-0">
        {books.map((book) => {
          const key = identifierKey(book.identifier)
          const title = book.title ?? titles.get(key) ?? null
          return (
            <CandidateRow
              key={key}
              identifier={book.identifier}
              title={title}
              onChoose={() => onChoose({ ...book, title })}
            />
          )
        })}
      </ul>
    </section>
  )
}
