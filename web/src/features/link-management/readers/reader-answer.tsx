import type { CountryCode } from '@everyshelf/domain/countries'
import { getMarketplace } from '@everyshelf/domain/marketplaces'
import { listShopRoutes } from '@everyshelf/domain/routing'
import { Flag, marketplaceTitle } from '@everyshelf/ui/marketplaces'
import { explainOwnReason } from '../../../components/routes/explain-own-reason.ts'
import type { ManagedLink } from '../../../lib/link-settings/managed-link.ts'
import { OutLink } from '../out-link.tsx'
import { routeFor, untaggedUrl } from './landings.ts'
import { nameSome } from './name-some.ts'

interface ReaderAnswerProps {
  readonly managed: ManagedLink
  readonly country: CountryCode | null
}

const earners = {
  owner: 'You earn.',
  service: 'Everyshelf earns.',
  nobody: 'Nobody earns.',
}

export function ReaderAnswer({ managed, country }: ReaderAnswerProps) {
  const { routable, settings, serviceTags } = managed
  const route = routeFor(routable, country, serviceTags)
  const store = marketplaceTitle(route.marketplace)
  // That the country is known, is said above.
  const steps = route.reasons
    .filter(({ code }) => code !== 'country-known')
    .map((reason) => explainOwnReason(reason))
  const shops = listShopRoutes(routable, country)
    .filter(({ shop }) => shop.formats.some((format) => settings.look.formats.includes(format)))
    .map(({ shop }) => shop.name)
  return (
    <>
      <p className="m-0 flex items-center gap-3 text-lg">
        <Flag country={getMarketplace(route.marketplace).country} className="h-4 w-6" />
        <span>
          {route.isSold ? (
            <>
              {settings.mode === 'choose' ? 'finds your page, with ' : 'lands at '}
              <strong className="font-semibold">{store}</strong>
              {settings.mode === 'choose' ? ' first' : ''}
            </>
          ) : (
            'finds your page with the other shops'
          )}
        </span>
      </p>
      <p className="m-0 mt-1 flex flex-wrap items-center gap-x-4 text-ink-soft">
        {earners[route.tagOwner]}
        <OutLink href={untaggedUrl(routable, country)} about={` of ${store}`}>
          Look there, without a tag
        </OutLink>
      </p>
      <ol
        aria-label="Steps"
        className="m-0 mt-3 grid list-decimal gap-1.5 pl-6 marker:text-ink-faint"
      >
        {steps.map((step) => (
          <li key={step} className="max-w-[66ch] pl-1 text-pretty">
            {step}
          </li>
        ))}
      </ol>
      <p className="m-0 mt-4 max-w-[66ch] text-sm text-ink-soft text-pretty">
        {shops.length > 0
          ? `On your page they also find ${nameSome(shops, 6)}.`
          : 'On your page they find no other shop.'}
      </p>
    </>
  )
}
