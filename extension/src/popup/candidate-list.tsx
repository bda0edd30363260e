import { identifierKey } from '@everyshelf/domain/identifiers'
import { Button, buttonClasses } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { useAccount } from '../account/use-account.ts'
import { translate } from '../messages/translate.ts'
import type { BookCandidate } from '../product-page/recognized-page.ts'
import { CandidateRow } from './candidate-row.tsx'
import { SaveAll } from './save-all.tsx'
import { SiteLink } from './site-link.tsx'
import { useCandidateTitles } from './use-candidate-titles.ts'
import { useSavedLinks } from './use-saved-links.ts'

interface CandidateListProps {
  /** The list's name for screen readers. */
  readonly label: string
  readonly books: readonly BookCandidate[]
  readonly onChoose: (book: BookCandidate) => void
}

/**
 * Lists several books: the user chooses one, or all. The server learns their ISBNs and ASINs only when the
 * user asks for titles and covers.
 */
export function CandidateList({ label, books, onChoose }: CandidateListProps) {
  const isConnected = useAccount()?.state === 'connected'
  const { links } = useSavedLinks()
  const [isAsked, setAsked] = useState(false)
  const titles = useCandidateTitles(isAsked ? books : [])
  const listed = books.map((book) => {
    const key = identifierKey(book.identifier)
    return { ...book, key, title: book.title ?? titles.get(key) ?? null }
  })
  const keys = listed.map(({ key }) => key)
  return (
    <section aria-label={label} className="mb-5">
      <div className="flex flex-wrap items-center gap-1">
        {books.length > 1 &&
          (isConnected ? (
            <SaveAll books={listed} links={links} />
          ) : (
            <SiteLink
              path={`/share?text=${encodeURIComponent(keys.join(' '))}`}
              className={buttonClasses('outline', 'small')}
            >
              {translate('createAllLinks', { count: String(books.length) })}
            </SiteLink>
          ))}
        {!isAsked && (
          <Button
            kind="quiet"
            size="small"
            title={translate('showTitlesNote')}
            onClick={() => setAsked(true)}
          >
            {translate('showTitles')}
          </Button>
        )}
      </div>
      <ul aria-label={label} className="m-0 mt-2 max-h-80 list-none overflow-y-auto p-0">
        {listed.map(({ key, ...book }) => (
          <CandidateRow
            key={key}
            {...book}
            isSaved={links?.some((link) => link.key === key) ?? false}
            showsCover={isAsked}
            onChoose={() => onChoose(book)}
          />
        ))}
      </ul>
    </section>
  )
}
