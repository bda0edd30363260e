import { UNTAGGED_NOTE } from '@everyshelf/domain/affiliate'
import type { CountryCode } from '@everyshelf/domain/countries'
import { formatIdentifier } from '@everyshelf/domain/isbn-format'
import { accents } from '@everyshelf/domain/links'
import { getMarketplace } from '@everyshelf/domain/marketplaces'
import { BookCover, BookHeading, IdentifierLine } from '@everyshelf/ui/books'
import { Flag } from '@everyshelf/ui/marketplaces'
import { buttonClasses } from '@everyshelf/ui/primitives'
import { ArrowUpRight } from 'lucide-react'
import { accentStyle } from '../../components/reader-page/accent-style.ts'
import { viewAsReader } from '../../components/reader-page/view-as-reader.ts'
import { demoBook, demoIdentifier, nameInSentence } from './demo-book.ts'
import demoCover from './demo-cover.png'
import type { DemoPage } from './demo-pages.ts'
import { EditionLine } from './edition-line.tsx'
import { RetailerGroups } from './retailer-groups.tsx'

interface ReaderPageProps {
  readonly page: DemoPage
  readonly country: CountryCode
}

/** What a reader sees: the store for their country first, then all other stores. */
export function ReaderPage({ page, country }: ReaderPageProps) {
  // The demo has no affiliate tags.
  const {
    route,
    otherEditions: others,
    groups,
  } = viewAsReader(page.link, country, page.look.formats, {})
  const store = getMarketplace(route.marketplace)
  const countryName = nameInSentence(country)
  const { accent, note } = page.look
  return (
    <>
      <div
        data-surface="board"
        className="grid grid-cols-[clamp(4.5rem,24vw,6.5rem)_1fr] gap-x-5 p-5 transition-colors duration-200 sm:grid-cols-[13rem_1fr] sm:gap-x-10 sm:p-10"
        style={accentStyle(accent)}
      >
        <BookCover
          book={{ ...demoBook, coverImage: demoCover }}
          identifier={demoIdentifier.isbn13}
          className="w-full self-start sm:row-span-2"
        />
        <div className="min-w-0">
          <BookHeading book={demoBook} />
          <div className="mt-3">
            <IdentifierLine display={formatIdentifier(demoIdentifier)} />
          </div>
        </div>
        <div className="col-span-2 mt-7 sm:col-span-1 sm:self-end">
          <p aria-live="polite" className="m-0 flex items-center gap-2.5 text-ink-soft">
            <Flag country={store.country} />
            {store.country === country
              ? `Your store in ${countryName}`
              : `The store for ${countryName}`}
          </p>
          <a
            href={route.url}
            target="_blank"
            rel="noopener"
            className={`${buttonClasses('solid', 'large')} mt-3 max-sm:w-full`}
          >
            View at {store.storeName}
            <ArrowUpRight aria-hidden="true" className="size-5" />
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
          <EditionLine {...{ route, otherEditions: others }} />
          <p className="m-0 mt-3 text-sm text-ink-soft">{UNTAGGED_NOTE}</p>
        </div>
      </div>
      <div className="p-5 sm:p-10">
        {note && (
          <figure
            className="m-0 mb-8 max-w-[60ch] border-l-3 border-accent pl-5"
            style={accent ? { borderColor: accents[accent] } : undefined}
          >
            <blockquote className="m-0 font-display text-xl">{note}</blockquote>
            <figcaption className="mt-1 text-sm text-ink-soft">
              From the creator of this link
            </figcaption>
          </figure>
        )}
        <h3 className="m-0 mb-5 font-display text-xl">Other stores in {countryName}</h3>
        <RetailerGroups groups={groups} />
      </div>
    </>
  )
}
