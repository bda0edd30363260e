import {
  earningCurrencies,
  type ReportChoices,
  type ReportReading,
} from '@everyshelf/domain/earnings'
import { isMarketplaceCode, marketplaces } from '@everyshelf/domain/marketplaces'
import { Button, ChoiceField } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { ReportPanel } from './report-panel.tsx'

interface MissingChoiceFormProps {
  readonly fileName: string
  readonly incomplete: Extract<ReportReading, { state: 'incomplete' }>
  readonly onChoose: (choice: Pick<ReportChoices, 'marketplace' | 'currency'>) => void
  readonly onCancel: () => void
}

const stores = marketplaces.map(({ code, storeName }) => ({ code, name: storeName }))
const currencies = earningCurrencies.map((code) => ({ code, name: code }))

/** Asks for the store or the currency, which some reports do not name. */
export function MissingChoiceForm(props: MissingChoiceFormProps) {
  const { fileName, incomplete, onChoose, onCancel } = props
  const [value, setValue] = useState('')
  const isStore = incomplete.missing === 'marketplace'
  return (
    <ReportPanel title={`${incomplete.name} · ${fileName}`}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!isStore) onChoose({ currency: value })
          else if (isMarketplaceCode(value)) onChoose({ marketplace: value })
        }}
      >
        <div className="max-w-96">
          <ChoiceField
            label={isStore ? 'Which Amazon store is this report from?' : 'Currency of the amounts'}
            value={value}
            none={isStore ? 'Choose a store' : 'Choose a currency'}
            choices={isStore ? stores : currencies}
            onChange={setValue}
          />
        </div>
        <p className="mt-2 mb-0 text-sm text-ink-soft">
          {isStore && incomplete.tags.length > 0
            ? `Tracking IDs in the file: ${incomplete.tags.slice(0, 5).join(', ')}`
            : 'The file does not say.'}
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button type="submit" disabled={value === ''}>
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
