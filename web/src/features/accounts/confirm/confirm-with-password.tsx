import { readApiError } from '@everyshelf/client'
import { confirmEmailFields } from '@everyshelf/domain/schemas'
import { Button } from '@everyshelf/ui/primitives'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import { signIn } from '../../../lib/account/auth.ts'
import { apiClient } from '../../../lib/api/api-client.ts'
import { rememberPendingAction, takePendingAction } from '../../../lib/session/pending-action.ts'
import { FormFailure } from '../form/form-failure.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { useFormAction } from '../form/use-form-action.ts'
import { useAccountLink } from '../use-account-link.ts'
import { useConfirmation } from './use-confirmation.ts'

/** In another browser than that of the sign-up. */
export function ConfirmWithPassword({ token }: { readonly token: string }) {
  const navigate = useNavigate()
  const { finish, offerNewEmail } = useConfirmation()
  const linkTo = useAccountLink()
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(confirmEmailFields),
    defaultValues: { password: '' },
  })

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

  const { failure, run } = useFormAction(async ({ password }: { password: string }) => {
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
  }, 'sign-up-failed')
  const { errors, isSubmitting } = formState
  const signUp = linkTo('signup')

  return (
    <form noValidate aria-busy={isSubmitting} onSubmit={handleSubmit(run)}>
      <FormFailure message={failure} />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        aside={
          <Link to={signUp.to} state={signUp.state} className="text-link text-sm">
            Sign up again
          </Link>
        }
        {...register('password')}
      />
      <Button type="submit" size="large" busy={isSubmitting} className="w-full">
        Confirm my email
      </Button>
    </form>
  )
}
