import { isCountryCode } from '@everyshelf/domain/countries'
import { ChoiceField } from '@everyshelf/ui/primitives'
import { useId, useState } from 'react'
import { countriesByName } from '../../../components/countries/country-names.ts'
import type { ManagedLink } from '../../../lib/link-settings/managed-link.ts'
import { languageChoices } from '../editions/language-choices.ts'
import { ReaderDestination } from './reader-destination.tsx'

/** What readers get at this moment: the same decision that redirects make, made here. */
export function DestinationPanel({ managed }: { readonly managed: ManagedLink }) {
  const id = useId()
  const [chosen, setChosen] = useState('US')
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
          onChange={setChosen}
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
