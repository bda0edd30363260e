interface CodeChecklistProps<Code extends string> {
  readonly legend: string
  /** What each code means, in the order of the list. */
  readonly texts: Readonly<Record<Code, string>>
  readonly checked: readonly Code[]
  readonly error: string | undefined
  readonly onChange: (checked: readonly Code[]) => void
}

/** Any number of codes that programs use, such as scopes or events, each with its meaning. */
export function CodeChecklist<Code extends string>(props: CodeChecklistProps<Code>) {
  const { legend, texts, checked, error, onChange } = props
  const codes = Object.keys(texts) as Code[]
  return (
    <fieldset className="m-0 mb-5 border-0 p-0">
      <legend className="mb-1 p-0 font-semibold">{legend}</legend>
      {codes.map((code) => (
        <label key={code} className="flex min-h-11 cursor-pointer items-start gap-2.5 py-2">
          <input
            type="checkbox"
            checked={checked.includes(code)}
            onChange={({ currentTarget }) =>
              onChange(
                currentTarget.checked ? [...checked, code] : checked.filter((one) => one !== code),
              )
            }
            className="mt-1 size-4.5 shrink-0 accent-accent"
          />
          <span>
            {texts[code]} <code className="text-sm whitespace-nowrap text-ink-faint">{code}</code>
          </span>
        </label>
      ))}
      {error && (
        <p role="alert" className="m-0 mt-1 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
