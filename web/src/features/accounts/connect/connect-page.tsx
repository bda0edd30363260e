import { readUserCode } from '@everyshelf/domain/devices'
import { Spinner } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { LoadFailure } from '../../../components/load-failure.tsx'
import { SignedInOnly } from '../../../components/signed-in-only.tsx'
import { trpc } from '../../../lib/api/trpc.tsx'
import { useSession } from '../../../lib/session/session.ts'
import { type SecurityProof, useSecurityProof } from '../security/use-security-proof.ts'
import { showApiError } from '../show-api-error.ts'
import { CodeForm } from './code-form.tsx'
import { CodeOutcome } from './code-outcome.tsx'
import { ConnectLayout } from './connect-layout.tsx'
import { CommandLineRequest, ExtensionRequest } from './requests.tsx'

/** The page on which a user approves or denies an extension or program that wants to use their account. */
export function ConnectPage() {
  return (
    <SignedInOnly skeleton={<ConnectSkeleton />}>
      <CodeFromUrl />
    </SignedInOnly>
  )
}

function CodeFromUrl() {
  const [params, setParams] = useSearchParams()
  const codeParam = params.get('user_code') ?? ''
  const code = readUserCode(codeParam)
  const [typed, setTyped] = useState<string | null>(null)
  const choose = (userCode: string) => {
    setTyped(userCode)
    setParams({ user_code: userCode })
  }
  if (!code) return <CodeForm initialText={codeParam} onCode={choose} />
  return <CodeReview key={code} code={code} isTyped={code === typed} onCode={choose} />
}

interface CodeReviewProps {
  readonly code: string
  /** Whether the user typed the code here, rather than opening a link that has it. */
  readonly isTyped: boolean
  readonly onCode: (code: string) => void
}

function CodeReview({ code, isTyped, onCode }: CodeReviewProps) {
  // Fetched once, so that the request does not change while the user reads it.
  const review = trpc.devices.review.useQuery(
    { userCode: code },
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnWindowFocus: false },
  )
  const { user } = useSession()
  const { approved, denied, ...answers } = useCodeAnswers(code)
  const answered = approved ?? denied
  if (review.isPending || !user) return <ConnectSkeleton />
  if (review.isError) {
    return (
      <ConnectLayout title="Connect to your account">
        <LoadFailure error={review.error} onRetry={() => void review.refetch()} />
      </ConnectLayout>
    )
  }
  const { state, extension, commandLine } = review.data
  if (answered) {
    return (
      <CodeOutcome
        state={answered}
        // False when another tab was faster and gave the other answer.
        isAnsweredHere={answered === (approved ? 'approved' : 'denied')}
        isCommandLine={commandLine !== undefined}
        onCode={onCode}
      />
    )
  }
  if (commandLine && !isTyped) {
    // A link from someone else must not be one click away from a key.
    return (
      <CodeForm
        title="Connect the command-line tool"
        lead="Enter the code that your own terminal shows."
        onCode={onCode}
      />
    )
  }
  const request = { code, email: user.email, ...answers }
  if (commandLine) return <CommandLineRequest {...request} commandLine={commandLine} />
  if (extension) return <ExtensionRequest {...request} extension={extension} />
  return <CodeOutcome state={state} isAnsweredHere={false} isCommandLine={false} onCode={onCode} />
}

function ConnectSkeleton() {
  return (
    <ConnectLayout title="Connect to your account">
      <Spinner label="Loading" late className="size-7 text-accent" />
    </ConnectLayout>
  )
}

/** Approves or denies a code. Approving also needs a recent sign-in or the password. */
function useCodeAnswers(userCode: string) {
  const approve = trpc.devices.approve.useMutation()
  const deny = trpc.devices.deny.useMutation({ onError: showApiError })
  const proof = useSecurityProof(async (given) => {
    await approve.mutateAsync({ userCode, ...given })
  })
  return {
    approve: {
      ...proof,
      run: (given: SecurityProof) => proof.run(given).catch(showApiError),
    },
    deny: { run: () => deny.mutate({ userCode }), isBusy: deny.isPending },
    approved: approve.data?.state,
    denied: deny.data?.state,
  }
}
