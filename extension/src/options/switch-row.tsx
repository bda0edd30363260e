import { Switch } from '@everyshelf/ui/primitives'

interface SwitchRowProps {
  readonly label: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

export function SwitchRow({ label, isOn, onChange }: SwitchRowProps) {
  return (
    <div className="flex min-h-13 items-center justify-between gap-4 border-t border-rule py-1">
      <span className="[word-break:auto-phrase]">{label}</span>
      <Switch label={label} isOn={isOn} onChange={onChange} />
    </div>
  )
}
