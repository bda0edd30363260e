import { AMAZON_ASSOCIATE_SENTENCE, UNTAGGED_NOTE } from '@everyshelf/domain/affiliate'
import type { CountryCode } from '@everyshelf/domain/countries'
import { formatIdentifier } from '@everyshelf/domain/isbn-format'
import { getMarketplace } from '@everyshelf/domain/marketplaces'
import { BookCover, BookHeading, IdentifierLine } from '@everyshelf/ui/books'
import { Flag, marketplaceTitle } from '@everyshelf/ui/marketplaces'
import { buttonClasses, Disclosure } from '@everyshelf/ui/primitives'
import { ArrowUpRight } from 'lucide-react'
import { useId } from 'react'
import { demoBook, demoIdentifier, placeName } from './demo-book.ts'
import { ShopList } from './shop-list.tsx'
import { listStoresOfCountry } from './stores-of-country.ts'

interface ReaderPageProps {
  readonly country: CountryCode
}

/** What a reader sees: the store of their own country first, every other bookseller below it. */
export function ReaderPage({ country }: ReaderPageProps) {
  const localId = useId()
  const { first, local, abroad } = listStoresOfCountry(demoIdentifier, country)
  const store = getMarketplace(first.marketplace)
  const place = placeName(country)
  return (
    <>
      <div className="grid grid-cols-[clamp(4.5rem,24vw,6.5rem)_1fr] gap-x-5 p-5 sm:grid-cols-[13rem_1fr] sm:gap-x-10 sm:p-10">
        <BookCover
          book={demoBook}
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
            {store.country === country ? `Your store in ${place}` : `The best store for ${place}`}
          </p>
          <a
            href={first.url}
            target="_blank"
            rel="noopener"
            className={`${buttonClasses('solid', 'large')} mt-3 max-sm:w-full`}
          >
            Open at {marketplaceTitle(store.code)}
            <ArrowUpRight aria-hidden="true" className="size-5" />
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
          <p className="m-0 mt-3 text-sm text-ink-faint">
            {UNTAGGED_NOTE}: nobody earns from this link. {AMAZON_ASSOCIATE_SENTENCE}
          </p>
        </div>
      </div>
      <div className="px-5 pb-2 sm:px-10">
        {local.length > 0 && (
          <section aria-labelledby={localId} className="pb-8">
            <h3 id={localId} className="m-0 mb-4 font-display text-xl">
              Booksellers in {place}
            </h3>
            <ShopList shops={local} labelledBy={localId} />
          </section>
        )}
        {abroad.length > 0 && (
          <Disclosure title={`More who sell to ${place}`} count={abroad.length}>
            <ShopList shops={abroad} />
          </Disclosure>
        )}
      </div>
    </>
  )
}
