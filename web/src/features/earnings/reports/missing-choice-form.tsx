import {
  type DayOrder,
  earningCurrencies,
  parseReportDay,
  type ReportChoices,
  type ReportReading,
} from '@everyshelf/domain/earnings'
import { formatDate } from '@everyshelf/domain/format'
import { isMarketplaceCode, marketplaces } from '@everyshelf/domain/marketplaces'
import { Button, ChoiceField } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { Form } from '../../../components/form.tsx'
import { ReportPanel } from './report-panel.tsx'

interface MissingChoiceFormProps {
  readonly fileName: string
  readonly incomplete: Extract<ReportReading, { state: 'incomplete' }>
  readonly onChoose: (choice: Omit<ReportChoices, 'mappings'>) => void
  readonly onCancel: () => void
}

const stores = marketplaces.map(({ code, storeName }) => ({ code, name: storeName }))
const currencies = earningCurrencies.map((code) => ({ code, name: code }))

interface Question {
  readonly label: string
  readonly none: string
  readonly choices: readonly { readonly code: string; readonly name: string }[]
  readonly hint: string
}

/** Asks for the store, the currency, or the order of day and month, which some reports do not show. */
export function MissingChoiceForm({
  fileName,
  incomplete,
  onChoose,
  onCancel,
}: MissingChoiceFormProps) {
  const [value, setValue] = useState('')
  const { label, none, choices, hint } = describeQuestion(incomplete)
  return (
    <ReportPanel title={`${incomplete.name} · ${fileName}`}>
      <Form
        onSubmit={() => {
          if (incomplete.missing === 'currency') onChoose({ currency: value })
          else if (incomplete.missing === 'day-order') onChoose({ dayOrder: value as DayOrder })
          else if (isMarketplaceCode(value)) onChoose({ marketplace: value })
        }}
        noValidate={false}
      >
        <div className="max-w-96">
          <ChoiceField
            label={label}
            value={value}
            none={none}
            choices={choices}
            onChange={setValue}
          />
        </div>
        <p className="mt-2 mb-0 text-sm text-ink-soft">{hint}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button type="submit" disabled={value === ''}>
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

function describeQuestion({
  missing,
  tags,
  date = '',
}: MissingChoiceFormProps['incomplete']): Question {
  if (missing === 'currency') {
    return {
      label: 'Currency of the amounts',
      none: 'Choose a currency',
      choices: currencies,
      hint: 'The file does not say.',
    }
  }
  if (missing === 'day-order') {
    const orders: readonly DayOrder[] = ['day-first', 'month-first']
    return {
      label: `Which day is ${date}?`,
      none: 'Choose a day',
      choices: orders.map((code) => ({ code, name: formatDate(parseReportDay(date, code) ?? '') })),
      hint: 'Every date in this file can be read both ways.',
    }
  }
  return {
    label: 'Which Amazon store is this report from?',
    none: 'Choose a store',
    choices: stores,
    hint:
      tags.length > 0
        ? `Tracking IDs in the file: ${tags.slice(0, 5).join(', ')}`
        : 'The file does not say.',
  }
}
