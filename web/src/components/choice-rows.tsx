import { type ReactNode, useId } from 'react'

export interface Choice<Value extends string> {
  readonly value: Value
  readonly title: ReactNode
  readonly about?: ReactNode
}

interface ChoiceRowsProps<Value extends string> {
  readonly legend: string
  /** For a group whose meaning stands beside it already: the legend is only read aloud. */
  readonly hideLegend?: boolean
  readonly choices: readonly Choice<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** One of a few, each with a line that says what it means. */
export function ChoiceRows<Value extends string>({
  legend,
  hideLegend = false,
  choices,
  value,
  onChange,
}: ChoiceRowsProps<Value>) {
  const name = useId()
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className={hideLegend ? 'sr-only' : 'mb-2 p-0 font-semibold'}>{legend}</legend>
      <div className="border-b border-rule">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex cursor-pointer items-baseline gap-3 border-t border-rule py-3.5 hover:bg-wash has-checked:bg-wash"
          >
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="ml-3 size-4.5 shrink-0 translate-y-0.5 accent-accent"
            />
            <span className="min-w-0 pr-3">
              <span className="font-semibold">{choice.title}</span>
              {choice.about && (
                <span className="mt-0.5 block max-w-[62ch] text-ink-soft text-pretty">
                  {choice.about}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
