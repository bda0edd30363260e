import { PeriodButton } from '../../../components/charts/period-button.tsx'

interface ChoiceRowProps<Value extends string> {
  readonly label: string
  readonly choices: readonly { readonly value: Value; readonly name: string }[]
  readonly value: Value
  readonly onChoose: (value: Value) => void
}

/** A row of buttons, one of them selected. */
export function ChoiceRow<Value extends string>(props: ChoiceRowProps<Value>) {
  const { label, choices, value, onChoose } = props
  return (
    <fieldset aria-label={label} className="m-0 flex min-w-0 flex-wrap gap-2 border-0 p-0">
      {choices.map((choice) => (
        <PeriodButton
          key={choice.value}
          isPressed={choice.value === value}
          onClick={() => onChoose(choice.value)}
        >
          {choice.name}
        </PeriodButton>
      ))}
    </fieldset>
  )
}
