import {
  type EarningSource,
  earningSourceCodes,
  earningSources,
  normalizeStatus,
  type ReportColumns,
  type ReportField,
  type ReportMapping,
  type ReportReading,
  type RowStatus,
  type RowStatuses,
  rowStatuses,
  STATUS_VALUES_MAX,
  suggestStatus,
} from '@everyshelf/domain/earnings'
import { Button, ChoiceField } from '@everyshelf/ui/primitives'
import { showError } from '@everyshelf/ui/toast'
import { useState } from 'react'
import { Form } from '../../../components/form.tsx'
import { trpc } from '../../../lib/api/trpc.tsx'
import { ReportPanel } from './report-panel.tsx'

interface ColumnMappingProps {
  readonly fileName: string
  readonly unknown: Extract<ReportReading, { state: 'unknown' }>
  readonly onCancel: () => void
}

type Field = Readonly<{ field: ReportField; label: string }>

const neededFields: readonly Field[] = [
  { field: 'day', label: 'Date' },
  { field: 'amount', label: 'Commission' },
]

const statusField: Field = { field: 'status', label: 'Status' }

const furtherFields: readonly Field[] = [
  { field: 'currency', label: 'Currency' },
  { field: 'tag', label: 'Tracking ID' },
  { field: 'book', label: 'ASIN or ISBN' },
  { field: 'title', label: 'Title' },
  { field: 'items', label: 'Items sold' },
  { field: 'advertiser', label: 'Store' },
  { field: 'country', label: 'Country' },
  { field: 'reference', label: 'Transaction ID' },
]

const sources = earningSourceCodes.map((code) => ({ code, name: earningSources[code].name }))

/** Asks once what the columns of a report are, and which of its rows count. */
export function ColumnMapping({ fileName, unknown, onCancel }: ColumnMappingProps) {
  const { header, sample, signature, suggestion, reason, columnValues } = unknown
  const [source, setSource] = useState<EarningSource>(suggestion.source)
  const [columns, setColumns] = useState<ReportColumns>(suggestion.columns)
  const [statuses, setStatuses] = useState(suggestion.statuses ?? {})
  const utils = trpc.useUtils()
  const remember = trpc.earnings.rememberMapping.useMutation({
    onSuccess: (settings) => utils.earnings.settings.setData(undefined, settings),
    onError: () => showError('profile-update-failed'),
  })
  const choices = header.map((name, index) => ({
    code: String(index),
    name: name.trim() || `Column ${index + 1}`,
  }))
  const values = columns.status === undefined ? [] : columnValues[columns.status]
  const meanings = listStatusValues(values ?? [], statuses)
  const isComplete =
    columns.day !== undefined &&
    columns.amount !== undefined &&
    values !== null &&
    meanings.every(({ status }) => status !== undefined)
  // A status changes what counts, so it is never hidden.
  const showsStatus = reason === 'status' || suggestion.columns.status !== undefined
  const exampleOf = (field: ReportField) => sample[0]?.[columns[field] ?? -1]?.trim() ?? ''
  const renderField = ({ field, label }: Field) => (
    <div key={field}>
      <ChoiceField
        label={label}
        value={String(columns[field] ?? '')}
        none={describeNone(field)}
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
  )
  return (
    <ReportPanel title={fileName}>
      <p className="m-0 mb-5 max-w-[62ch] text-pretty">
        {reason === 'status'
          ? 'We know this report, but not which of its rows count. Choose what each status means.'
          : 'We don’t know this report yet. Choose the column for each field.'}{' '}
        We’ll remember your choices for the next file.
      </p>
      <Form
        onSubmit={() => {
          if (!isComplete) return
          const { kind } = suggestion
          const chosen = keepStatuses(statuses, meanings)
          remember.mutate({ signature, mapping: { source, kind, columns, statuses: chosen } })
        }}
        noValidate={false}
      >
        <div className={GRID}>
          <ChoiceField
            label="Program"
            value={source}
            choices={sources}
            onChange={(code) => setSource(code as EarningSource)}
          />
          {neededFields.map(renderField)}
          {showsStatus && renderField(statusField)}
        </div>
        <details className="mt-4">
          <summary className="text-link inline-flex min-h-11 cursor-pointer items-center font-semibold">
            More columns
          </summary>
          <div className={`mt-3 ${GRID}`}>
            {!showsStatus && renderField(statusField)}
            {furtherFields.map(renderField)}
          </div>
        </details>
        {values === null ? (
          <p role="alert" className="m-0 mt-4 max-w-[62ch] text-danger">
            The status column has more than {STATUS_VALUES_MAX} different values. Choose another
            column.
          </p>
        ) : (
          <StatusMeanings
            meanings={meanings}
            onChange={(value, status) =>
              setStatuses({ ...statuses, [normalizeStatus(value)]: status })
            }
          />
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          <Button type="submit" busy={remember.isPending} disabled={!isComplete}>
            Continue
          </Button>
          <Button kind="outline" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </Form>
    </ReportPanel>
  )
}

const GRID = 'grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3'

function describeNone(field: ReportField): string {
  if (field === 'day' || field === 'amount') return 'Choose a column'
  return field === 'status' ? 'None: every row counts' : 'Not in the file'
}

/** Those of this file, then as many of earlier files as can be remembered. */
function keepStatuses(
  all: NonNullable<ReportMapping['statuses']>,
  meanings: ReturnType<typeof listStatusValues>,
): ReportMapping['statuses'] {
  const inFile = meanings.flatMap(({ value, status }) =>
    status ? [[normalizeStatus(value), status] as const] : [],
  )
  const names = new Set(inFile.map(([name]) => name))
  const others = Object.entries(all).filter(([name]) => !names.has(name))
  return Object.fromEntries([...inFile, ...others].slice(0, STATUS_VALUES_MAX))
}

/** A value of the status column, and what it means; undefined until the author says so. */
interface StatusValue {
  readonly value: string
  readonly status: RowStatus | undefined
}

/** The values that a file has, each once, with what the author chose or what we suggest. */
function listStatusValues(values: readonly string[], chosen: RowStatuses): StatusValue[] {
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
function StatusMeanings({ meanings, onChange }: StatusMeaningsProps) {
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
