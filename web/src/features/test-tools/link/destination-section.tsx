import {
  type AffiliateTags,
  AMAZON_ASSOCIATE_SENTENCE,
  earnsAtAmazon,
} from '@everyshelf/domain/affiliate'
import { type CountryCode, isCountryCode } from '@everyshelf/domain/countries'
import { coreMarketplaces } from '@everyshelf/domain/marketplaces'
import type { RouterOutputs } from '@everyshelf/server/api'
import { ChoiceField } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { countriesByName } from '../../../components/countries/country-names.ts'
import { TesterSection } from '../tester-page.tsx'
import { DestinationTable } from './destination-table.tsx'
import { findDestination, ownerOfAmazonTag, withOwnTag } from './destinations.ts'
import { EveryCountry } from './every-country.tsx'

interface DestinationSectionProps {
  readonly route: RouterOutputs['routes']['explain']
  readonly ownTags: AffiliateTags | null
}

/** The destinations in 12 large countries, in any other country, and a list of all countries. */
export function DestinationSection({ route, ownTags }: DestinationSectionProps) {
  const [chosen, setChosen] = useState('')
  const { isOwnLink, identifier, firstPath, isSold, isRemoved, rule } = route
  const destinations = isOwnLink
    ? route.landings
    : route.landings.map((destination) => withOwnTag(destination, identifier.key, ownTags))
  const buildRow = (country: CountryCode) => {
    const destination = findDestination(destinations, country)
    return destination ? [{ country, destination }] : []
  }
  return (
    <TesterSection title={isOwnLink ? 'Where readers land' : 'Where a Global Link would lead'}>
      {firstPath && isSold && rule === null && (
        <p className="m-0 mb-4 max-w-[66ch]">
          {isRemoved
            ? 'The owner removed this link. Readers first see the book’s page, without affiliate tags.'
            : 'The owner lets readers choose. Readers first see the reader page with all stores.'}{' '}
          For each country, that page puts the store below at the top.
        </p>
      )}
      <DestinationTable
        rows={coreMarketplaces.flatMap(({ country }) => buildRow(country))}
        isOwnLink={isOwnLink}
      />
      <div className="mt-6 max-w-sm">
        <ChoiceField
          label="Another country"
          none="Choose a country"
          value={chosen}
          choices={countriesByName}
          onChange={setChosen}
        />
      </div>
      <div aria-live="polite" className="mt-3 empty:mt-0">
        {isCountryCode(chosen) && (
          <DestinationTable rows={buildRow(chosen)} isOwnLink={isOwnLink} />
        )}
      </div>
      <EveryCountry destinations={destinations} isOwnLink={isOwnLink} />
      {earnsAtAmazon(destinations.map(ownerOfAmazonTag)) && (
        <p className="m-0 mt-3 text-sm text-ink-faint">{AMAZON_ASSOCIATE_SENTENCE}</p>
      )}
    </TesterSection>
  )
}
