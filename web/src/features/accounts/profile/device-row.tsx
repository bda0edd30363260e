import { DEVICE_NAME_MAX_LENGTH } from '@everyshelf/domain/schemas'
import type { RouterOutputs } from '@everyshelf/server/api'
import { Puzzle } from 'lucide-react'
import { describeBrowser } from '../connect/describe-browser.ts'
import { RenamableRow } from '../renamable-row.tsx'
import { describeAge } from './describe-age.ts'

interface DeviceRowProps {
  readonly device: RouterOutputs['devices']['list'][number]
  readonly isDisconnecting: boolean
  readonly onDisconnect: () => void
  readonly onRename: (name: string) => Promise<void>
}

/** A connected extension. Without a name of its own, it is called by its browser. */
export function DeviceRow({ device, isDisconnecting, onDisconnect, onRename }: DeviceRowProps) {
  const agent = describeBrowser(device)
  const facts = [
    device.name && agent,
    device.version && `extension ${device.version}`,
    `connected ${describeAge(device.connectedAt)}`,
  ]
  return (
    <RenamableRow
      icon={<Puzzle aria-hidden="true" className="size-6" />}
      name={device.name ?? agent}
      facts={facts.filter(Boolean).join(', ')}
      rename={{
        label: 'Device name',
        initial: device.name ?? '',
        fallback: agent,
        maxLength: DEVICE_NAME_MAX_LENGTH,
      }}
      onRename={onRename}
      removeLabel="Disconnect"
      isRemoving={isDisconnecting}
      onRemove={onDisconnect}
    />
  )
}
