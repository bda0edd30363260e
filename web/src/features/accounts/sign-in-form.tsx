import { signInInput } from '@everyshelf/domain/schemas'
import { useNavigate } from 'react-router'
import { signIn } from '../../lib/account/auth.ts'
import { AuthError } from '../../lib/account/auth-error.ts'
import { useSession } from '../../lib/session/session.ts'
import { AccountLayout } from './account-layout.tsx'
import { AccountLink, useAccountLink } from './account-link.tsx'
import { AccountForm } from './form/account-form.tsx'
import { EmailField } from './form/email-field.tsx'
import { GoogleButton } from './form/google-button.tsx'
import { PasswordField } from './form/password-field.tsx'
import { ResendButton } from './form/resend-button.tsx'
import { useAccountForm } from './form/use-account-form.ts'
import { ReturnNote } from './return-note.tsx'
import { PasskeyButton } from './sign-in/passkey-button.tsx'
import { useAccountState } from './use-account-state.ts'
import { useContinueAfterSignIn } from './use-continue-after-sign-in.ts'
import { useGoogleFailure } from './use-google-failure.ts'

export function SignInForm() {
  const continueAfterSignIn = useContinueAfterSignIn()
  const { signInMethods } = useSession()
  const { email, isConfirmed } = useAccountState()
  const navigate = useNavigate()
  const codeStep = useAccountLink()('code')
  const googleFailure = useGoogleFailure()
  const submit = async (fields: { email: string; password: string }) => {
    const { needsCode } = await signIn(fields)
    if (needsCode) await navigate(codeStep.to, { state: codeStep.state })
    else await continueAfterSignIn()
  }
  const form = useAccountForm(signInInput, { email, password: '' }, submit, 'sign-in-failed')
  const { error, failure } = form
  const isRejected = error instanceof AuthError && error.code === 'sign-in-failed'

  return (
    <AccountLayout
      title="Sign in"
      lead={
        isConfirmed ? (
          'Your email is confirmed. Sign in to continue.'
        ) : (
          <>
            New here? <AccountLink to="signup">Create an account</AccountLink>
          </>
        )
      }
    >
      <ReturnNote />
      <AccountForm
        form={{ ...form, failure: failure ?? googleFailure }}
        label="Sign in"
        className="mb-4 w-full"
        help={
          isRejected && (
            <>
              <p className="m-0 mt-3 text-sm text-ink">
                Just signed up? Confirm your email before you sign in.
              </p>
              <ResendButton email={form.getValues('email')} />
            </>
          )
        }
      >
        <EmailField autoComplete="username webauthn" {...form.field('email')} />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          aside={
            <AccountLink to="reset-password" className="text-link text-sm">
              Forgot your password?
            </AccountLink>
          }
          {...form.field('password')}
        />
      </AccountForm>
      <PasskeyButton onSignedIn={continueAfterSignIn} />
      {signInMethods.google && <GoogleButton />}
    </AccountLayout>
  )
}
