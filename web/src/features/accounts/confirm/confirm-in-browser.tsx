import { Button } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { confirmSignUp } from '../../../lib/account/auth.ts'
import { AuthError } from '../../../lib/account/auth-error.ts'
import { rememberPendingAction, takePendingAction } from '../../../lib/session/pending-action.ts'
import { FormFailure } from '../form/form-failure.tsx'
import { useFormAction } from '../form/use-form-action.ts'
import { useConfirmation } from './use-confirmation.ts'

interface ConfirmInBrowserProps {
  readonly token: string
  /** The server does not recognize this browser any more. */
  readonly onPasswordNeeded: () => void
}

/** In the browser that signed up: one click confirms and signs in. */
export function ConfirmInBrowser({ token, onPasswordNeeded }: ConfirmInBrowserProps) {
  const { finish, offerNewEmail } = useConfirmation()
  const [isBusy, setBusy] = useState(false)

  const { failure, run } = useFormAction(async () => {
    // Before the sign-in, because the tab of the sign-up continues with it too.
    const pending = takePendingAction()
    try {
      await confirmSignUp(token)
    } catch (error) {
      if (pending) rememberPendingAction(pending)
      const code = error instanceof AuthError ? error.code : null
      if (code === 'wrong-sign-up-password') return onPasswordNeeded()
      if (code === 'invalid-token') return await offerNewEmail()
      throw error
    }
    await finish(pending)
  }, 'sign-up-failed')

  const confirm = async () => {
    if (isBusy) return
    setBusy(true)
    await run(undefined)
    setBusy(false)
  }

  return (
    <form
      noValidate
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault()
        void confirm()
      }}
    >
      <FormFailure message={failure} />
      <Button type="submit" size="large" busy={isBusy} className="w-full">
        Confirm my email
      </Button>
    </form>
  )
}
