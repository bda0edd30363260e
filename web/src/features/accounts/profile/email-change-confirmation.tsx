import { Button } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { trpc } from '../../../lib/api/trpc.tsx'
import { refreshSession, type SessionUser } from '../../../lib/session/session.ts'
import { announceSessionEvent } from '../../../lib/session/session-events.ts'
import { FormFailure } from '../form/form-failure.tsx'
import { useFormAction } from '../form/use-form-action.ts'

/**
 * Confirms an email change after its link was opened. Email scanners follow links but do not click
 * buttons, so only the button confirms.
 */
export function EmailChangeConfirmation({ user }: { readonly user: SessionUser }) {
  const [query, setQuery] = useSearchParams()
  const token = query.get('token')
  const [confirmedMailbox, setConfirmedMailbox] = useState<'present' | 'new' | null>(null)
  const confirm = trpc.accounts.confirmEmailChange.useMutation()
  const { failure, run } = useFormAction(async (submittedToken: string) => {
    const { mailbox } = await confirm.mutateAsync({ token: submittedToken })
    setConfirmedMailbox(mailbox)
    setQuery({}, { replace: true })
    if (mailbox !== 'new') return
    announceSessionEvent('user-updated')
    await refreshSession()
  }, 'profile-update-failed')
  if (!token && !confirmedMailbox) return null
  return (
    <section aria-labelledby="email-change" className="mb-10 border-l-3 border-accent pl-5">
      <h2 id="email-change" className="m-0 font-display text-2xl leading-tight">
        Change your email
      </h2>
      <FormFailure message={failure} />
      {confirmedMailbox ? (
        <p role="status" className="mt-3 mb-0 max-w-[60ch] text-pretty">
          {confirmedMailbox === 'present'
            ? 'Thanks. If no account uses your new address, we emailed it a link. Open it while signed in to this account.'
            : `Your email has been changed. From now on, sign in with ${user.email}.`}
        </p>
      ) : (
        <>
          <p className="mt-3 mb-4 max-w-[60ch] text-ink-soft text-pretty">
            This link changes your account’s email. Didn’t request this? Close this page, and
            nothing will change.
          </p>
          <Button busy={confirm.isPending} onClick={() => token && void run(token)}>
            Confirm change
          </Button>
        </>
      )}
    </section>
  )
}
