import { readApiError } from '@everyshelf/client'
import { confirmEmailFields } from '@everyshelf/domain/schemas'
import { useNavigate } from 'react-router'
import { signIn } from '../../../lib/account/auth.ts'
import { apiClient } from '../../../lib/api/api-client.ts'
import { rememberPendingAction, takePendingAction } from '../../../lib/session/pending-action.ts'
import { AccountLink, useAccountLink } from '../account-link.tsx'
import { AccountForm } from '../form/account-form.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { useAccountForm } from '../form/use-account-form.ts'
import { useConfirmation } from './use-confirmation.ts'

/** In another browser than that of the sign-up. */
export function ConfirmWithPassword({ token }: { readonly token: string }) {
  const navigate = useNavigate()
  const { finish, offerNewEmail } = useConfirmation()
  const linkTo = useAccountLink()

  /** Null when the link has expired or was used; the visitor can then request a new one. */
  async function confirm(password: string): Promise<string | null> {
    try {
      return (await apiClient.accounts.verifyEmail.mutate({ token, password })).email
    } catch (error) {
      if (readApiError(error).code !== 'invalid-token') throw error
      await offerNewEmail()
      return null
    }
  }

  async function goToSignIn(email: string): Promise<void> {
    const { to, state } = linkTo('signin', { email, isConfirmed: true })
    await navigate(to, { replace: true, state })
  }

  const submit = async ({ password }: { password: string }) => {
    const email = await confirm(password)
    if (email === null) return
    // Before the sign-in, because the tab of the sign-up continues with it too.
    const pending = takePendingAction()
    const isSignedIn = await signIn({ email, password }).then(
      ({ needsCode }) => !needsCode,
      () => false,
    )
    if (!isSignedIn) {
      if (pending) rememberPendingAction(pending)
      return await goToSignIn(email)
    }
    await finish(pending)
  }
  const form = useAccountForm(confirmEmailFields, { password: '' }, submit, 'sign-up-failed')

  return (
    <AccountForm form={form} label="Confirm my email">
      <PasswordField
        label="Password"
        autoComplete="current-password"
        aside={
          <AccountLink to="signup" className="text-link text-sm">
            Sign up again
          </AccountLink>
        }
        {...form.field('password')}
      />
    </AccountForm>
  )
}
