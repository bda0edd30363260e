import { type CountryCode, countryName } from '@everyshelf/domain/countries'
import { Flag, marketplaceTitle } from '@everyshelf/ui/marketplaces'
import { ArrowUpRight } from 'lucide-react'
import { editionNames } from '../../../components/routes/edition-names.ts'
import type { Landing } from './landings.ts'

/** Who earns where one address leads. */
export function describeEarner({ isSold, tag, tagOwner }: Landing, isOwnLink: boolean): string {
  if (!isSold) return 'marked as not sold there'
  if (tag === null) return 'no tag, nobody earns'
  if (tagOwner === 'service') return `${tag}, Everyshelf earns`
  return `${tag}, ${isOwnLink ? 'its owner earns' : 'you earn'}`
}

export function LandingLink({ landing }: { readonly landing: Landing }) {
  const { marketplace, url, format, isSold } = landing
  if (!isSold) return 'our page with the other shops'
  return (
    <>
      <a
        href={url}
        target="_blank"
        rel="sponsored noopener"
        className="text-link inline-flex min-h-6 items-center gap-1"
      >
        {marketplaceTitle(marketplace)}
        <ArrowUpRight aria-hidden="true" className="size-4" />
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
      {format && <span className="text-sm text-ink-soft"> {editionNames[format]}</span>}
    </>
  )
}

interface LandingTableProps {
  readonly rows: readonly { readonly country: CountryCode; readonly landing: Landing }[]
  /** The link is somebody's already; `owner` is then whoever made it. */
  readonly isOwnLink: boolean
}

export function LandingTable({ rows, isOwnLink }: LandingTableProps) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">Where the readers of each country land</caption>
      <thead className="text-sm text-ink-soft max-sm:sr-only">
        <tr>
          <th scope="col" className="py-2 pr-4 font-medium">
            A reader in
          </th>
          <th scope="col" className="py-2 pr-4 font-medium">
            lands at
          </th>
          <th scope="col" className="py-2 font-medium">
            Tag
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ country, landing }) => (
          <tr key={country} className="border-t border-rule max-sm:block max-sm:py-2.5">
            <th scope="row" className="py-2.5 pr-4 font-medium max-sm:block max-sm:p-0">
              <span className="inline-flex items-center gap-2.5">
                <Flag country={country} />
                {countryName(country)}
              </span>
            </th>
            <td className="py-2.5 pr-4 max-sm:block max-sm:p-0">
              <LandingLink landing={landing} />
            </td>
            <td className="py-2.5 text-sm text-ink-soft wrap-anywhere max-sm:block max-sm:p-0">
              {describeEarner(landing, isOwnLink)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
