import { trpc } from '../../../lib/api.tsx'

interface DisconnectChoiceProps {
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** Whether extensions are disconnected too. Without a connected extension there is nothing to choose. */
export function DisconnectChoice({ isOn, onChange }: DisconnectChoiceProps) {
  const count = trpc.devices.list.useQuery().data?.length ?? 0
  if (count === 0) return null
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        className="size-4.5 shrink-0 accent-accent"
      />
      {count === 1 ? 'Also disconnect your extension' : `Also disconnect your ${count} extensions`}
    </label>
  )
}
