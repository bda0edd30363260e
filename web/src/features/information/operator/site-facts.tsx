import type { RouterOutputs } from '@everyshelf/server/api'
import { ApiProvider, trpc } from '../../../lib/api/trpc.tsx'
import { RecipientList } from './recipient-list.tsx'

interface SiteFactsProps {
  readonly content: 'operator' | 'recipients'
}

/** Facts that only the server knows: its operator, and the companies it uses. */
export function SiteFactsContent({ content }: SiteFactsProps) {
  return (
    <ApiProvider>
      <LoadedFacts content={content} />
    </ApiProvider>
  )
}

function LoadedFacts({ content }: SiteFactsProps) {
  const { data, isError, refetch } = trpc.site.describe.useQuery()
  if (content === 'recipients') return <RecipientList {...data} />
  if (data) return <OperatorCard operator={data.operator} />
  return isError ? <LoadError onRetry={() => void refetch()} /> : <Loading />
}

function Loading() {
  return (
    <p role="status" className="text-ink-faint">
      Loading the operator’s details…
    </p>
  )
}

function LoadError({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <p role="alert">
      The operator’s details could not be loaded.{' '}
      <button type="button" onClick={onRetry} className="text-link min-h-6">
        Try again
      </button>
    </p>
  )
}

/** The operator's name, address and email. The admin area says which of them are missing. */
function OperatorCard({ operator }: Pick<RouterOutputs['site']['describe'], 'operator'>) {
  const { name, address, email } = operator
  return (
    <>
      {(name || address) && (
        <address className="border-l-2 border-accent pl-4 not-italic [overflow-wrap:anywhere]">
          {name && <span className="block font-semibold">{name}</span>}
          {address && <span className="block">{address}</span>}
        </address>
      )}
      {email && (
        <p className="[overflow-wrap:anywhere]">
          Email:{' '}
          <a href={`mailto:${email}`} className="text-link">
            {email}
          </a>
        </p>
      )}
    </>
  )
}
