import { countryName, isCountryCode } from '@everyshelf/domain/countries'
import { formatCount } from '@everyshelf/domain/format'
import { Flag } from '@everyshelf/ui/marketplaces'
import { generatePath, Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { ChartSection } from '../../components/charts/chart-section.tsx'
import { nameSeller } from '../../components/charts/seller-name.ts'
import { nameChannel } from './channel-names.ts'
import { breakdownRows } from './earning-rows.ts'
import { EarningTable } from './earning-table.tsx'
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
  const nameBook = (isbn: string) => books.shares.find(({ value }) => value === isbn)?.title ?? isbn
  return (
    <div className="mt-10 grid gap-x-14 gap-y-14 max-md:gap-y-0 lg:grid-cols-2">
      <ChartSection
        title="Books"
        rows={breakdownRows('Book', books, nameBook, { ...shared, others: otherBooks })}
        isList
        onPhone="open"
        className="lg:col-span-2"
      >
        <EarningTable
          {...shared}
          caption="Earnings by book"
          column="Book"
          breakdown={books}
          others={otherBooks}
          name={(isbn) => {
            const { title = isbn, linkId = null } =
              books.shares.find(({ value }) => value === isbn) ?? {}
            return linkId === null ? (
              title
            ) : (
              <Link to={generatePath(paths.link, { linkId })} className="text-link">
                {title}
              </Link>
            )
          }}
        />
      </ChartSection>
      <ChartSection
        title="Stores"
        rows={breakdownRows('Store', sellers, nameSeller, shared)}
        isList
        onPhone="open"
      >
        <EarningTable
          {...shared}
          caption="Earnings by store"
          column="Store"
          breakdown={sellers}
          name={nameSeller}
        />
      </ChartSection>
      <ChartSection
        title="Countries"
        about="The Amazon store’s country. For other stores, the reader’s country from the report."
        rows={breakdownRows('Country', countries, nameCountry, shared)}
        isList
        onPhone="closed"
      >
        <EarningTable
          {...shared}
          caption="Earnings by country"
          column="Country"
          breakdown={countries}
          name={(code) => (
            <span className="inline-flex items-baseline gap-2">
              {isCountryCode(code) && <Flag country={code} />}
              {nameCountry(code)}
            </span>
          )}
        />
      </ChartSection>
      <ChartSection
        title="Channels"
        about="Includes only tags used in a single channel."
        rows={breakdownRows('Channel', channels, nameChannel, shared)}
        isList
        onPhone="closed"
      >
        <EarningTable
          {...shared}
          caption="Earnings by channel"
          column="Channel"
          breakdown={channels}
          name={nameChannel}
        />
      </ChartSection>
      {otherTags.shares.length > 0 && <OtherTags otherTags={otherTags} currency={currency} />}
    </div>
  )
}
