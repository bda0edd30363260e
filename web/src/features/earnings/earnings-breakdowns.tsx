import { countryName, isCountryCode } from '@everyshelf/domain/countries'
import { formatAmount, formatDecimal } from '@everyshelf/domain/earnings'
import { formatCount } from '@everyshelf/domain/format'
import { Flag } from '@everyshelf/ui/marketplaces'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { nameChannel } from '../../components/channels/channels.ts'
import { ChartSection, type ChartSectionProps } from '../../components/charts/chart-section.tsx'
import { nameSeller } from '../../components/charts/seller-name.ts'
import { useJapaneseFont } from '../../lib/fonts/use-japanese-font.ts'
import { linkPath } from '../../lib/paths.ts'
import { breakdownRows } from './earning-rows.ts'
import { EarningTable, type EarningTableProps } from './earning-table.tsx'
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
            <Link to={linkPath(linkId)} title={nameBook(isbn)} className="text-link line-clamp-2">
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

interface OtherTagsProps extends Pick<EarningsOverview, 'otherTags'> {
  readonly currency: string
}

/** Earnings of tracking IDs that the author's links do not have. */
function OtherTags({ otherTags: { shares, others }, currency }: OtherTagsProps) {
  const rows = shares.map(({ value, amount }) => ({ key: value, label: value, amount }))
  if (others) {
    const label = `Other tracking IDs (${formatCount(others.count)})`
    rows.push({ key: 'others of this list', label, amount: others.amount })
  }
  return (
    <ChartSection
      title="Other tracking IDs"
      about="These IDs are not among your tags. Other links earned this."
      rows={rows.map(({ label, amount }) => ({
        'Tracking ID': label || 'Without a tracking ID',
        [`Earnings (${currency})`]: formatDecimal(amount),
      }))}
      isList
      csvName="Earnings other tracking IDs"
      onPhone="closed"
    >
      <ul className="m-0 list-none p-0">
        {rows.map(({ key, label, amount }) => (
          <li key={key} className="flex gap-4 border-b border-rule py-2.5">
            <span className="mr-auto min-w-0 wrap-anywhere">
              {label || 'Without a tracking ID'}
            </span>
            <span className="tabular font-semibold">{formatAmount(amount, currency)}</span>
          </li>
        ))}
      </ul>
    </ChartSection>
  )
}

interface EarningSectionProps
  extends Pick<ChartSectionProps, 'title' | 'about' | 'className'>,
    Partial<Pick<ChartSectionProps, 'onPhone'>>,
    Omit<EarningTableProps, 'caption' | 'name'> {
  readonly name: (value: string) => string
  /** The name in the table, if it is more than a text. */
  readonly renderName?: (value: string) => ReactNode
}

/** A section with the table of earnings by one dimension. */
function EarningSection({
  title,
  about,
  onPhone = 'closed',
  className = '',
  ...rest
}: EarningSectionProps) {
  const { name, renderName = name, ...table } = rest
  return (
    <ChartSection
      title={title}
      about={about}
      rows={breakdownRows(table.column, table.breakdown, name, table)}
      isList
      csvName={`Earnings ${title}`}
      onPhone={onPhone}
      className={className}
    >
      <EarningTable
        caption={`Earnings by ${table.column.toLowerCase()}`}
        name={renderName}
        {...table}
      />
    </ChartSection>
  )
}
