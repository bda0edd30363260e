import {
  normalizeStatus,
  type RowStatus,
  type RowStatuses,
  rowStatuses,
  suggestStatus,
} from '@everyshelf/domain/earnings'
import { ChoiceField } from '@everyshelf/ui/primitives'

/** A value of the status column, and what it means; undefined until the author says so. */
interface StatusValue {
  readonly value: string
  readonly status: RowStatus | undefined
}

/** The values that a file has, each once, with what the author chose or what we suggest. */
export function listStatusValues(values: readonly string[], chosen: RowStatuses): StatusValue[] {
  const byName = new Map(values.toReversed().map((value) => [normalizeStatus(value), value]))
  return [...byName].toReversed().map(([name, value]) => ({
    value,
    status: Object.hasOwn(chosen, name) ? chosen[name] : suggestStatus(value),
  }))
}

const meaningTexts: Readonly<Record<RowStatus, string>> = {
  earned: 'Earned: counts',
  pending: 'Pending: counts until reversed',
  reversed: 'Reversed: does not count',
}

const choices = rowStatuses.map((code) => ({ code, name: meaningTexts[code] }))

interface StatusMeaningsProps {
  readonly meanings: readonly StatusValue[]
  readonly onChange: (value: string, status: RowStatus) => void
}

/** Asks which rows count. */
export function StatusMeanings({ meanings, onChange }: StatusMeaningsProps) {
  if (meanings.length === 0) return null
  return (
    <fieldset className="m-0 mt-5 min-w-0 border-0 border-t border-rule p-0 pt-4">
      <legend className="float-left mb-3 w-full font-display text-lg">
        What each status means
      </legend>
      <div className="clear-both grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {meanings.map(({ value, status }) => (
          <ChoiceField
            key={value}
            label={value || 'Without a status'}
            value={status ?? ''}
            {...(status === undefined && { none: 'Choose a meaning' })}
            choices={choices}
            onChange={(code) => onChange(value, code as RowStatus)}
          />
        ))}
      </div>
    </fieldset>
  )
}
