import { label as translated } from '../labels/index.ts'

interface SwitchProps {
  /** The accessible name; not visible. */
  readonly label: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** A switch that takes effect at once. */
export function Switch({ label, isOn, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      title={translated(isOn ? 'on' : 'off')}
      onClick={() => onChange(!isOn)}
      className="group inline-flex size-11 shrink-0 items-center justify-center rounded-md"
    >
      <span
        className={`flex h-6 w-10 items-center rounded-full border p-0.5 transition-colors duration-150 ${isOn ? 'border-accent bg-accent' : 'border-rule-strong bg-field group-hover:border-accent'}`}
      >
        <span
          className={`size-4.5 rounded-full transition-transform duration-150 ${isOn ? 'translate-x-4 bg-on-accent' : 'bg-rule-strong'}`}
        />
      </span>
    </button>
  )
}
