import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import { type CountryCode, countryName } from '@everyshelf/domain/countries'
import { accents, type PageLook } from '@everyshelf/domain/links'
import { getMarketplace } from '@everyshelf/domain/marketplaces'
import type { RetailerRoute, RoutableLink } from '@everyshelf/domain/routing'
import type { RouterOutputs } from '@everyshelf/server/api'
import { BookCover, BookHeading } from '@everyshelf/ui/books'
import { buttonClasses } from '@everyshelf/ui/primitives'
import { accentStyle } from '../../../components/reader-page/accent-style.ts'
import { editionTitles, formatNames } from '../../../components/reader-page/format-names.ts'
import { viewAsReader } from '../../../components/reader-page/view-as-reader.ts'

interface PagePreviewProps {
  readonly book: Pick<RouterOutputs['links']['get'], 'isbn' | 'title' | 'authors' | 'coverImage'>
  readonly link: RoutableLink
  readonly serviceTags: AffiliateTags
  readonly look: PageLook
  readonly country: CountryCode
}

interface RuledStoreProps {
  readonly ruled: RetailerRoute
  readonly country: CountryCode
}

/** The store that the owner's rule names, before Amazon. */
function RuledStore({ ruled, country }: RuledStoreProps) {
  return (
    <>
      <p className="mt-0 mb-3 text-ink-soft">Recommended store – {countryName(country)}</p>
      <p className="mt-0 mb-3">
        <span className={buttonClasses('solid')}>
          {ruled.kind === 'search' ? 'Search' : 'View at'} {ruled.retailer.name}
        </span>
        {ruled.isPaid && <span className="ml-3 text-ink-soft">(paid link)</span>}
      </p>
    </>
  )
}

/** The page as a reader of one country sees it; a picture of it, in which nothing leads away. */
export function PagePreview({ book, link, serviceTags, look, country }: PagePreviewProps) {
  const {
    route,
    ruled,
    otherEditions: others,
    groups,
  } = viewAsReader(link, country, look.formats, serviceTags)
  const isSearch = route.reasons.some(({ code }) => code === 'search-page')
  const { storeName, country: home } = getMarketplace(route.marketplace)
  const color = look.accent && accents[look.accent]
  return (
    <section
      aria-label="Preview of your page"
      // It scrolls, by keyboard too.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to take the focus
      tabIndex={0}
      className="max-h-[34rem] max-sm:max-h-64 overflow-y-auto rounded-lg border border-rule bg-paper lg:max-h-[calc(100dvh-12rem)]"
    >
      <div
        data-surface="board"
        className="grid grid-cols-[5rem_1fr] gap-x-5 gap-y-5 p-5"
        style={accentStyle(look.accent)}
      >
        <BookCover book={{ ...book, isbn13: null }} identifier={book.isbn} className="w-full" />
        <div className="min-w-0">
          <BookHeading size="compact" book={book} level={3} />
        </div>
        <div className="col-span-2">
          {ruled && <RuledStore ruled={ruled} country={country} />}
          {route.isSold ? (
            <>
              <p hidden={ruled !== null} className="mt-0 mb-3 text-ink-soft">
                {home === country ? 'Your store' : 'Recommended store'} – {countryName(country)}
              </p>
              <span className={buttonClasses(ruled ? 'outline' : 'solid')}>
                {isSearch ? 'Search' : 'View at'} {storeName}
              </span>
              {route.tag && <span className="ml-3 text-ink-soft">(paid link)</span>}
              {route.format && (
                <p className="mt-3 mb-0 text-ink-soft">
                  Edition: {editionTitles[route.format]}
                  {others.length > 0 &&
                    `. Other editions: ${others.map(({ format }) => editionTitles[format]).join(' · ')}`}
                </p>
              )}
            </>
          ) : (
            <p className="m-0 text-pretty">
              <b>Not sold at Amazon – {countryName(country)}</b>
            </p>
          )}
        </div>
      </div>
      <div className="p-5">
        {look.note && (
          <figure
            className="m-0 mb-6 border-l-3 border-accent pl-4"
            style={color ? { borderColor: color } : undefined}
          >
            <blockquote className="m-0 font-display text-lg wrap-anywhere">{look.note}</blockquote>
            <figcaption className="mt-1 text-sm text-ink-soft">
              From the creator of this link
            </figcaption>
          </figure>
        )}
        {groups.length === 0 && (
          <p className="m-0 text-ink-soft">No other stores are shown here.</p>
        )}
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
          {groups.map((group) => (
            <div key={group.format} className="min-w-0">
              <p className="mt-0 mb-1 font-display text-lg">{formatNames[group.format]}</p>
              <ul aria-label={formatNames[group.format]} className="m-0 list-none p-0">
                {group.retailers.map(({ retailer, kind, isPaid }) => (
                  <li key={retailer.code} className="border-t border-rule py-1.5">
                    {retailer.name}
                    <span className="text-sm text-ink-faint">
                      {kind === 'search' && ' · search results'}
                      {isPaid && ' (paid link)'}
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
