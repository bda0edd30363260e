import { readBookSitePage, readSearchQuery, readTypedBook } from '@everyshelf/domain/books'
import { isbnIdentifier } from '@everyshelf/domain/identifiers'
import { describeBookInput, describeBookSitePage } from '@everyshelf/ui/book-input'
import { BookResults, useBookSearch } from '@everyshelf/ui/book-search'
import { label } from '@everyshelf/ui/labels'
import { Button, TextField } from '@everyshelf/ui/primitives'
import { useEffect, useRef } from 'react'
import { searchBooks } from '../api/search-books.ts'
import { fromInput } from '../book/chosen-book.ts'
import { useDataConsent } from '../browser-features/use-data-consent.ts'
import { translate } from '../messages/translate.ts'
import { SearchConsent } from './search-consent.tsx'
import type { Popup } from './use-popup.ts'
import { useServerAddress } from './use-server-address.ts'

/** The home page's field, for pages without a book. */
export function EntryForm({ popup }: { readonly popup: Popup }) {
  const { draft, error, isBusy, change, submit } = popup
  const sitePage = readBookSitePage(draft)
  const description = sitePage
    ? describeBookSitePage(sitePage)
    : describeBookInput(readTypedBook(draft))
  const field = useRef<HTMLInputElement>(null)
  const results = useRef<HTMLDivElement>(null)
  useEffect(() => field.current?.focus(), [])
  const origin = useServerAddress() ?? ''
  const query = readSearchQuery(draft)
  const maySearch = useDataConsent('searchTerms')
  const search = useBookSearch({
    query: maySearch ? query : null,
    search: searchBooks,
    onChoose: ({ isbn13 }) => popup.choose(fromInput(isbnIdentifier(isbn13))),
  })
  // The browser limits the popup's height, and the results would begin at its lower edge.
  useEffect(() => {
    if (search.outcome) results.current?.scrollIntoView({ block: 'nearest' })
  }, [search.outcome])
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
        search.open()
        field.current?.focus()
      }}
    >
      <TextField
        {...search.field}
        ref={field}
        label={translate('entryLabel')}
        name="book"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={draft}
        error={error}
        hint={search.isSearching ? label('searching') : (description ?? translate('entryHint'))}
        onChange={(event) => change(event.currentTarget.value)}
        action={
          <Button type="submit" busy={isBusy}>
            {translate(isBusy ? 'processing' : 'generate')}
          </Button>
        }
      />
      {import.meta.env.BROWSER === 'firefox' && query !== null && maySearch === false && (
        <SearchConsent />
      )}
      <div ref={results}>
        <BookResults search={search} origin={origin} className="mt-3" />
      </div>
    </form>
  )
}
