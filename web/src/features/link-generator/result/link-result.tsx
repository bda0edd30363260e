import { AMAZON_ASSOCIATE_SENTENCE, earnsAtAmazon } from '@everyshelf/domain/affiliate'
import { isB0Asin } from '@everyshelf/domain/identifiers'
import type { DirectLink } from '@everyshelf/domain/links'
import { getMarketplace } from '@everyshelf/domain/marketplaces'
import { BookCover, BookHeading, IdentifierLine } from '@everyshelf/ui/books'
import { DirectLinkList } from '@everyshelf/ui/links'
import { Button, buttonClasses } from '@everyshelf/ui/primitives'
import { RotateCcw } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { generatePath, Link } from 'react-router'
import type { MadeLinks } from '../../../components/book-field/make-links.ts'
import { AllowanceBanner } from '../../../components/links/allowance-banner.tsx'
import { useIsAtLimit } from '../../../components/links/use-link-limit.ts'
import { ApiProvider } from '../../../lib/api/trpc.tsx'
import { useJapaneseFont } from '../../../lib/fonts/use-japanese-font.ts'
import { lazyDialog } from '../../../lib/lazy-loading/lazy-dialog.tsx'
import { useTitle } from '../../../lib/page/use-title.ts'
import { paths } from '../../../lib/paths.ts'
import { useIsPremium, useIsTagged, useSession } from '../../../lib/session/session.ts'
import { GlobalLink } from './global-link.tsx'
import { OtherStores } from './other-stores.tsx'
import { ParsedInputNote } from './parsed-input-note.tsx'
import { ResultFormat } from './result-format.tsx'
import { SaveButton } from './save-button.tsx'
import { useAccountLinks } from './use-account-links.ts'
import { useBook } from './use-book.ts'
import { useSaveRequest } from './use-save-request.tsx'

interface LinkResultProps {
  readonly made: MadeLinks
  readonly onReset: () => void
  /** Called when the result was saved, or generated again for another account. */
  readonly onChange: (made: MadeLinks) => void
}

export function LinkResult(props: LinkResultProps) {
  return (
    <ApiProvider>
      <Result {...props} />
    </ApiProvider>
  )
}

function Result({ made, onReset, onChange }: LinkResultProps) {
  const { links } = made
  const { identifier } = links
  const book = useBook(links)
  const own = useAccountLinks(made, onChange)
  const { status } = useSession()
  const isTagged = useIsTagged()
  const isSignedIn = status === 'signed-in'
  const saved = isSignedIn ? links.saved : null
  const isAtLimit = useIsAtLimit()
  const canSave = isSignedIn && !isAtLimit && links.saved === null && own.globalLink !== null
  const saving = useSaveRequest({ made, title: book.title, canSave, onChange })
  const isB0 = identifier.asin !== null && isB0Asin({ kind: 'asin', asin: identifier.asin })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [])
  useTitle(`${book.title} · Everyshelf`)
  useJapaneseFont([book.title])

  return (
    <article aria-label="Your links">
      <p role="status" className="sr-only">
        Your links are ready.
      </p>
      <section data-surface="board" className="coach-line">
        <div className="page-column grid grid-cols-[6.5rem_1fr] gap-x-5 pt-10 pb-9 sm:grid-cols-[11rem_1fr] sm:gap-x-10 sm:pt-12 lg:grid-cols-[16rem_1fr] lg:gap-x-14">
          <BookCover
            book={book}
            identifier={identifier.key}
            className="w-full self-start sm:row-span-2 sm:self-end"
          />
          <div className="min-h-42 min-w-0 animate-rise sm:min-h-0">
            <BookHeading book={book} level={1} headingRef={heading} />
            <div className="mt-3">
              <IdentifierLine display={identifier.display} isbn10={identifier.isbn10} />
            </div>
            <ParsedInputNote made={made} />
          </div>
          <div className="col-span-2 mt-8 min-w-0 sm:col-span-1 sm:self-end">
            <GlobalLink
              identifier={identifier.key}
              own={own}
              title={book.title}
              linkId={saved?.id ?? null}
              isTagged={isTagged}
              saving={canSave ? saving : null}
            />
            <div className="mt-6 grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
              <SaveButton
                identifier={identifier.key}
                isSaved={links.saved !== null}
                {...{ isAtLimit, own, saving }}
              />
              <Button
                kind="quiet"
                className="max-sm:px-2"
                icon={<RotateCcw className="size-[1.1em] max-sm:hidden" />}
                onClick={onReset}
              >
                Create another link
              </Button>
              <a
                href={`/book/${identifier.key}/universal${saved ? `?link=${saved.slug}` : ''}`}
                target="_blank"
                rel="noopener"
                className="text-link inline-flex min-h-11 items-center px-2 whitespace-nowrap max-sm:justify-center"
              >
                Preview reader page
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
              {saved && (
                <Link
                  to={paths.dashboard}
                  className="text-link inline-flex min-h-11 items-center px-2 whitespace-nowrap max-sm:col-span-2"
                >
                  View on dashboard
                </Link>
              )}
            </div>
          </div>
        </div>
      </section>
      {saving.dialog}
      <div className="page-column">
        <AllowanceBanner className="mt-6" />
        <DirectLinks
          links={links.directLinks}
          identifier={identifier.key}
          isDeclined={made.isDeclined}
          isSearch={identifier.isbn10 === null && identifier.kind === 'isbn'}
        />
        {saved && <UniversalLinks linkId={saved.id} />}
        {isB0 && <ResultFormat made={made} onChange={onChange} />}
        <OtherStores directLinks={links.directLinks} retailerLinks={links.retailerLinks} />
      </div>
    </article>
  )
}

interface DirectLinksProps {
  readonly links: readonly DirectLink[]
  /** Amazon has no page URL for 979 ISBNs, so these links open a search in the store. */
  readonly isSearch: boolean
  /** The book's identifier key. */
  readonly identifier: string
  /** The visitor declined the affiliate program. */
  readonly isDeclined: boolean
}

function DirectLinks({ links, isSearch, identifier, isDeclined }: DirectLinksProps) {
  const id = useId()
  const core = links.filter(({ marketplace }) => getMarketplace(marketplace).core)
  const isAnyTagged = earnsAtAmazon(links.map(({ tagOwner }) => tagOwner))
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="m-0 font-display text-2xl sm:text-3xl">
        Direct Amazon Links
      </h2>
      <p className="m-0 mt-3 mb-6 max-w-[70ch] text-ink-soft">
        {isAnyTagged
          ? `Links with an affiliate tag show who earns the commission. ${AMAZON_ASSOCIATE_SENTENCE}`
          : 'These links have no affiliate tag.'}
        {isDeclined &&
          ' You declined the affiliate program, so Everyshelf leaves its own tags off your direct links.'}
        {isSearch &&
          ' Amazon has no direct links for ISBNs that start with 979, so each link opens a search.'}{' '}
        <Link
          to={`${paths.redirectTest}?input=${encodeURIComponent(identifier)}`}
          className="text-link"
        >
          See where readers go and why
        </Link>
      </p>
      <DirectLinkList links={core} labelledBy={id} />
    </section>
  )
}

const UpsellDialog = lazyDialog(
  () => import('../../../components/upsell-dialog.tsx'),
  ({ UpsellDialog }) => UpsellDialog,
)

/** For a saved link: opens its page with all retailers, a Premium feature. */
function UniversalLinks({ linkId }: { readonly linkId: string }) {
  const id = useId()
  const isPremium = useIsPremium()
  const [isDialogOpen, setDialogOpen] = useState(false)
  return (
    <section
      aria-labelledby={id}
      className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4 rounded-lg border border-rule bg-sheet px-6 py-5"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 id={id} className="m-0 font-display text-xl">
          Universal Book Links
        </h2>
        <p className="m-0 mt-1 text-ink-soft text-pretty">
          One page for this book with every store in the reader’s country.
        </p>
      </div>
      {isPremium ? (
        <Link
          to={generatePath(paths.universalLink, { linkId })}
          className={buttonClasses('outline')}
        >
          Manage
        </Link>
      ) : (
        <Button kind="outline" {...UpsellDialog.openerProps} onClick={() => setDialogOpen(true)}>
          Manage
        </Button>
      )}
      {isDialogOpen && (
        <UpsellDialog
          title="Universal book links are part of Premium"
          description="Choose the stores, order, note, and color of your reader page."
          onClose={() => setDialogOpen(false)}
        />
      )}
    </section>
  )
}
