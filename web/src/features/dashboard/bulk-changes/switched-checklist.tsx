import { useState } from 'react'
import { ChoiceRows } from '../../../components/choice-rows.tsx'

interface SwitchedChecklistProps<Code extends string> {
  /** Read by screen readers: what the two choices above the list decide. */
  readonly legend: string
  readonly offTitle: string
  readonly onTitle: string
  readonly label: string
  readonly searchLabel: string
  readonly choices: readonly { readonly code: Code; readonly name: string }[]
  readonly onChange: (codes: readonly Code[], isOn: boolean) => void
}

/** A list of stores or countries, and what to do with the checked ones. */
export function SwitchedChecklist<Code extends string>({
  legend,
  offTitle,
  onTitle,
  label,
  searchLabel,
  choices,
  onChange,
}: SwitchedChecklistProps<Code>) {
  const [isOn, setOn] = useState(false)
  const [checked, setChecked] = useState<ReadonlySet<Code>>(new Set())
  const change = (codes: ReadonlySet<Code>, on: boolean) => {
    setChecked(codes)
    setOn(on)
    onChange([...codes], on)
  }
  return (
    <div className="grid gap-5">
      <ChoiceRows
        legend={legend}
        hideLegend
        choices={[
          { value: 'off', title: offTitle },
          { value: 'on', title: onTitle },
        ]}
        value={isOn ? 'on' : 'off'}
        onChange={(value) => change(checked, value === 'on')}
      />
      <Checklist
        {...{ label, searchLabel, choices, checked }}
        onChange={(codes) => change(codes, isOn)}
      />
    </div>
  )
}

interface ChecklistProps<Code extends string> {
  /** What is listed, in the plural. */
  readonly label: string
  readonly searchLabel: string
  readonly choices: readonly { readonly code: Code; readonly name: string }[]
  readonly checked: ReadonlySet<Code>
  readonly onChange: (checked: ReadonlySet<Code>) => void
}

/** Any number of a long list, found by name. Checked ones stay listed during a search. */
function Checklist<Code extends string>({
  label,
  searchLabel,
  choices,
  checked,
  onChange,
}: ChecklistProps<Code>) {
  const [search, setSearch] = useState('')
  const text = search.trim().toLowerCase()
  const shown = choices.filter(
    ({ code, name }) => name.toLowerCase().includes(text) || checked.has(code),
  )
  const toggle = (code: Code, isChecked: boolean) => {
    const next = new Set(checked)
    if (isChecked) next.add(code)
    else next.delete(code)
    onChange(next)
  }
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="mb-2 p-0 font-semibold">
        {label}
        {checked.size > 0 && (
          <span className="tabular ml-2 text-sm font-normal text-ink-soft">
            {checked.size} selected
          </span>
        )}
      </legend>
      <input
        type="search"
        aria-label={searchLabel}
        placeholder={searchLabel}
        autoComplete="off"
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        className="min-h-11 w-full rounded-md border border-field-rule bg-field px-3 text-field-ink placeholder:text-ink-faint"
      />
      <div className="mt-2 grid max-h-52 overflow-y-auto rounded-md border border-rule sm:grid-cols-2">
        {shown.map(({ code, name }) => (
          <label
            key={code}
            className="flex min-h-10 cursor-pointer items-center gap-3 px-3 hover:bg-wash"
          >
            <input
              type="checkbox"
              checked={checked.has(code)}
              onChange={({ currentTarget }) => toggle(code, currentTarget.checked)}
              className="size-4.5 shrink-0 accent-(--accent)"
            />
            <span className="min-w-0 truncate">{name}</span>
          </label>
        ))}
        {shown.length === 0 && <p className="m-0 p-3 text-ink-soft">No matches.</p>}
      </div>
    </fieldset>
  )
}
