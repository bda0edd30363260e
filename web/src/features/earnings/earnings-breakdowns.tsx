import { countryName, isCountryCode } from '@everyshelf/domain/countries'
import { formatCount } from '@everyshelf/domain/format'
import { Flag } from '@everyshelf/ui/marketplaces'
import { generatePath, Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { nameChannel } from '../../components/channels/channel-names.ts'
import { nameSeller } from '../../components/charts/seller-name.ts'
import { useJapaneseFont } from '../../lib/fonts/use-japanese-font.ts'
import { EarningSection } from './earning-section.tsx'
import { OtherTags } from './other-tags.tsx'
import type { EarningsOverview } from './overview.ts'

interface EarningsBreakdownsProps {
  readonly overview: EarningsOverview
  readonly currency: string
}

const nameCountry = (code: string) => (isCountryCode(code) ? countryName(code) : code)

/** The total by book, store, country, and channel. */
export function EarningsBreakdowns({ overview, currency }: EarningsBreakdownsProps) {
  const { books, sellers, countries, channels, otherTags, hasClicks } = overview
  const shared = { currency, hasClicks }
  const otherBooks = books.others && {
    ...books.others,
    label: `Other books (${formatCount(books.others.count)})`,
  }
  const findBook = (isbn: string) => books.shares.find(({ value }) => value === isbn)
  useJapaneseFont(books.shares.map(({ title }) => title))
  const nameBook = (isbn: string) => findBook(isbn)?.title ?? isbn
  return (
    <div className="mt-10 grid gap-x-14 gap-y-14 max-md:gap-y-0 lg:grid-cols-2">
      <EarningSection
        {...shared}
        title="Books"
        column="Book"
        breakdown={books}
        others={otherBooks}
        name={nameBook}
        renderName={(isbn) => {
          const linkId = findBook(isbn)?.linkId ?? null
          return linkId === null ? (
            <span title={nameBook(isbn)} className="line-clamp-2">
              {nameBook(isbn)}
            </span>
          ) : (
            <Link
              to={generatePath(paths.link, { linkId })}
              title={nameBook(isbn)}
              className="text-link line-clamp-2"
            >
              {nameBook(isbn)}
            </Link>
          )
        }}
        onPhone="open"
        className="lg:col-span-2"
      />
      <EarningSection
        {...shared}
        title="Stores"
        column="Store"
        breakdown={sellers}
        name={nameSeller}
        onPhone="open"
      />
      <EarningSection
        {...shared}
        title="Countries"
        about="The Amazon store’s country. For other stores, the reader’s country from the report."
        column="Country"
        breakdown={countries}
        name={nameCountry}
        renderName={(code) => (
          <span className="inline-flex items-baseline gap-2">
            {isCountryCode(code) && <Flag country={code} />}
            {nameCountry(code)}
          </span>
        )}
      />
      <EarningSection
        {...shared}
        title="Channels"
        about="Includes only tags used in a single channel."
        column="Channel"
        breakdown={channels}
        name={nameChannel}
      />
      {otherTags.shares.length > 0 && <OtherTags otherTags={otherTags} currency={currency} />}
    </div>
  )
}
