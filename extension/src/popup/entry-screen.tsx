import { identifierKey } from '@everyshelf/domain/identifiers'
import { EmptyShelf } from '@everyshelf/ui/illustrations'
import { Button } from '@everyshelf/ui/primitives'
import { ArrowLeft } from 'lucide-react'
import { translate } from '../locales/translate.ts'
import { CandidateList } from './candidate-list.tsx'
import { fromPage, fromTyped } from './chosen-book.ts'
import { EntryForm } from './entry-form.tsx'
import { explainPage, explainPanel } from './explain-page.ts'
import { isPanel } from './leave-popup.ts'
import type { OpenPage } from './read-active-tab.ts'
import { SeveralBooks } from './several-books.tsx'
import type { Popup } from './use-popup.ts'

interface EntryScreenProps {
  readonly popup: Popup
  readonly page: OpenPage
}

/** No book is chosen: why not, and a field for its number. */
export function EntryScreen({ popup, page: { reading } }: EntryScreenProps) {
  const back = reading.kind === 'book' ? fromPage(reading) : null
  const reason =
    reading.kind === 'book'
      ? { title: translate('anotherBook'), text: translate('anotherBookText') }
      : isPanel && reading.kind === 'closed-page'
        ? explainPanel()
        : explainPage(reading)
  const candidate = reading.kind === 'not-a-book' ? reading.candidate : null
  return (
    <>
      <section data-surface="board" className="px-4 pt-3 pb-5">
        {!back && reading.kind !== 'candidates' && <EmptyShelf className="mb-3 ml-auto w-44" />}
        <h1 className="m-0 font-display text-2xl leading-tight text-balance">{reason.title}</h1>
        <p className="m-0 mt-2 text-ink-soft text-pretty">{reason.text}</p>
      </section>
      <div className="px-4 pt-5 pb-4">
        {reading.kind === 'candidates' && (
          <CandidateList
            label={translate('booksOnPage')}
            books={reading.books}
            onChoose={({ identifier, title }) =>
              popup.choose(fromTyped(identifier, { retailer: reading.retailer }, title))
            }
          />
        )}
        <EntryForm popup={popup} />
        {popup.several && <SeveralBooks inputs={popup.several} onChoose={popup.enter} />}
        {candidate && (
          <Button
            kind="quiet"
            size="small"
            onClick={() => popup.choose(fromTyped(candidate, { retailer: 'amazon' }))}
          >
            {translate('useAsBook', identifierKey(candidate))}
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
