import { identifierKey } from '@everyshelf/domain/identifiers'
import { EmptyShelf } from '@everyshelf/ui/illustrations'
import { hint } from '@everyshelf/ui/labels'
import { Button } from '@everyshelf/ui/primitives'
import { ArrowLeft } from 'lucide-react'
import { fromInput, fromPage } from '../book/chosen-book.ts'
import { useBoundShortcuts } from '../browser-features/bound-shortcuts.ts'
import { translate } from '../messages/translate.ts'
import { CandidateList } from './candidate-list.tsx'
import { isPanel } from './close-popup.ts'
import { EntryForm } from './entry-form.tsx'
import { explainPage, explainPanel } from './explain-page.ts'
import type { OpenPage } from './read-active-tab.ts'
import { SeveralBooks } from './several-books.tsx'
import type { Popup } from './use-popup.ts'

interface EntryScreenProps {
  readonly popup: Popup
  readonly page: OpenPage
}

/** Shown when no book is chosen: why not, and a field for its number. */
export function EntryScreen({ popup, page: { result } }: EntryScreenProps) {
  const shortcut = useBoundShortcuts()?.open ?? null
  const back = result.kind === 'book' ? fromPage(result) : null
  const reason =
    result.kind === 'book'
      ? { title: translate('anotherBook'), text: translate('anotherBookText') }
      : isPanel && result.kind === 'closed-page'
        ? explainPanel(shortcut)
        : explainPage(result)
  const candidate = result.kind === 'not-a-book' ? result.candidate : null
  return (
    <>
      <section data-surface="board" className="px-4 pt-3 pb-5">
        {!back && result.kind !== 'candidates' && <EmptyShelf className="mb-3 ml-auto w-44" />}
        <h1 className="m-0 font-display text-2xl leading-tight text-balance">{reason.title}</h1>
        <p className="m-0 mt-2 text-ink-soft text-pretty">{reason.text}</p>
      </section>
      <div className="px-4 pt-5 pb-4">
        {result.kind === 'candidates' && (
          <CandidateList
            label={translate('booksOnPage')}
            books={result.books}
            onChoose={({ identifier, title }) =>
              popup.choose(fromInput(identifier, { retailer: result.retailer }, title))
            }
          />
        )}
        <EntryForm popup={popup} />
        {popup.several && <SeveralBooks inputs={popup.several} onChoose={popup.enter} />}
        {popup.offer && (
          <Button
            kind="outline"
            size="small"
            onClick={() => popup.offer && popup.enter(popup.offer)}
          >
            {hint('useIsbn', { isbn: popup.offer })}
          </Button>
        )}
        {candidate && (
          <Button
            kind="quiet"
            size="small"
            onClick={() => popup.choose(fromInput(candidate, { retailer: 'amazon' }))}
          >
            {translate('useAsBook', { identifier: identifierKey(candidate) })}
          </Button>
        )}
        {back && (
          <Button
            kind="quiet"
            size="small"
            icon={<ArrowLeft className="size-4" />}
            onClick={() => popup.choose(back)}
          >
            {translate('backToBook')}
          </Button>
        )}
      </div>
    </>
  )
}
