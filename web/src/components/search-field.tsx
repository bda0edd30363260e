interface SearchFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
}

/** A search field above a list that it narrows. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      className="mt-5 min-h-11 w-full rounded-md border border-field-rule bg-field px-3 text-field-ink"
    />
  )
}
