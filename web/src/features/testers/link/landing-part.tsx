import { type AffiliateTags, AMAZON_ASSOCIATE_SENTENCE } from '@everyshelf/domain/affiliate'
import { isCountryCode } from '@everyshelf/domain/countries'
import { findMarketplaceOfCountry } from '@everyshelf/domain/marketplaces'
import type { RouterOutputs } from '@everyshelf/server/api'
import { Spinner } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { ChoiceField } from '../../../components/choice-field.tsx'
import { countriesByName } from '../../../components/places/place-name.ts'
import { trpc } from '../../../lib/api.tsx'
import { TesterPart } from '../tester-page.tsx'
import { LandingTable } from './landing-table.tsx'
import { withOwnTag } from './landings.ts'

interface LandingPartProps {
  /** What the server was asked about. */
  readonly input: string
  readonly route: RouterOutputs['routes']['explain']
  readonly ownTags: AffiliateTags | null
}

/** The twelve stores that everybody knows, and any other country by choice. */
export function LandingPart({ input, route, ownTags }: LandingPartProps) {
  const [chosen, setChosen] = useState('')
  const country = isCountryCode(chosen) ? chosen : null
  const known = route.landings.find((landing) => landing.country === country)
  const other = trpc.routes.explain.useQuery(
    { input, country, languages: [] },
    { enabled: country !== null && !known, retry: false },
  )
  const found = known ?? (country && other.data ? { ...other.data, country } : null)
  const complete = (landing: (typeof route.landings)[number]) =>
    route.isOwnLink ? landing : withOwnTag(landing, route.identifier.key, ownTags)
  const core = route.landings.filter(({ country: code }) => findMarketplaceOfCountry(code)?.core)
  return (
    <TesterPart title={route.isOwnLink ? 'Where readers land' : 'Where a Global Link would lead'}>
      <LandingTable landings={core.map(complete)} isOwnLink={route.isOwnLink} />
      <div className="mt-6 max-w-sm">
        <ChoiceField
          label="Any other country"
          none="Choose a country"
          value={chosen}
          choices={countriesByName}
          onChange={setChosen}
        />
      </div>
      <div aria-live="polite" className="mt-3 min-h-14">
        {country && !found && other.isFetching && (
          <Spinner className="size-5" label="Finding the way" />
        )}
        {country && !found && other.isError && (
          <p className="m-0 text-danger">This country could not be asked about. Choose it again.</p>
        )}
        {found && <LandingTable landings={[complete(found)]} isOwnLink={route.isOwnLink} />}
      </div>
      <p className="m-0 mt-3 text-sm text-ink-faint">{AMAZON_ASSOCIATE_SENTENCE}</p>
    </TesterPart>
  )
}
