import { formatDateTime } from '@everyshelf/domain/format'
import { Badge } from '@everyshelf/ui/primitives'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { DeliveryDetailsPanel } from './delivery-details.tsx'
import {
  type DeliveryView,
  deliveryLabels,
  describeDelivery,
  nameEvent,
} from './describe-webhook.ts'

interface DeliveryRowProps {
  readonly delivery: DeliveryView
  readonly canResend: boolean
}

export function DeliveryRow({ delivery, canResend }: DeliveryRowProps) {
  const [isOpen, setOpen] = useState(false)
  const { type, state, createdAt } = delivery
  const { label, tone } = deliveryLabels[state]
  return (
    <li className="border-t border-rule">
      <details className="group" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="flex min-h-12 cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-0.5 py-2 hover:text-accent [&::-webkit-details-marker]:hidden">
          <Badge tone={tone}>{label}</Badge>
          <span className="font-medium">{nameEvent(type)}</span>
          <time dateTime={createdAt} className="tabular text-sm text-ink-faint sm:ml-auto">
            {formatDateTime(createdAt)}
          </time>
          <ChevronDown
            aria-hidden="true"
            className="size-4 text-ink-faint transition-transform duration-150 group-open:rotate-180 max-sm:ml-auto"
          />
          <span className="w-full text-sm text-ink-soft">{describeDelivery(delivery)}</span>
        </summary>
        {isOpen && <DeliveryDetailsPanel delivery={delivery} canResend={canResend} />}
      </details>
    </li>
  )
}
