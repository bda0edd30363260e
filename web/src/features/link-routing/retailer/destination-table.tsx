import { type CountryCode, countryName } from '@everyshelf/domain/countries'
import type { Retailer } from '@everyshelf/domain/retailers'
import {
  type RetailerRoute,
  type RoutableLink,
  resolveRetailerRoute,
} from '@everyshelf/domain/routing'
import { joinNames } from '../../../components/countries/join-names.ts'
import { ExternalLink } from '../../../components/external-link.tsx'
import type { ManagedLink } from '../../../lib/link-settings/managed-link.ts'

interface DestinationTableProps {
  readonly managed: ManagedLink
  readonly retailer: Retailer
}

/** Where readers of each of a retailer's countries go, and who earns. */
export function DestinationTable({ managed, retailer }: DestinationTableProps) {
  const destinations = listRetailerDestinations(managed.routable, retailer)
  if (destinations.length === 0)
    return <p className="m-0 text-ink-soft">{explainNothing(retailer)}</p>
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">What readers in each country get at {retailer.name}</caption>
      <thead className="text-sm text-ink-soft max-sm:sr-only">
        <tr>
          <th scope="col" className="py-2 pr-4 font-medium">
            {' '}
            Reader in{' '}
          </th>
          <th scope="col" className="py-2 pr-4 font-medium">
            {' '}
            Goes to{' '}
          </th>
          <th scope="col" className="py-2 font-medium">
            Who earns
          </th>
        </tr>
      </thead>
      <tbody>
        {destinations.map(({ countries, route, plainUrl }) => (
          <tr key={route.url} className="border-t border-rule max-sm:block max-sm:py-2">
            <th scope="row" className="py-1.5 pr-4 font-medium max-sm:block max-sm:p-0">
              {joinNames(
                countries.map((code) => countryName(code)),
                4,
              )}
            </th>
            <td className="py-1.5 pr-4 max-sm:block max-sm:p-0">
              <ExternalLink
                href={plainUrl}
                about={` for ${countries.map((code) => countryName(code)).join(', ')}, without an affiliate ID`}
              >
                {describeRoute(route)}
              </ExternalLink>
            </td>
            <td className="py-1.5 text-sm text-ink-soft max-sm:block max-sm:p-0">
              {route.isPaid ? 'You earn' : 'No affiliate ID'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function describeRoute({ isOwnPage, kind }: RetailerRoute): string {
  if (isOwnPage) return 'Your custom page'
  return kind === 'product' ? 'Book page by ISBN' : 'Search by ISBN'
}

function explainNothing({ name, isbnLink }: Retailer): string {
  return isbnLink
    ? `No link: ${name} needs an ISBN, and no edition of this link has one. Enter the book page’s address above, or add an edition with an ISBN.`
    : `No link: we can’t link to ${name} by ISBN. Enter the book page’s address above.`
}

/** One destination at a retailer and the countries that share it. */
interface RetailerDestination {
  readonly countries: readonly CountryCode[]
  readonly route: RetailerRoute
  /** The same URL without affiliate IDs, for previews. */
  readonly plainUrl: string
}

/** Grouped by URL, in the order of the retailer's countries; empty when it has no URL for the book. */
function listRetailerDestinations(
  link: RoutableLink,
  retailer: Retailer,
): readonly RetailerDestination[] {
  const withoutOwner = { ...link, owner: null }
  const all = retailer.countries.flatMap((country) => {
    const route = resolveRetailerRoute(link, retailer, country)
    const plain = resolveRetailerRoute(withoutOwner, retailer, country)
    return route && plain ? [{ country, route, plainUrl: plain.url }] : []
  })
  return [...Map.groupBy(all, ({ route }) => route.url).values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const { route, plainUrl } = first
    return [{ countries: same.map(({ country }) => country), route, plainUrl }]
  })
}
