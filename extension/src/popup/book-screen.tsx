import { identifierKey } from '@everyshelf/domain/identifiers'
import { formatIdentifier } from '@everyshelf/domain/isbn-format'
import { BookCover, BookHeading, IdentifierLine } from '@everyshelf/ui/books'
import { AllowanceBanner } from '@everyshelf/ui/links'
import { useEffect, useState } from 'react'
import { useAccount } from '../account/use-account.ts'
import { afterPaint } from './after-paint.ts'
import { openApi } from './api.ts'
import { AnnotationFields } from './book/annotation-fields.tsx'
import { Landings } from './book/landings.tsx'
import { SitePages } from './book/site-pages.tsx'
import { UpgradeLink } from './book/upgrade-link.tsx'
import { useAnnotation } from './book/use-annotation.ts'
import { useSavedLink } from './book/use-saved-link.ts'
import { useSaving } from './book/use-saving.ts'
import { BookNotes } from './book-notes.tsx'
import { type ChosenBook, formatHintOf, fromPage, mergeBook, pageHintOf } from './chosen-book.ts'
import { FormatPicker } from './format-picker.tsx'
import { GlobalLink } from './global-link.tsx'
import { ShopLine } from './shop-line.tsx'
import { StoreLinks } from './store-links.tsx'
import type { Popup } from './use-popup.ts'
import { useServerAddress } from './use-server-address.ts'
import { useServerBook } from './use-server-book.ts'
import { useStanding } from './use-standing.ts'

interface BookScreenProps {
  readonly popup: Popup
  readonly book: ChosenBook
  readonly onQr: (link: string, title: string) => void
}

export function BookScreen({ popup, book: chosen, onQr: showQr }: BookScreenProps) {
  const { identifier, page, shop } = chosen
  const server = useServerBook(chosen, openApi, popup.answer)
  const origin = useServerAddress()
  const book = mergeBook(chosen, server.book)
  const key = identifierKey(identifier)
  const isConnected = useAccount()?.state === 'connected'
  const { standing, refresh } = useStanding()
  const isPremium = standing?.isPremium ?? false
  const remaining = standing?.allowance?.remaining ?? null
  const saved = useSavedLink(key, server)
  const format = formatHintOf(chosen)
  const annotation = useAnnotation(key, saved)
  const hint = pageHintOf(chosen)
  const toSave = { key, title: book.title, format, hint, annotation: annotation.value }
  const saving = useSaving(toSave, () => {
    server.askAgain()
    refresh()
  })
  const isAtLimit = remaining === 0
  const onQr = (link: string) => showQr(link, book.title)
  useEffect(() => {
    performance.mark('everyshelf-book')
  }, [])
  // Two thirds of the screen lie below its edge: the book does not wait for them.
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => afterPaint(() => setDrawn(true)), [])
  return (
    <article aria-label={book.title}>
      <section data-surface="board" className="px-4 pt-3 pb-5">
        <div className="grid grid-cols-[5.5rem_1fr] gap-x-4 max-[22rem]:grid-cols-[4rem_1fr] max-[22rem]:gap-x-3">
          {origin && (
            <BookCover
              key={book.coverImage}
              book={book}
              identifier={key}
              origin={origin}
              className="w-full self-start"
            />
          )}
          <div className="min-w-0">
            <ShopLine shop={shop} />
            <BookHeading book={book} level={1} compact />
            <div className="mt-2">
              <IdentifierLine
                display={formatIdentifier(identifier)}
                isbn10={identifier.kind === 'isbn' ? identifier.isbn10 : null}
              />
            </div>
          </div>
        </div>
        {page && page.formats.length > 1 && (
          <FormatPicker
            formats={page.formats}
            chosen={identifier}
            onChoose={(format) => popup.choose(fromPage(page, identifierKey(format)))}
          />
        )}
        {page && (
          <BookNotes
            notes={page.notes}
            chosenFormat={page.formats.find((choice) => choice.identifier === identifier)?.format}
          />
        )}
        <GlobalLink
          {...{ server, isConnected, isAtLimit, saved, saving, onQr }}
          book={{ title: book.title, authors: book.authors, isbn: book.isbn13 ?? '' }}
        />
        {isConnected && <AnnotationFields saved={saved} annotation={annotation} />}
        <SitePages bookKey={key} saved={saved} isPremium={isPremium} />
      </section>
      {isConnected && (
        <AllowanceBanner remaining={remaining} className="mx-4 mt-4 text-sm">
          <UpgradeLink />
        </AllowanceBanner>
      )}
      <Landings
        identifier={identifier}
        format={format}
        managedId={isPremium ? (saved?.id ?? null) : null}
      />
      {isDrawn && <StoreLinks identifier={identifier} />}
    </article>
  )
}
