import {
  needsClipboardPermission,
  releaseClipboard,
  requestClipboard,
  useClipboardPermission,
} from '../browser-features/clipboard-permission.ts'
import { translate } from '../messages/translate.ts'
import { SwitchRow } from './switch-row.tsx'

/** Firefox only: the switch is the browser's clipboard permission. */
export function ClipboardSwitch({ shortcut }: { readonly shortcut: string | null }) {
  const isGranted = useClipboardPermission()
  if (!needsClipboardPermission || isGranted === null) return null
  return (
    <SwitchRow
      label={shortcut ? translate('copyWithKey', { key: shortcut }) : translate('copyWithShortcut')}
      isOn={isGranted}
      onChange={(isOn) => void (isOn ? requestClipboard() : releaseClipboard())}
    />
  )
}
