import { readApiError } from '@everyshelf/client'
import { confirmEmailFields } from '@everyshelf/domain/schemas'
import { Button } from '@everyshelf/ui/primitives'
import { showError } from '@everyshelf/ui/toast'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { generatePath, Link, useNavigate } from 'react-router'
import { paths } from '../../app/paths.ts'
import { signIn } from '../../lib/account/auth.ts'
import { supportsPasskeys } from '../../lib/account/passkey-support.ts'
import { apiClient } from '../../lib/api/api-client.ts'
import { rememberPendingAction, takePendingAction } from '../../lib/session/pending-action.ts'
import { AccountLayout } from './account-layout.tsx'
import { FormFailure } from './form/form-failure.tsx'
import { PasswordField } from './form/password-field.tsx'
import { useFormAction } from './form/use-form-action.ts'
import { NoReferrer } from './no-referrer.tsx'
import { savePendingLink } from './save-pending-link.ts'
import { registerPasskey } from './security/register-passkey.ts'
import { useAccountLink } from './use-account-link.ts'
import { useContinueAfterSignIn } from './use-continue-after-sign-in.ts'

const sidePanel = {
  headline: 'One last step',
  lines: ['Your password confirms that you signed up', 'Then your account is ready'],
}

interface Confirmation {
  readonly password: string
  readonly withPasskey: boolean
}

interface ConfirmEmailProps {
  readonly token: string
}

/**
 * S21: email scanners follow links but do not click buttons, so only the button confirms. S70: asks for
 * the password, so that no one confirms an account that a stranger created with their address.
 */
export function ConfirmEmail({ token }: ConfirmEmailProps) {
  const navigate = useNavigate()
  const continueAfterSignIn = useContinueAfterSignIn({ staysWhenSignedIn: true })
  const linkTo = useAccountLink()
  const [isPasskeySupported] = useState(supportsPasskeys)
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
      showError('invalid-token')
      await navigate(paths.checkEmail, { replace: true, state: { isLinkInvalid: true } })
      return null
    }
  }

  async function goToSignIn(email: string): Promise<void> {
    const { to, state } = linkTo('signin', { email, isConfirmed: true })
    await navigate(to, { replace: true, state })
  }

  /** A failure does not undo the confirmation, so a toast reports it. */
  async function addPasskey(): Promise<void> {
    try {
      const options = await apiClient.security.beginPasskey.mutate({})
      const registration = await registerPasskey(options)
      if (registration) await apiClient.security.confirmPasskey.mutate(registration)
    } catch {
      showError('passkey-failed')
    }
  }

  const { failure, run } = useFormAction(async ({ password, withPasskey }: Confirmation) => {
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
    if (withPasskey) await addPasskey()
    const linkId = pending && (await savePendingLink(pending))
    await continueAfterSignIn(linkId && generatePath(paths.link, { linkId }))
  }, 'sign-up-failed')
  const confirmWith = (withPasskey: boolean) => (fields: { password: string }) =>
    run({ ...fields, withPasskey })
  const { errors, isSubmitting } = formState
  const signUp = linkTo('signup')

  return (
    <AccountLayout
      title="Confirm your email"
      sidePanel={sidePanel}
      lead="Enter the password you chose when you signed up."
    >
      <NoReferrer />
      <form noValidate aria-busy={isSubmitting} onSubmit={handleSubmit(confirmWith(false))}>
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
        {isPasskeySupported && (
          <Button
            kind="outline"
            className="mt-3 w-full"
            aria-disabled={isSubmitting}
            icon={<KeyRound aria-hidden="true" className="size-5" />}
            onClick={handleSubmit(confirmWith(true))}
          >
            Confirm and add a passkey
          </Button>
        )}
      </form>
      <p className="mt-5 mb-0 text-sm text-ink-soft">
        Didn’t sign up? Close this page. No account is created.
      </p>
    </AccountLayout>
  )
}
