import type { FormEvent } from 'react'
import { confirmSignUp } from '../../../lib/account/auth.ts'
import { AuthError } from '../../../lib/account/auth-error.ts'
import { rememberPendingAction, takePendingAction } from '../../../lib/session/pending-action.ts'
import { AccountForm } from '../form/account-form.tsx'
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
  const action = useFormAction(async () => {
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

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!action.isBusy) void action.run()
  }
  return <AccountForm form={{ ...action, submit }} label="Confirm my email" />
}
