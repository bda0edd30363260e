import { formatAmount } from '@everyshelf/domain/earnings'
import { Button } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { PeriodButton } from '../../components/charts/period-button.tsx'
import type { ChangeQuery } from '../../components/charts/range.ts'
import type { EarningsOverview } from './overview.ts'
import { RatesDialog } from './rates-dialog.tsx'

interface CurrencyChoiceProps {
  readonly overview: EarningsOverview
  readonly changeQuery: ChangeQuery
}

/** The currencies of the range. Amounts are added up only with the author's exchange rates. */
export function CurrencyChoice({ overview, changeQuery }: CurrencyChoiceProps) {
  const { currencies, currency, isConverted } = overview
  const [isOpen, setOpen] = useState(false)
  if (currencies.length < 2 && !isConverted) return null
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
      <fieldset
        aria-label="Currency"
        className="-m-1.5 flex min-w-0 gap-2 overflow-x-auto border-0 p-1.5 [scrollbar-width:none] max-sm:-mx-6 max-sm:px-6"
      >
        {isConverted && (
          <PeriodButton isPressed onClick={() => changeQuery({ currency: null })}>
            {`All in ${currency}`}
          </PeriodButton>
        )}
        {currencies.map((each) => (
          <PeriodButton
            key={each.currency}
            isPressed={!isConverted && each.currency === currency}
            onClick={() => changeQuery({ currency: each.currency })}
          >
            {formatAmount(each.amount, each.currency)}
          </PeriodButton>
        ))}
      </fieldset>
      <Button kind="quiet" size="small" className="min-h-11" onClick={() => setOpen(true)}>
        {isConverted ? 'Edit exchange rates' : 'Add up all currencies'}
      </Button>
      <RatesDialog
        open={isOpen}
        onOpenChange={setOpen}
        currencies={currencies.map((each) => each.currency)}
        onSaved={() => changeQuery({ currency: null })}
      />
    </div>
  )
}
