import { countryName } from '@everyshelf/domain/countries'
import type { Retailer } from '@everyshelf/domain/retailers'
import type { ShopRoute } from '@everyshelf/domain/routing'
import type { ManagedLink } from '../../../lib/link-settings/managed-link.ts'
import { OutLink } from '../out-link.tsx'
import { nameSome } from '../readers/name-some.ts'
import { listShopLandings } from './shop-landings.ts'

interface ShopLandingTableProps {
  readonly managed: ManagedLink
  readonly shop: Retailer
}

/** What the readers of each of a shop's countries get, why, and who earns. */
export function ShopLandingTable({ managed, shop }: ShopLandingTableProps) {
  const landings = listShopLandings(managed.routable, shop)
  if (landings.length === 0) return <p className="m-0 text-ink-soft">{explainNothing(shop)}</p>
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">What readers of each country get at {shop.name}</caption>
      <thead className="text-sm text-ink-soft max-sm:sr-only">
        <tr>
          <th scope="col" className="py-2 pr-4 font-medium">
            A reader in
          </th>
          <th scope="col" className="py-2 pr-4 font-medium">
            gets
          </th>
          <th scope="col" className="py-2 font-medium">
            Who earns
          </th>
        </tr>
      </thead>
      <tbody>
        {landings.map(({ countries, route, plainUrl }) => (
          <tr key={route.url} className="border-t border-rule max-sm:block max-sm:py-2">
            <th scope="row" className="py-1.5 pr-4 font-medium max-sm:block max-sm:p-0">
              {nameSome(
                countries.map((code) => countryName(code)),
                4,
              )}
            </th>
            <td className="py-1.5 pr-4 max-sm:block max-sm:p-0">
              <OutLink
                href={plainUrl}
                about={` for ${countries.map((code) => countryName(code)).join(', ')}, without a number`}
              >
                {describeRoute(route)}
              </OutLink>
            </td>
            <td className="py-1.5 text-sm text-ink-soft max-sm:block max-sm:p-0">
              {route.isPaid ? 'you earn' : 'nobody earns'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function describeRoute({ isOwnPage, kind }: ShopRoute): string {
  if (isOwnPage) return 'the page that you chose'
  return kind === 'product' ? 'the page of the ISBN' : 'the search for the ISBN'
}

function explainNothing({ name, isbnLink }: Retailer): string {
  return isbnLink
    ? `Nothing: ${name} is asked by ISBN, and none of this link's editions has one. Give a page above, or add an edition with an ISBN.`
    : `Nothing: ${name} has no address by ISBN. Give the book's page above.`
}
