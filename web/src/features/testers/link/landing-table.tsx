import { countryName } from '@everyshelf/domain/countries'
import { Flag, marketplaceTitle } from '@everyshelf/ui/marketplaces'
import { ArrowUpRight } from 'lucide-react'
import type { Landing } from './landings.ts'

interface LandingTableProps {
  readonly landings: readonly Landing[]
  /** The link is somebody's already; `owner` is then whoever made it. */
  readonly isOwnLink: boolean
}

export function LandingTable({ landings, isOwnLink }: LandingTableProps) {
  const earner = ({ tag, tagOwner }: Landing) => {
    if (tag === null) return 'no tag, nobody earns'
    if (tagOwner === 'service') return `${tag}, Everyshelf earns`
    return `${tag}, ${isOwnLink ? 'its owner earns' : 'you earn'}`
  }
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
        {landings.map((landing) => (
          <tr key={landing.country} className="border-t border-rule max-sm:block max-sm:py-2.5">
            <th scope="row" className="py-2.5 pr-4 font-medium max-sm:block max-sm:p-0">
              <span className="inline-flex items-center gap-2.5">
                <Flag country={landing.country} />
                {countryName(landing.country)}
              </span>
            </th>
            <td className="py-2.5 pr-4 max-sm:block max-sm:p-0">
              <a
                href={landing.url}
                target="_blank"
                rel="sponsored noopener"
                className="text-link inline-flex min-h-6 items-center gap-1"
              >
                {marketplaceTitle(landing.marketplace)}
                <ArrowUpRight aria-hidden="true" className="size-4" />
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            </td>
            <td className="py-2.5 text-sm text-ink-soft wrap-anywhere max-sm:block max-sm:p-0">
              {earner(landing)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
