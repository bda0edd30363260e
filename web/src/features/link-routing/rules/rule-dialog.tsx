import type { CountryCode } from '@everyshelf/domain/countries'
import { findMarketplaceOfCountry, getMarketplace } from '@everyshelf/domain/marketplaces'
import type { RoutableLink, RuleTarget } from '@everyshelf/domain/routing'
import { Flag } from '@everyshelf/ui/marketplaces'
import { Dialog } from '@everyshelf/ui/primitives'
import { useMemo, useState } from 'react'
import { countriesByName } from '../../../components/countries/country-names.ts'
import { nameCountries } from '../../../components/countries/join-names.ts'
import { SearchField } from '../../../components/search-field.tsx'
import { StoreSign } from '../../../components/store-sign.tsx'
import { listTargets, searchTargets } from './list-targets.ts'

interface RuleDialogProps {
  readonly link: RoutableLink
  /** The countries of an existing rule, whose store changes. Empty for a new rule. */
  readonly countries: readonly CountryCode[]
  /** Countries in other rules. */
  readonly taken: readonly CountryCode[]
  /** Resolves to whether it worked. The dialog stays open until it does. */
  readonly onSave: (countries: readonly CountryCode[], target: RuleTarget) => Promise<boolean>
  readonly onClose: () => void
}

/** Chooses the country of a new rule, then where its readers go. */
export function RuleDialog({ link, countries, taken, onSave, onClose }: RuleDialogProps) {
  const [chosen, setChosen] = useState(countries)
  const [isBusy, setBusy] = useState(false)
  const save = async (target: RuleTarget) => {
    setBusy(true)
    const isDone = await onSave(chosen, target)
    setBusy(false)
    if (isDone) onClose()
  }
  const isCountryStep = chosen.length === 0
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={
        isCountryStep
          ? 'Which country are the readers in?'
          : `Where should readers in ${nameCountries(chosen)} go?`
      }
      description={isCountryStep ? 'You can add more countries to the rule later.' : undefined}
    >
      {isCountryStep ? (
        <CountryStep taken={taken} onChoose={(country) => setChosen([country])} />
      ) : (
        <TargetStep
          link={link}
          countries={chosen}
          isBusy={isBusy}
          onChoose={(target) => void save(target)}
        />
      )}
    </Dialog>
  )
}

interface TargetStepProps {
  readonly link: RoutableLink
  readonly countries: readonly CountryCode[]
  readonly isBusy: boolean
  readonly onChoose: (target: RuleTarget) => void
}

/** The second step of a rule: one click chooses the store, edition, or page. */
function TargetStep({ link, countries, isBusy, onChoose }: TargetStepProps) {
  const [search, setSearch] = useState('')
  const groups = useMemo(() => listTargets(link, countries), [link, countries])
  const found = searchTargets(groups, search)
  return (
    <>
      <SearchField label="Find a store" value={search} onChange={setSearch} />
      <div className="mt-3 h-[min(24rem,46dvh)] overflow-y-auto border-y border-rule">
        {found.map(({ title, targets }) => (
          <section key={title} aria-label={title}>
            <h3 className="m-0 pt-4 pb-1 text-sm font-medium text-ink-soft">{title}</h3>
            <ul className="m-0 list-none p-0">
              {targets.map(({ key, name, target }) => (
                <li key={key}>
                  <button
                    type="button"
                    disabled={isBusy}
                    onClick={() => onChoose(target)}
                    className="flex min-h-11 w-full items-center gap-3 border-b border-rule px-1 text-left hover:bg-wash"
                  >
                    {target.kind === 'marketplace' && (
                      <span className="flex w-8 justify-center">
                        <Flag country={getMarketplace(target.marketplace).country} />
                      </span>
                    )}
                    {target.kind === 'retailer' ? <StoreSign code={target.retailer} /> : name}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {found.length === 0 && (
          <p className="m-0 py-3 text-ink-soft">No stores match your search.</p>
        )}
      </div>
    </>
  )
}

interface CountryStepProps {
  /** Countries with a rule already. They are not offered. */
  readonly taken: readonly CountryCode[]
  readonly onChoose: (country: CountryCode) => void
}

/** Most readers are in a country that has its own Amazon store. */
const countriesByStore = countriesByName.toSorted(
  (a, b) => Number(hasOwnStore(b.code)) - Number(hasOwnStore(a.code)),
)

function hasOwnStore(country: CountryCode): boolean {
  return findMarketplaceOfCountry(country) !== undefined
}

/** The first step of a new rule: one click chooses the country. */
function CountryStep({ taken, onChoose }: CountryStepProps) {
  const [search, setSearch] = useState('')
  const text = search.trim().toLowerCase()
  const found = countriesByStore.filter(
    ({ code, name }) =>
      !taken.includes(code) && (name.toLowerCase().includes(text) || code.toLowerCase() === text),
  )
  return (
    <>
      <SearchField label="Find a country" value={search} onChange={setSearch} />
      <ul
        aria-label="Countries"
        className="m-0 mt-3 h-[min(24rem,46dvh)] list-none overflow-y-auto border-y border-rule p-0"
      >
        {found.map(({ code, name }) => (
          <li key={code}>
            <button
              type="button"
              onClick={() => onChoose(code)}
              className="flex min-h-11 w-full items-center gap-3 px-1 text-left hover:bg-wash"
            >
              <span className="flex w-6 justify-center">
                <Flag country={code} />
              </span>
              {name}
            </button>
          </li>
        ))}
        {found.length === 0 && (
          <li className="py-3 text-ink-soft">
            No countries match your search. Countries with a rule are not listed.
          </li>
        )}
      </ul>
    </>
  )
}
