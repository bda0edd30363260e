import { ApiProvider, trpc } from '../../../lib/api.tsx'
import { OperatorCard } from './operator-card.tsx'
import { ReceiverList } from './receiver-list.tsx'

interface SiteFactsProps {
  readonly part: 'operator' | 'receivers'
}

/** What only the server knows of itself, for one part of a page. */
export function SiteFactsPart({ part }: SiteFactsProps) {
  return (
    <ApiProvider>
      <Asked part={part} />
    </ApiProvider>
  )
}

function Asked({ part }: SiteFactsProps) {
  const { data, isError, refetch } = trpc.site.describe.useQuery()
  if (part === 'receivers') return <ReceiverList uses={data?.uses} />
  if (data) return <OperatorCard operator={data.operator} />
  return isError ? <Unanswered onRetry={() => void refetch()} /> : <Waiting />
}

function Waiting() {
  return (
    <p role="status" className="text-ink-faint">
      Asking the server who runs it…
    </p>
  )
}

function Unanswered({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <p role="alert">
      The server could not be asked who runs it.{' '}
      <button type="button" onClick={onRetry} className="text-link min-h-6">
        Try again
      </button>
    </p>
  )
}
