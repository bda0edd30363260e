import { type CountryCode, isCountryCode } from '@everyshelf/domain/countries'
import { getMarketplace } from '@everyshelf/domain/marketplaces'
import { listRetailerRoutes } from '@everyshelf/domain/routing'
import { Flag } from '@everyshelf/ui/marketplaces'
import { ChoiceField } from '@everyshelf/ui/primitives'
import { useId, useState } from 'react'
import { countriesByName } from '../../../components/countries/country-names.ts'
import { joinNames } from '../../../components/countries/join-names.ts'
import { ExternalLink } from '../../../components/external-link.tsx'
import { explainReasonToOwner } from '../../../components/route-reasons/explain-own-reason.ts'
import {
  nameStore,
  opensPage,
  routeFor,
  untaggedUrl,
} from '../../../lib/link-settings/destinations.ts'
import type { ManagedLink } from '../../../lib/link-settings/managed-link.ts'
import { languageChoices } from '../editions/language-choices.ts'

interface DestinationPanelProps {
  readonly managed: ManagedLink
  /** The reader's country; empty if unknown. */
  readonly chosen: string
  readonly onChoose: (country: string) => void
}

/** What readers get at this moment: the same decision that redirects make, made here. */
export function DestinationPanel({ managed, chosen, onChoose }: DestinationPanelProps) {
  const id = useId()
  const [language, setLanguage] = useState('')
  const country = isCountryCode(chosen) ? chosen : null
  return (
    <section
      aria-labelledby={id}
      className="my-10 grid gap-x-12 gap-y-5 rounded-lg border border-rule bg-sheet p-5 shadow-float sm:p-8 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
    >
      <div>
        <h2 id={id} className="m-0 mb-4 font-display text-2xl leading-tight">
          What readers get
        </h2>
        <ChoiceField
          label="Reader’s country"
          none="Unknown country"
          value={chosen}
          choices={countriesByName}
          onChange={onChoose}
        />
        <div className="mt-4">
          <ChoiceField
            label="Browser language"
            none="Unknown"
            value={language}
            choices={languageChoices}
            onChange={setLanguage}
          />
        </div>
      </div>
      <div aria-live="polite" className="min-w-0 md:border-l md:border-rule md:pl-10">
        <ReaderDestination {...{ managed, country, language }} />
      </div>
    </section>
  )
}

interface ReaderDestinationProps {
  readonly managed: ManagedLink
  readonly country: CountryCode | null
  /** The language of their browser; empty if unknown. */
  readonly language: string
}

export const earners = {
  owner: 'You earn the commission.',
  service: 'Everyshelf earns the commission.',
  'service-us': 'Everyshelf might not earn a commission here.',
  none: 'No one earns a commission.',
}

function ReaderDestination({ managed, country, language }: ReaderDestinationProps) {
  const { routable, settings, serviceTags } = managed
  const route = routeFor(routable, country, serviceTags, language)
  const { marketplace, isSold } = route
  const store = nameStore(route)
  const isPageFirst = opensPage(route, settings.mode)
  // The page already says above that the country is known.
  const steps = route.reasons
    .filter(({ code }) => code !== 'country-known')
    .map((reason) => explainReasonToOwner(reason))
  const retailers = listRetailerRoutes(routable, country)
    .filter(({ retailer }) =>
      retailer.formats.some((format) => settings.look.formats.includes(format)),
    )
    .map(({ retailer }) => retailer.name)
  return (
    <>
      <p className="m-0 flex items-center gap-3 text-lg">
        {marketplace && <Flag country={getMarketplace(marketplace).country} className="h-4 w-6" />}
        <span>
          {isSold ? (
            <>
              {isPageFirst ? 'This reader sees your page, with ' : 'This reader goes to '}
              <strong className="font-semibold">{store}</strong>
              {isPageFirst ? ' first' : ''}
            </>
          ) : (
            'This reader sees your page with the other stores'
          )}
        </span>
      </p>
      <p className="m-0 mt-1 flex flex-wrap items-center gap-x-4 text-ink-soft">
        {earners[route.tagOwner]}
        <ExternalLink href={untaggedUrl(routable, country, language)} about={` at ${store}`}>
          Preview without your tag
        </ExternalLink>
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
        {retailers.length > 0
          ? `Your page also lists ${joinNames(retailers, 6)}.`
          : 'Your page lists no other stores.'}
      </p>
    </>
  )
}
