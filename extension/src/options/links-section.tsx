import { coreMarketplaces, isMarketplaceCode, marketplaces } from '@everyshelf/domain/marketplaces'
import { marketplaceTitle } from '@everyshelf/ui/marketplaces'
import { ChoiceField } from '@everyshelf/ui/primitives'
import { useBoundShortcuts } from '../browser-features/bound-shortcuts.ts'
import {
  requestClipboard,
  useClipboardPermission,
} from '../browser-features/clipboard-permission.ts'
import { translate } from '../messages/translate.ts'
import { describeCopyFormat } from '../storage/describe-copy-format.ts'
import {
  type CopyFormat,
  changePreferences,
  copyFormats,
  type Preferences,
} from '../storage/preferences.ts'
import { usePreferences } from '../storage/use-preferences.ts'
import { ClipboardSwitch } from './clipboard-switch.tsx'
import { CopyTemplateField } from './copy-template-field.tsx'
import { SwitchRow } from './switch-row.tsx'

const listStores = () =>
  [...coreMarketplaces, ...marketplaces.filter(({ core }) => !core)].map(({ code }) => ({
    code,
    name: marketplaceTitle(code),
  }))
const listFormats = () =>
  copyFormats.map((format) => ({ code: format, name: describeCopyFormat(format) }))

/** How links are created and copied. */
export function LinksSection() {
  const chosen = usePreferences()
  const mayCopy = useClipboardPermission()
  const copyKey = useBoundShortcuts()?.copy ?? null
  if (!chosen) return null
  const { copyFormat, copyTemplate, autoCopy, ownStore, hasMenu } = chosen
  const change = (part: Partial<Preferences>) => void changePreferences(part)
  return (
    <>
      <h2 className="m-0 mb-5 font-display text-2xl">{translate('linksHeading')}</h2>
      <div className="grid gap-5 sm:grid-cols-2">
        <ChoiceField
          label={translate('copyLinksAs')}
          value={copyFormat}
          choices={listFormats()}
          onChange={(code) => change({ copyFormat: code as CopyFormat })}
        />
        <ChoiceField
          label={translate('ownStore')}
          none={translate('ownStoreNone')}
          value={ownStore ?? ''}
          choices={listStores()}
          onChange={(code) => change({ ownStore: isMarketplaceCode(code) ? code : null })}
        />
      </div>
      {copyFormat === 'Custom' && (
        <CopyTemplateField
          template={copyTemplate}
          onChange={(template) => change({ copyTemplate: template })}
        />
      )}
      <div className="mt-5">
        <SwitchRow
          label={translate('autoCopy')}
          isOn={autoCopy && mayCopy === true}
          onChange={async (isOn) => change({ autoCopy: isOn && (await requestClipboard()) })}
        />
        <ClipboardSwitch shortcut={copyKey} />
        <SwitchRow
          label={translate('showInContextMenu')}
          isOn={hasMenu}
          onChange={(isOn) => change({ hasMenu: isOn })}
        />
      </div>
    </>
  )
}
