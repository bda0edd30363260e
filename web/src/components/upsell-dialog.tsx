import { MONEY_BACK_DAYS, PREMIUM_PRICE_TEXT } from '@everyshelf/domain/plans'
import { Button, buttonClasses, Dialog } from '@everyshelf/ui/primitives'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'

const REASONS = [
  'Universal book links across many stores',
  'Your own affiliate tag in each store',
  'Unlimited saved links',
]

interface UpsellDialogProps {
  readonly title: string
  readonly description: string
  readonly onClose: () => void
}

/** Shows what Premium adds when a free user opens a Premium feature. */
export function UpsellDialog({ title, description, onClose }: UpsellDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
    >
      <ul className="m-0 mt-5 list-none border-t border-rule p-0">
        {REASONS.map((reason) => (
          <li key={reason} className="flex items-center gap-3 border-b border-rule py-3">
            <Check className="size-5 shrink-0 text-accent" />
            {reason}
          </li>
        ))}
      </ul>
      <p className="m-0 mt-4 text-sm text-ink-soft">
        Launch price: {PREMIUM_PRICE_TEXT}. Cancel anytime. {MONEY_BACK_DAYS}-day money-back
        guarantee.
      </p>
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        <Button kind="outline" onClick={onClose}>
          Maybe Later
        </Button>
        <Link to={paths.pricing} className={buttonClasses('solid')}>
          Upgrade Now
        </Link>
      </div>
    </Dialog>
  )
}
