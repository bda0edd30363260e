import { useId } from 'react'

interface ChoiceFieldProps {
  readonly label: string
  readonly value: string
  readonly choices: readonly { readonly code: string; readonly name: string }[]
  readonly onChange: (code: string) => void
  /** The label of the empty choice; without it there is none. */
  readonly none?: string
}

export function ChoiceField({ label, value, choices, onChange, none }: ChoiceFieldProps) {
  const id = useId()
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-2 block font-semibold">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        className="min-h-11 w-full rounded-md border border-field-rule bg-field px-3 text-field-ink"
      >
        {none !== undefined && <option value="">{none}</option>}
        {choices.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
