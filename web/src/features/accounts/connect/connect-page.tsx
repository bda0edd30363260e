import { readUserCode } from '@everyshelf/domain/devices'
import { Spinner } from '@everyshelf/ui/primitives'
import { useSearchParams } from 'react-router'
import { LoadFailure } from '../../../components/load-failure.tsx'
import { SignedInOnly } from '../../../components/signed-in-only.tsx'
import { ApiProvider, trpc } from '../../../lib/api/trpc.tsx'
import { CodeForm } from './code-form.tsx'
import { CodeOutcome } from './code-outcome.tsx'
import { ConnectLayout } from './connect-layout.tsx'
import { ConnectRequest } from './connect-request.tsx'

/** The page on which a user approves or denies an extension that wants to use their account. */
export function ConnectPage() {
  return (
    <SignedInOnly skeleton={<ConnectSkeleton />}>
      <ApiProvider>
        <CodeFromUrl />
      </ApiProvider>
    </SignedInOnly>
  )
}

function CodeFromUrl() {
  const [params, setParams] = useSearchParams()
  const codeParam = params.get('user_code') ?? ''
  const code = readUserCode(codeParam)
  const choose = (userCode: string) => setParams({ user_code: userCode })
  if (!code) return <CodeForm initialText={codeParam} onCode={choose} />
  return <CodeReview key={code} code={code} onCode={choose} />
}

interface CodeReviewProps {
  readonly code: string
  readonly onCode: (code: string) => void
}

function CodeReview({ code, onCode }: CodeReviewProps) {
  // Fetched once, so that the request does not change while the user reads it.
  const review = trpc.devices.review.useQuery(
    { userCode: code },
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnWindowFocus: false },
  )
  const approve = trpc.devices.approve.useMutation()
  const deny = trpc.devices.deny.useMutation()
  const answered = approve.data?.state ?? deny.data?.state
  if (review.isPending) return <ConnectSkeleton />
  if (review.isError) {
    return (
      <ConnectLayout title="Connect the extension">
        <LoadFailure error={review.error} onRetry={() => void review.refetch()} />
      </ConnectLayout>
    )
  }
  const { state, extension } = review.data
  if (answered) {
    return (
      <CodeOutcome state={answered} isAnsweredHere={isAnsweredHere(answered)} onCode={onCode} />
    )
  }
  if (!extension) return <CodeOutcome state={state} isAnsweredHere={false} onCode={onCode} />
  return <ConnectRequest code={code} extension={extension} approve={approve} deny={deny} />

  /** False when another tab was faster and gave the other answer. */
  function isAnsweredHere(state: string): boolean {
    return state === (approve.data ? 'approved' : 'denied')
  }
}

function ConnectSkeleton() {
  return (
    <ConnectLayout title="Connect the extension">
      <Spinner label="Loading" late className="size-7 text-accent" />
    </ConnectLayout>
  )
}
