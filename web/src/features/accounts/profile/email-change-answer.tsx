import { Button } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { trpc } from '../../../lib/api.tsx'
import { refreshSession, type SessionUser } from '../../../lib/session.ts'
import { announceSessionEvent } from '../../../lib/session-events.ts'
import { FormFailure } from '../form/form-failure.tsx'
import { useAct } from '../form/use-act.ts'

/**
 * The page behind the mails about another address. Programs that read mail follow links but press no
 * buttons, so the button does the deed (S21).
 */
export function EmailChangeAnswer({ user }: { readonly user: SessionUser }) {
  const [query, setQuery] = useSearchParams()
  const token = query.get('token')
  const [answered, setAnswered] = useState<'present' | 'new' | null>(null)
  const confirm = trpc.accounts.confirmEmailChange.useMutation()
  const { failure, run } = useAct(async (asked: string) => {
    const { mailbox } = await confirm.mutateAsync({ token: asked })
    setAnswered(mailbox)
    setQuery({}, { replace: true })
    if (mailbox !== 'new') return
    announceSessionEvent('user-updated')
    await refreshSession()
  }, 'profile-update-failed')
  if (!token && !answered) return null
  return (
    <section aria-labelledby="email-change" className="mb-10 border-l-3 border-accent pl-5">
      <h2 id="email-change" className="m-0 font-display text-2xl leading-tight">
        Another address for your account
      </h2>
      <FormFailure message={failure} />
      {answered ? (
        <p role="status" className="mt-3 mb-0 max-w-[60ch] text-pretty">
          {answered === 'present'
            ? 'Thank you. Now we have written to the new address: open the link in that mail, signed in as you are now, and it is done.'
            : `It is done. From now on you sign in with ${user.email}, and our mails go there.`}
        </p>
      ) : (
        <>
          <p className="mt-3 mb-4 max-w-[60ch] text-ink-soft text-pretty">
            You opened the link of a mail about this. Press the button to go on. You did not ask for
            it? Then leave it, and nothing changes.
          </p>
          <Button busy={confirm.isPending} onClick={() => token && void run(token)}>
            Yes, go on
          </Button>
        </>
      )}
    </section>
  )
}
