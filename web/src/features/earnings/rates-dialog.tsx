import { earningCurrencies, parseRate } from '@everyshelf/domain/earnings'
import { Button, ChoiceField, Dialog, TextField } from '@everyshelf/ui/primitives'
import { showError } from '@everyshelf/ui/toast'
import { useState } from 'react'
import { Form } from '../../components/form.tsx'
import { trpc } from '../../lib/api/trpc.tsx'
import type { EarningSettings } from './overview.ts'

interface RatesDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** The currencies that need a rate. */
  readonly currencies: readonly string[]
  readonly onSaved: () => void
}

/** Asks for the currency of the total and the rate of each other one. */
export function RatesDialog({ open, onOpenChange, currencies, onSaved }: RatesDialogProps) {
  const settings = trpc.earnings.settings.useQuery(undefined, { enabled: open })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Exchange rates"
      description="We convert amounts at the rates you enter. We never look rates up."
    >
      {settings.data && (
        <RatesForm
          settings={settings.data}
          currencies={currencies}
          onSaved={() => {
            onOpenChange(false)
            onSaved()
          }}
        />
      )}
    </Dialog>
  )
}

const displayNames = new Intl.DisplayNames('en', { type: 'currency' })
const choices = earningCurrencies.map((code) => ({
  code,
  name: `${code} · ${displayNames.of(code) ?? code}`,
}))

interface RatesFormProps extends Pick<RatesDialogProps, 'currencies' | 'onSaved'> {
  readonly settings: EarningSettings
}

function RatesForm({ settings, currencies, onSaved }: RatesFormProps) {
  const [total, setTotal] = useState(settings.currency ?? currencies[0] ?? 'USD')
  const [rates, setRates] = useState<Readonly<Record<string, string>>>(
    settings.currency === total ? settings.rates : {},
  )
  const [showsProblems, setShowsProblems] = useState(false)
  const utils = trpc.useUtils()
  const save = trpc.earnings.setRates.useMutation({
    onSuccess: async (saved) => {
      utils.earnings.settings.setData(undefined, saved)
      await utils.earnings.overview.invalidate()
      onSaved()
    },
    onError: () => showError('profile-update-failed'),
  })
  const others = currencies.filter((currency) => currency !== total)
  const parsed = others.map((currency) => [currency, parseRate(rates[currency] ?? '')] as const)
  return (
    <Form
      className="mt-6"
      onSubmit={() => {
        setShowsProblems(true)
        const complete = parsed.flatMap(([currency, rate]) => (rate ? [[currency, rate]] : []))
        if (complete.length < others.length) return
        const known = settings.currency === total ? settings.rates : {}
        save.mutate({ currency: total, rates: { ...known, ...Object.fromEntries(complete) } })
      }}
    >
      <ChoiceField
        label="Currency of the total"
        value={total}
        choices={choices}
        onChange={(currency) => {
          setTotal(currency)
          setRates({})
        }}
      />
      <div className="mt-5">
        {parsed.map(([currency, rate]) => (
          <TextField
            key={currency}
            label={`1 ${currency} in ${total}`}
            inputMode="decimal"
            autoComplete="off"
            placeholder="0.92"
            value={rates[currency] ?? ''}
            error={showsProblems && !rate ? 'Enter a number, such as 0.92.' : undefined}
            onChange={({ currentTarget: { value } }) => setRates({ ...rates, [currency]: value })}
          />
        ))}
      </div>
      <Button type="submit" busy={save.isPending} className="mt-4">
        Save rates
      </Button>
    </Form>
  )
}
