import type { CountryCode } from '@everyshelf/domain/countries'
import type { RoutableLink, RuleTarget } from '@everyshelf/domain/routing'
import { Dialog } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { nameCountries } from '../../../components/countries/join-names.ts'
import { CountryStep } from './country-step.tsx'
import { TargetStep } from './target-step.tsx'

export interface RuleDialogProps {
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
