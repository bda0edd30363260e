import type { EditionFormat } from '@everyshelf/domain/books'
import { type BookIdentifier, identifierKey } from '@everyshelf/domain/identifiers'
import { formatIdentifier } from '@everyshelf/domain/isbn-format'
import { buildGlobalLink } from '@everyshelf/domain/links'
import { BookCover, BookHeading, IdentifierLine } from '@everyshelf/ui/books'
import { AllowanceBanner } from '@everyshelf/ui/links'
import { useEffect, useState } from 'react'
import { useAccount } from '../account/use-account.ts'
import { openApi } from '../api/open-api.ts'
import {
  type ChosenBook,
  fromPage,
  mergeBook,
  toFormatHint,
  toPageHint,
} from '../book/chosen-book.ts'
import type { AccountStatus } from '../storage/cached-response.ts'
import { AffiliateNotice } from './affiliate-notice.tsx'
import { afterPaint } from './after-paint.ts'
import { AnnotationFields } from './book/annotation-fields.tsx'
import { Destinations } from './book/destinations.tsx'
import { SiteNav } from './book/site-nav.tsx'
import { UpgradeLink } from './book/upgrade-link.tsx'
import { useAnnotation } from './book/use-annotation.ts'
import { useSaveLink } from './book/use-save-link.ts'
import { useSavedLink } from './book/use-saved-link.ts'
import { BookNotes } from './book-notes.tsx'
import { FormatPicker } from './format-picker.tsx'
import { GlobalLink } from './global-link.tsx'
import type { QrOfBook } from './qr-screen.tsx'
import { RetailerLine } from './retailer-line.tsx'
import { StoreLinks } from './store-links.tsx'
import { useAccountStatus } from './use-account-status.ts'
import type { Popup } from './use-popup.ts'
import { useServerAddress } from './use-server-address.ts'
import { type ServerBook, useServerBook } from './use-server-book.ts'

/** The host of the page behind the popup; empty without one. */
function hostOf({ page }: Popup): string {
  return page && URL.canParse(page.url) ? new URL(page.url).hostname : ''
}

/**
 * The long link to show before the server answers. Null until the account is known, and when the account is
 * at its limit: then only the server knows whether the book is saved.
 */
function buildOwnLink(
  status: AccountStatus | null,
  server: ServerBook,
  identifier: BookIdentifier,
  format: EditionFormat | null,
): string | null {
  const owner = status?.linkOwner
  const isAtLimit = status?.allowance?.remaining === 0 || server.status === 'link-limit-reached'
  if (!owner || isAtLimit) return null
  return buildGlobalLink(owner.origin, identifier, owner.publicId, format)
}

interface BookScreenProps {
  readonly popup: Popup
  readonly book: ChosenBook
  readonly onQr: (qr: QrOfBook) => void
}

export function BookScreen({ popup, book: chosen, onQr: showQr }: BookScreenProps) {
  const { identifier, page, foundAt } = chosen
  const server = useServerBook(chosen, openApi, popup.cachedLinks)
  const origin = useServerAddress()
  const book = mergeBook(chosen, server.book)
  const key = identifierKey(identifier)
  const isConnected = useAccount()?.state === 'connected'
  const { status, refresh } = useAccountStatus()
  const isPremium = status?.isPremium ?? false
  const remaining = status?.allowance?.remaining ?? null
  const saved = useSavedLink(key, server)
  const format = toFormatHint(chosen)
  const annotation = useAnnotation(key, saved)
  const hint = toPageHint(chosen)
  const toSave = { key, title: book.title, format, hint, annotation: annotation.value }
  const saveActions = useSaveLink(toSave, () => {
    server.retry()
    refresh()
  })
  const isAtLimit = remaining === 0
  const host = hostOf(popup)
  const ownLink = buildOwnLink(status, server, identifier, format)
  const globalLink = saved?.globalLink ?? server.globalLink ?? ownLink
  const onQr = (link: string) => showQr({ book: toSave, link, saved })
  useEffect(() => {
    performance.mark('everyshelf-book')
  }, [])
  // The store links are below the visible part: the book is painted before them.
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
            <RetailerLine foundAt={foundAt} />
            <BookHeading book={book} level={1} size="compact" />
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
          {...{
            server,
            globalLink,
            host,
            isConnected,
            isPremium,
            isAtLimit,
            saved,
            saveActions,
            onQr,
          }}
          book={{ title: book.title, authors: book.authors, isbn: book.isbn13 ?? '' }}
        >
          <AnnotationFields {...{ saved, isPremium, annotation }} title={book.title} />
          <SiteNav bookKey={key} saved={saved} isPremium={isPremium} />
        </GlobalLink>
        {!isConnected && <SiteNav bookKey={key} saved={null} isPremium={false} />}
      </section>
      {isConnected && !isAtLimit && (
        <AllowanceBanner remaining={remaining} className="mx-4 mt-4 text-sm">
          <UpgradeLink />
        </AllowanceBanner>
      )}
      <Destinations
        identifier={identifier}
        format={format}
        managedId={isPremium ? (saved?.id ?? null) : null}
      />
      {isDrawn && <StoreLinks identifier={identifier} />}
      {/* Beside a link, it says who earns. */}
      {!(globalLink && server.tagOwners) && <AffiliateNotice />}
    </article>
  )
}
