import {
  type EarningSource,
  earningSourceNames,
  earningSources,
  type ReportField,
  type ReportReading,
} from '@everyshelf/domain/earnings'
import { Button, ChoiceField } from '@everyshelf/ui/primitives'
import { showError } from '@everyshelf/ui/toast'
import { useState } from 'react'
import { trpc } from '../../../lib/api/trpc.tsx'
import { ReportPanel } from './report-panel.tsx'

interface ColumnMappingProps {
  readonly fileName: string
  readonly unknown: Extract<ReportReading, { state: 'unknown' }>
  readonly onCancel: () => void
}

const fields: readonly { readonly field: ReportField; readonly label: string }[] = [
  { field: 'day', label: 'Date' },
  { field: 'amount', label: 'Commission' },
  { field: 'currency', label: 'Currency' },
  { field: 'tag', label: 'Tracking ID' },
  { field: 'book', label: 'ASIN or ISBN' },
  { field: 'title', label: 'Title' },
  { field: 'items', label: 'Items sold' },
  { field: 'advertiser', label: 'Store' },
  { field: 'country', label: 'Country' },
]

const sources = earningSources.map((code) => ({ code, name: earningSourceNames[code] }))

/** Asks once what the columns of an unknown report are. */
export function ColumnMapping({ fileName, unknown, onCancel }: ColumnMappingProps) {
  const { header, sample, signature, suggestion } = unknown
  const [source, setSource] = useState<EarningSource>(suggestion.source)
  const [columns, setColumns] = useState(suggestion.columns)
  const utils = trpc.useUtils()
  const remember = trpc.earnings.rememberMapping.useMutation({
    onSuccess: (settings) => utils.earnings.settings.setData(undefined, settings),
    onError: () => showError('profile-update-failed'),
  })
  const choices = header.map((name, index) => ({
    code: String(index),
    name: name.trim() || `Column ${index + 1}`,
  }))
  const isComplete = columns.day !== undefined && columns.amount !== undefined
  const exampleOf = (field: ReportField) => sample[0]?.[columns[field] ?? -1]?.trim() ?? ''
  return (
    <ReportPanel title={fileName}>
      <p className="m-0 mb-5 max-w-[62ch] text-pretty">
        We don’t know this report yet. Choose the column for each field. We’ll remember your choices
        for the next file.
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isComplete) {
            remember.mutate({ signature, mapping: { source, kind: 'commission', columns } })
          }
        }}
      >
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
          <ChoiceField
            label="Program"
            value={source}
            choices={sources}
            onChange={(code) => setSource(code as EarningSource)}
          />
          {fields.map(({ field, label }) => (
            <div key={field}>
              <ChoiceField
                label={label}
                value={String(columns[field] ?? '')}
                none={field === 'day' || field === 'amount' ? 'Choose a column' : 'Not in the file'}
                choices={choices}
                onChange={(code) => {
                  const { [field]: _, ...others } = columns
                  setColumns(code === '' ? others : { ...others, [field]: Number(code) })
                }}
              />
              <p className="m-0 mt-1 min-h-5 truncate text-sm text-ink-soft">
                {exampleOf(field) && `For example: ${exampleOf(field)}`}
              </p>
            </div>
          ))}
        </div>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button type="submit" busy={remember.isPending} disabled={!isComplete}>
            Continue
          </Button>
          <Button kind="outline" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
    </ReportPanel>
  )
}
