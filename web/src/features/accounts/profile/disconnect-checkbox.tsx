import { trpc } from '../../../lib/api/trpc.tsx'

interface DisconnectCheckboxProps {
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** Lets the user disconnect extensions too. Hidden when no extension is connected. */
export function DisconnectCheckbox({ isOn, onChange }: DisconnectCheckboxProps) {
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
