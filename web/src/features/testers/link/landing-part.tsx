import { type AffiliateTags, AMAZON_ASSOCIATE_SENTENCE } from '@everyshelf/domain/affiliate'
import { type CountryCode, isCountryCode } from '@everyshelf/domain/countries'
import { coreMarketplaces } from '@everyshelf/domain/marketplaces'
import type { RouterOutputs } from '@everyshelf/server/api'
import { ChoiceField } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { countriesByName } from '../../../components/places/place-name.ts'
import { TesterPart } from '../tester-page.tsx'
import { EveryCountry } from './every-country.tsx'
import { LandingTable } from './landing-table.tsx'
import { findLanding, withOwnTag } from './landings.ts'

interface LandingPartProps {
  readonly route: RouterOutputs['routes']['explain']
  readonly ownTags: AffiliateTags | null
}

/** The twelve stores that everybody knows, any other country by choice, and all of them on a list. */
export function LandingPart({ route, ownTags }: LandingPartProps) {
  const [chosen, setChosen] = useState('')
  const { isOwnLink, identifier, firstPath, isSold, isRemoved } = route
  const landings = isOwnLink
    ? route.landings
    : route.landings.map((landing) => withOwnTag(landing, identifier.key, ownTags))
  const rowOf = (country: CountryCode) => {
    const landing = findLanding(landings, country)
    return landing ? [{ country, landing }] : []
  }
  return (
    <TesterPart title={isOwnLink ? 'Where readers land' : 'Where a Global Link would lead'}>
      {firstPath && isSold && (
        <p className="m-0 mb-4 max-w-[66ch]">
          {isRemoved
            ? 'Its owner removed this link: the page of the book comes first, without affiliate tags.'
            : 'Its owner lets readers choose: our page with all stores comes first.'}{' '}
          These are the stores that it names first.
        </p>
      )}
      <LandingTable
        rows={coreMarketplaces.flatMap(({ country }) => rowOf(country))}
        isOwnLink={isOwnLink}
      />
      <div className="mt-6 max-w-sm">
        <ChoiceField
          label="Any other country"
          none="Choose a country"
          value={chosen}
          choices={countriesByName}
          onChange={setChosen}
        />
      </div>
      <div aria-live="polite" className="mt-3 empty:mt-0">
        {isCountryCode(chosen) && <LandingTable rows={rowOf(chosen)} isOwnLink={isOwnLink} />}
      </div>
      <EveryCountry landings={landings} isOwnLink={isOwnLink} />
      {landings.some(({ tag }) => tag !== null) && (
        <p className="m-0 mt-3 text-sm text-ink-faint">{AMAZON_ASSOCIATE_SENTENCE}</p>
      )}
    </TesterPart>
  )
}
