import { trpc } from '../../../lib/api/trpc.tsx'
import { describeBrowser } from '../connect/describe-browser.ts'

interface DisconnectCheckboxProps {
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  /** Only those in the same browser and system, as far as the server can tell. */
  readonly isOnlyHere?: boolean
}

/** Lets the user disconnect extensions too. Hidden when there are none. */
export function DisconnectCheckbox(props: DisconnectCheckboxProps) {
  const { isOn, onChange, isOnlyHere = false } = props
  const devices = trpc.devices.list.useQuery().data ?? []
  const meant = isOnlyHere ? devices.filter(({ isSameBrowser }) => isSameBrowser) : devices
  const [first] = meant
  if (!first) return null
  const extensions = meant.length === 1 ? 'extension' : `${meant.length} extensions`
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        className="size-4.5 shrink-0 accent-accent"
      />
      Also disconnect your {extensions}
      {/* Another computer may have the same browser and system. */}
      {isOnlyHere && ` in ${describeBrowser(first)}`}
    </label>
  )
}
