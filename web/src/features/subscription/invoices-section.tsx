import { readApiError } from '@everyshelf/client'
import { formatDate, formatMoney } from '@everyshelf/domain/format'
import type { RouterOutputs } from '@everyshelf/server/api'
import { Badge, Button } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { AccountSection } from '../../components/account-section.tsx'
import { ExternalLink } from '../../components/external-link.tsx'
import { LoadFailure } from '../../components/load-failure.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { trpc } from '../../lib/api/trpc.tsx'
import { useSession } from '../../lib/session/session.ts'
import { useSubscription } from '../../lib/subscription/subscription-store.ts'

/** As many as fit on the first screen. */
const FIRST = 6

/** The user's invoices, read from Stripe each time, because Stripe's addresses expire. */
export function InvoicesSection() {
  const { hasPayments } = useSession()
  const { response } = useSubscription()
  // A server that no longer sells may still have subscribers.
  const enabled = hasPayments || Boolean(response?.subscription)
  const query = trpc.subscription.invoices.useQuery(undefined, { staleTime: 0, enabled })
  const code = query.error && readApiError(query.error).code
  if (!enabled || code === 'payment-not-set-up') return null
  return (
    <AccountSection title="Invoices" about="Stripe creates and stores your invoices.">
      {query.isError && <LoadFailure error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && (
        <Skeleton>
          <div className="h-24 rounded-md bg-wash" />
        </Skeleton>
      )}
      {query.data && <InvoiceList {...query.data} />}
    </AccountSection>
  )
}

function InvoiceList({ invoices, hasMore }: RouterOutputs['subscription']['invoices']) {
  const [isWhole, setWhole] = useState(false)
  if (invoices.length === 0) {
    return <p className="m-0 text-ink-soft">No invoices yet.</p>
  }
  const isDisputed = invoices.some(({ status }) => status === 'disputed')
  return (
    <>
      {isDisputed && (
        <p className="mt-0 mb-4 text-ink-soft text-pretty">
          Your bank is reviewing a disputed payment. Premium ends if the bank reverses it.
        </p>
      )}
      <ul aria-label="Invoices" className="m-0 list-none border-b border-rule p-0">
        {(isWhole ? invoices : invoices.slice(0, FIRST)).map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </ul>
      {!isWhole && invoices.length > FIRST && (
        <Button kind="quiet" size="small" className="mt-3" onClick={() => setWhole(true)}>
          Show older invoices
        </Button>
      )}
      {hasMore && (isWhole || invoices.length <= FIRST) && (
        <p className="m-0 mt-3 text-sm text-ink-soft">
          Older invoices are on Stripe’s page. Click Change payment method to open it.
        </p>
      )}
    </>
  )
}

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
function InvoiceRow({ invoice }: { readonly invoice: Invoice }) {
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
