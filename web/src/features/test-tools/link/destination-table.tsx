import { type CountryCode, countryName } from '@everyshelf/domain/countries'
import { retailerName } from '@everyshelf/domain/retailers'
import { Flag, marketplaceTitle } from '@everyshelf/ui/marketplaces'
import { ArrowUpRight, ChevronDown } from 'lucide-react'
import { editionNames } from '../../../components/route-reasons/edition-names.ts'
import type { Destination } from './destinations.ts'

/** Describes the affiliate tag of a destination and who earns. */
function describeEarner(destination: Destination, isOwnLink: boolean) {
  const { isSold, isPage, marketplace, tag, tagOwner } = destination
  if (!isSold) return 'Marked as not sold there'
  if (isPage) return 'The link’s owner chose this page'
  if (!marketplace && tagOwner === 'owner') return 'The link’s owner earns'
  if (tag === null) return 'Without affiliate tag'
  if (tagOwner === 'service') return `${tag}, Everyshelf earns`
  if (tagOwner === 'service-us') return `${tag}, Everyshelf might not earn`
  return `${tag}, ${isOwnLink ? 'the link’s owner earns' : 'you earn'}`
}

function DestinationLink({ destination }: { readonly destination: Destination }) {
  const { retailer, marketplace, url, format, isSold, isPage } = destination
  if (isPage) return 'Reader page with all stores'
  if (!isSold) return 'Reader page with other stores'
  return (
    <>
      <a
        href={url}
        target="_blank"
        rel="sponsored noopener"
        className="text-link inline-flex min-h-6 items-center gap-1"
      >
        {marketplace ? marketplaceTitle(marketplace) : retailerName(retailer)}
        <ArrowUpRight aria-hidden="true" className="size-4" />
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
      {format && <span className="text-sm text-ink-soft"> {editionNames[format]}</span>}
    </>
  )
}

interface DestinationTableProps {
  readonly rows: readonly { readonly country: CountryCode; readonly destination: Destination }[]
  /** The tested link is a saved link; `owner` is then its owner, not the visitor. */
  readonly isOwnLink: boolean
}

export function DestinationTable({ rows, isOwnLink }: DestinationTableProps) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">Where readers in each country land</caption>
      <thead className="text-sm text-ink-soft max-sm:sr-only">
        <tr>
          <th scope="col" className="py-2 pr-4 font-medium">
            Reader in
          </th>
          <th scope="col" className="py-2 pr-4 font-medium">
            Lands at
          </th>
          <th scope="col" className="py-2 font-medium">
            Tag
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ country, destination }) => (
          <tr key={country} className="border-t border-rule max-sm:block max-sm:py-2.5">
            <th scope="row" className="py-2.5 pr-4 font-medium max-sm:block max-sm:p-0">
              <span className="inline-flex items-center gap-2.5">
                <Flag country={country} />
                {countryName(country)}
              </span>
            </th>
            <td className="py-2.5 pr-4 max-sm:block max-sm:p-0">
              <DestinationLink destination={destination} />
            </td>
            <td className="py-2.5 text-sm text-ink-soft wrap-anywhere max-sm:block max-sm:p-0">
              {describeEarner(destination, isOwnLink)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface EveryCountryProps {
  readonly destinations: readonly Destination[]
  readonly isOwnLink: boolean
}

/** Lists every destination with the countries whose readers land there. */
export function EveryCountry({ destinations, isOwnLink }: EveryCountryProps) {
  const total = destinations.reduce((sum, { countries }) => sum + countries.length, 0)
  return (
    <details className="group mt-4">
      <summary className="text-link inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 font-medium [&::-webkit-details-marker]:hidden">
        All {total} countries by store
        <ChevronDown
          aria-hidden="true"
          className="size-4 transition-transform group-open:rotate-180"
        />
      </summary>
      <ul aria-label="Countries by store" className="m-0 mt-2 list-none p-0">
        {destinations.map((destination) => (
          <li
            key={`${destination.isSold} ${destination.isPage} ${destination.url}`}
            className="border-t border-rule py-4"
          >
            <p className="m-0 flex flex-wrap items-baseline gap-x-3">
              <DestinationLink destination={destination} />
              <span className="text-sm text-ink-soft wrap-anywhere">
                {describeEarner(destination, isOwnLink)}
              </span>
            </p>
            <p className="m-0 mt-1 max-w-[72ch] text-sm text-pretty text-ink-soft">
              {destination.countries
                .map((country) => countryName(country))
                .toSorted((a, b) => a.localeCompare(b, 'en'))
                .join(', ')}
            </p>
          </li>
        ))}
      </ul>
    </details>
  )
}
