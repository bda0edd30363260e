import { useState } from 'react'

interface ChecklistProps<Code extends string> {
  /** What is listed, in the plural. */
  readonly label: string
  readonly searchLabel: string
  readonly choices: readonly { readonly code: Code; readonly name: string }[]
  readonly checked: ReadonlySet<Code>
  readonly onChange: (checked: ReadonlySet<Code>) => void
}

/** Any number of a long list, found by name. Checked ones stay listed during a search. */
export function Checklist<Code extends string>(props: ChecklistProps<Code>) {
  const { label, searchLabel, choices, checked, onChange } = props
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
