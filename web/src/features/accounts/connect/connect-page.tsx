import { readUserCode } from '@everyshelf/domain/devices'
import { Spinner } from '@everyshelf/ui/primitives'
import { useSearchParams } from 'react-router'
import { LoadFailure } from '../../../components/load-failure.tsx'
import { SignedInOnly } from '../../../components/signed-in-only.tsx'
import { ApiProvider, trpc } from '../../../lib/api.tsx'
import { CodeForm } from './code-form.tsx'
import { CodeOutcome } from './code-outcome.tsx'
import { ConnectQuestion } from './connect-question.tsx'
import { ConnectSheet } from './connect-sheet.tsx'

/** Where a person lets an extension act for their account, or does not. */
export function ConnectPage() {
  return (
    <SignedInOnly skeleton={<Waiting />}>
      <ApiProvider>
        <AskedCode />
      </ApiProvider>
    </SignedInOnly>
  )
}

function AskedCode() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('user_code') ?? ''
  const code = readUserCode(asked)
  const choose = (userCode: string) => setParams({ user_code: userCode })
  if (!code) return <CodeForm typed={asked} onCode={choose} />
  return <KnownCode key={code} code={code} onCode={choose} />
}

interface KnownCodeProps {
  readonly code: string
  readonly onCode: (code: string) => void
}

function KnownCode({ code, onCode }: KnownCodeProps) {
  // Looked at once: what it says does not change under a reader's eyes.
  const review = trpc.devices.review.useQuery(
    { userCode: code },
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnWindowFocus: false },
  )
  const approve = trpc.devices.approve.useMutation()
  const deny = trpc.devices.deny.useMutation()
  const answered = approve.data?.state ?? deny.data?.state
  if (review.isPending) return <Waiting />
  if (review.isError) {
    return (
      <ConnectSheet title="Connect the extension">
        <LoadFailure onRetry={() => void review.refetch()} />
      </ConnectSheet>
    )
  }
  const { state, asker } = review.data
  if (answered) {
    return <CodeOutcome state={answered} isOwnAnswer={isOwn(answered)} onCode={onCode} />
  }
  if (!asker) return <CodeOutcome state={state} isOwnAnswer={false} onCode={onCode} />
  return <ConnectQuestion code={code} asker={asker} approve={approve} deny={deny} />

  /** Another tab may have been quicker, with another answer. */
  function isOwn(given: string): boolean {
    return given === (approve.data ? 'approved' : 'denied')
  }
}

function Waiting() {
  return (
    <ConnectSheet title="Connect the extension">
      <Spinner label="Loading" late className="size-7 text-accent" />
    </ConnectSheet>
  )
}
