import { useState } from 'react'
import { ChoiceRows } from '../../../components/choice-rows.tsx'
import { Checklist } from './checklist.tsx'

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
export function SwitchedChecklist<Code extends string>(props: SwitchedChecklistProps<Code>) {
  const { legend, offTitle, onTitle, label, searchLabel, choices, onChange } = props
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
