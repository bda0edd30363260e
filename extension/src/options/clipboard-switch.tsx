import {
  asksForClipboard,
  requestClipboard,
  returnClipboard,
  useClipboardPermission,
} from '../surfaces/clipboard-permission.ts'
import { SwitchRow } from './switch-row.tsx'

/** For Firefox alone: its permission is the switch. */
export function ClipboardSwitch({ shortcut }: { readonly shortcut: string }) {
  const isGranted = useClipboardPermission()
  if (!asksForClipboard || isGranted === null) return null
  return (
    <SwitchRow
      label={`Copy with ${shortcut}`}
      isOn={isGranted}
      onChange={(isOn) => void (isOn ? requestClipboard() : returnClipboard())}
    />
  )
}
