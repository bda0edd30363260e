import { translate } from '../locales/translate.ts'
import {
  asksForClipboard,
  requestClipboard,
  returnClipboard,
  useClipboardPermission,
} from '../surfaces/clipboard-permission.ts'
import { SwitchRow } from './switch-row.tsx'

/** For Firefox alone: its permission is the switch. */
export function ClipboardSwitch({ shortcut }: { readonly shortcut: string | null }) {
  const isGranted = useClipboardPermission()
  if (!asksForClipboard || isGranted === null) return null
  return (
    <SwitchRow
      label={shortcut ? translate('copyWithKey', shortcut) : translate('copyWithShortcut')}
      isOn={isGranted}
      onChange={(isOn) => void (isOn ? requestClipboard() : returnClipboard())}
    />
  )
}
