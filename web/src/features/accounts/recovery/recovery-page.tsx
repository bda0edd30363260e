import { readApiError } from '@everyshelf/client'
import { formatDateTime } from '@everyshelf/domain/format'
import { errorMessages } from '@everyshelf/domain/messages'
import { Button } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { Link } from 'react-router'
import { LoadFailure } from '../../../components/load-failure.tsx'
import { ApiProvider, trpc } from '../../../lib/api/trpc.tsx'
import { accountAddress, refreshSession } from '../../../lib/session/session.ts'
import { AccountLayout } from '../account-layout.tsx'
import { FormFailure } from '../form/form-failure.tsx'
import { useFormAction } from '../form/use-form-action.ts'
import { NoReferrer } from '../no-referrer.tsx'

const sidePanel = {
  headline: 'Keep your account safe',
  lines: ['Cancel the request if you didn’t make it', 'Then choose a new password'],
}

const outcomes = {
  canceled: {
    text: 'Request canceled. Two-factor authentication stays on.',
    mode: 'reset-password',
    link: 'Choose a new password',
  },
  finished: {
    text: 'Two-factor authentication is off. Sign in, then set it up again.',
    mode: 'signin',
    link: 'Sign in',
  },
} as const

/**
 * The page that the email about a lost device links to. Email scanners follow links but do not
 * click buttons, so only the buttons change something.
 */
export function RecoveryPage({ token }: { readonly token: string }) {
  return (
    <AccountLayout title="Turn off two-factor authentication" sidePanel={sidePanel}>
      <NoReferrer />
      <ApiProvider>
        <Recovery token={token} />
      </ApiProvider>
    </AccountLayout>
  )
}

function Recovery({ token }: { readonly token: string }) {
  const [result, setResult] = useState<keyof typeof outcomes | null>(null)
  const request = trpc.security.viewRecovery.useQuery({ token }, { staleTime: 0, retry: false })
  const cancel = trpc.security.cancelRecoveryByLink.useMutation()
  const finish = trpc.security.finishRecovery.useMutation()
  const { failure, run } = useFormAction(async (action: keyof typeof outcomes) => {
    await (action === 'canceled' ? cancel : finish).mutateAsync({ token })
    setResult(action)
    void refreshSession()
  }, 'profile-update-failed')
  if (result) {
    const { text, mode, link } = outcomes[result]
    return (
      <div role="status" className="border-l-3 border-accent pl-4">
        <p className="m-0 mb-2">{text}</p>
        <p className="m-0">
          <Link to={accountAddress(mode)} className="text-link">
            {link}
          </Link>
        </p>
      </div>
    )
  }
  if (request.isPending) return <div className="h-28 animate-late bg-wash" />
  if (!request.data) {
    return readApiError(request.error).code === 'invalid-token' ? (
      <FormFailure message={errorMessages['invalid-token']} />
    ) : (
      <LoadFailure error={request.error} onRetry={() => void request.refetch()} />
    )
  }
  const { readyAt, isReady } = request.data
  return (
    <>
      <FormFailure message={failure} />
      <p className="mt-0 mb-6">
        {isReady ? (
          'Your account will no longer ask for a code at sign-in. Your authenticator apps and recovery codes will be removed.'
        ) : (
          <>
            You can turn it off starting <time dateTime={readyAt}>{formatDateTime(readyAt)}</time>.
            Open this link again after that.
          </>
        )}
      </p>
      <div className="grid gap-3">
        {isReady && (
          <Button size="large" busy={finish.isPending} onClick={() => void run('finished')}>
            Turn off two-factor authentication
          </Button>
        )}
        <Button
          kind="danger"
          size="large"
          busy={cancel.isPending}
          onClick={() => void run('canceled')}
        >
          Cancel the request
        </Button>
      </div>
    </>
  )
}
