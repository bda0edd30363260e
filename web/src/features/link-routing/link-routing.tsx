import { isCountryCode } from '@everyshelf/domain/countries'
import { ChoiceField, Disclosure } from '@everyshelf/ui/primitives'
import { useLocation } from 'react-router'
import { AccountSection } from '../../components/account-section.tsx'
import { countriesByName } from '../../components/countries/country-names.ts'
import type { LinkEditor } from '../../lib/link-settings/link-editor.ts'
import { DestinationPanel } from './destinations/destination-panel.tsx'
import { EditionFallbacks } from './editions/edition-fallbacks.tsx'
import { LinkFormat } from './link-format.tsx'
import { PreviewOffer } from './preview/preview.tsx'
import { RetailerList } from './retailers/retailer-list.tsx'
import { RulesSection } from './rules/rules-section.tsx'
import { WithPreview } from './with-preview.tsx'

/** All settings that decide where one link leads. */
export function LinkRouting(saved: LinkEditor) {
  return (
    <>
      <WithPreview editor={saved}>
        {({ preview, ...editor }) => (
          <>
            <RulesSection {...editor} isPremium />
            <PreviewOffer preview={preview} />
            <DestinationPanel managed={editor.managed} />
            <AdvancedSettings {...editor} />
          </>
        )}
      </WithPreview>
      <LinkFormat managed={saved.managed} />
    </>
  )
}

/** Hashes of addresses that lead into this part of the page. */
const HASHES = ['#advanced', '#editions', '#unknown-country', '#stores']

const STORED_AS = 'advanced-link-settings'

/** Editions, the default country, and all stores. It stays open on this device until it is closed. */
function AdvancedSettings(editor: LinkEditor) {
  const { hash } = useLocation()
  return (
    <div id="advanced" className="mt-10">
      <Disclosure
        title="Advanced"
        isOpen={HASHES.includes(hash) || wasOpen()}
        onToggle={(isOpen) => remember(isOpen)}
      >
        <EditionFallbacks {...editor} />
        <DefaultCountry {...editor} />
        <RetailerList {...editor} />
      </Disclosure>
    </div>
  )
}

function wasOpen(): boolean {
  try {
    return sessionStorage.getItem(STORED_AS) === 'open'
  } catch {
    return false
  }
}

function remember(isOpen: boolean): void {
  try {
    if (isOpen) sessionStorage.setItem(STORED_AS, 'open')
    else sessionStorage.removeItem(STORED_AS)
  } catch {
    // A browser that blocks storage opens it closed the next time.
  }
}

function DefaultCountry({ managed, save }: LinkEditor) {
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
