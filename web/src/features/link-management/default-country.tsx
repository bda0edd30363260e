import { isCountryCode } from '@everyshelf/domain/countries'
import { ChoiceField } from '@everyshelf/ui/primitives'
import { AccountSection } from '../../components/account-section.tsx'
import { countriesByName } from '../../components/places/place-name.ts'
import type { OwnLink } from './own-link.ts'

export function DefaultCountry({ managed, save }: OwnLink) {
  return (
    <AccountSection
      title="Unknown country"
      about="Some readers' networks do not tell where they are."
    >
      <div className="max-w-sm">
        <ChoiceField
          label="Such readers are taken to be in"
          none="No country: the usual store"
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
