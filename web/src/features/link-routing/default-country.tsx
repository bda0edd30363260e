import { isCountryCode } from '@everyshelf/domain/countries'
import { ChoiceField } from '@everyshelf/ui/primitives'
import { AccountSection } from '../../components/account-section.tsx'
import { countriesByName } from '../../components/countries/country-names.ts'
import type { LinkEditor } from '../../lib/link-settings/link-editor.ts'

export function DefaultCountry({ managed, save }: LinkEditor) {
  return (
    <AccountSection
      name="unknown-country"
      title="Unknown country"
      about="We can’t always detect a reader’s country."
    >
      <div className="max-w-sm">
        <ChoiceField
          label="Treat these readers as if they were in"
          none="No country (default store)"
          value={managed.settings.defaultCountry ?? ''}
          choices={countriesByName}
          onChange={(code) =>
            void save((before) => ({
              ...before,
              defaultCountry: isCountryCode(code) ? code : null,
            }))
          }
        />
      </div>
    </AccountSection>
  )
}
