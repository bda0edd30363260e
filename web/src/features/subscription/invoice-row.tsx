import { formatDate, formatMoney } from '@everyshelf/domain/format'
import type { RouterOutputs } from '@everyshelf/server/api'
import { Badge } from '@everyshelf/ui/primitives'
import { ExternalLink } from '../../components/external-link.tsx'

type Invoice = RouterOutputs['subscription']['invoices']['invoices'][number]

const statuses = {
  paid: { label: 'Paid', tone: 'accent' },
  open: { label: 'Payment due', tone: 'danger' },
  void: { label: 'Void', tone: 'plain' },
  uncollectible: { label: 'Not collected', tone: 'plain' },
  refunded: { label: 'Refunded', tone: 'plain' },
  'partly-refunded': { label: 'Partially refunded', tone: 'plain' },
  disputed: { label: 'Disputed', tone: 'danger' },
  'dispute-lost': { label: 'Reversed by your bank', tone: 'danger' },
} as const satisfies Record<Invoice['status'], object>

/** One invoice, with Stripe's page, where an open one can be paid, and its PDF. */
export function InvoiceRow({ invoice }: { readonly invoice: Invoice }) {
  const { number, createdAt, amount, currency, status, pageUrl, pdfUrl } = invoice
  const { label, tone } = statuses[status]
  const name = number ?? `dated ${formatDate(createdAt)}`
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-rule py-2.5 text-sm">
      <span className="tabular w-26">{formatDate(createdAt)}</span>
      <span className="tabular w-16 font-medium">{formatMoney(amount, currency)}</span>
      <span className="sm:w-38">
        <Badge tone={tone}>{label}</Badge>
      </span>
      <span className="min-w-24 flex-1 text-ink-soft [overflow-wrap:anywhere]">{number}</span>
      <span className="flex gap-x-4">
        {pageUrl && (
          <ExternalLink href={pageUrl} about={` invoice ${name}`}>
            {status === 'open' ? 'Pay' : 'View'}
          </ExternalLink>
        )}
        {pdfUrl && (
          <ExternalLink href={pdfUrl} about={` of invoice ${name}`}>
            PDF
          </ExternalLink>
        )}
      </span>
    </li>
  )
}
