import { formatDateTime } from '@everyshelf/domain/format'
import { TWO_FACTOR_RECOVERY_HOURS } from '@everyshelf/domain/limits'
import { Button } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { requestRecovery } from '../../../lib/account/auth.ts'
import { AccountLayout } from '../account-layout.tsx'
import { AccountLink } from '../account-link.tsx'
import { FormFailure } from '../form/form-failure.tsx'
import { useFormAction } from '../form/use-form-action.ts'

/** Requests the email that turns off two-factor authentication after a delay. */
export function LostDevice() {
  const [readyAt, setReadyAt] = useState<string | null>(null)
  const { failure, isBusy, run } = useFormAction(async () => {
    setReadyAt(await requestRecovery())
  }, 'sign-in-failed')
  return (
    <AccountLayout
      title="Lost your device?"
      lead="Try a recovery code first. Without one, you can turn off two-factor authentication by email."
    >
      <FormFailure message={failure} />
      {readyAt === null ? (
        <>
          <p className="mt-0 mb-6">
            We’ll email you a link that starts working in {TWO_FACTOR_RECOVERY_HOURS} hours. Until
            then, you can cancel the request on any device where you are signed in.
          </p>
          <Button size="large" className="w-full" busy={isBusy} onClick={() => void run()}>
            Email me a link
          </Button>
        </>
      ) : (
        <p role="status" className="m-0 border-l-3 border-accent pl-4">
          Check your inbox. You can turn off two-factor authentication starting{' '}
          <time dateTime={readyAt}>{formatDateTime(readyAt)}</time>.
        </p>
      )}
      <p className="mt-5 mb-0">
        <AccountLink to="code">Enter a code instead</AccountLink>
      </p>
    </AccountLayout>
  )
}
