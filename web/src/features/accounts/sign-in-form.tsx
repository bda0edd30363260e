import { signInInput } from '@everyshelf/domain/schemas'
import { Button } from '@everyshelf/ui/primitives'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import { signIn } from '../../lib/account/auth.ts'
import { AuthError } from '../../lib/account/auth-error.ts'
import { useSession } from '../../lib/session/session.ts'
import { AccountLayout } from './account-layout.tsx'
import { EmailField } from './form/email-field.tsx'
import { FormFailure } from './form/form-failure.tsx'
import { GoogleButton } from './form/google-button.tsx'
import { PasswordField } from './form/password-field.tsx'
import { ResendButton } from './form/resend-button.tsx'
import { useFormAction } from './form/use-form-action.ts'
import { ReturnNote } from './return-note.tsx'
import { PasskeyButton } from './sign-in/passkey-button.tsx'
import { useStepLink } from './sign-in/use-step-link.ts'
import { useAccountLink } from './use-account-link.ts'
import { useAccountState } from './use-account-state.ts'
import { useContinueAfterSignIn } from './use-continue-after-sign-in.ts'
import { useGoogleFailure } from './use-google-failure.ts'

export function SignInForm() {
  const continueAfterSignIn = useContinueAfterSignIn()
  const { signInMethods } = useSession()
  const { email, isConfirmed } = useAccountState()
  const linkTo = useAccountLink()
  const navigate = useNavigate()
  const codeStep = useStepLink()('code')
  const googleFailure = useGoogleFailure()
  const { register, handleSubmit, formState, getValues } = useForm({
    resolver: standardSchemaResolver(signInInput),
    defaultValues: { email, password: '' },
  })
  const { failure, error, run } = useFormAction(
    async (fields: { email: string; password: string }) => {
      const { needsCode } = await signIn(fields)
      if (needsCode) await navigate(codeStep.to, { state: codeStep.state })
      else await continueAfterSignIn()
    },
    'sign-in-failed',
  )
  const { errors, isSubmitting } = formState
  const isRejected = error instanceof AuthError && error.code === 'sign-in-failed'
  const signUp = linkTo('signup')
  const reset = linkTo('reset-password')

  return (
    <AccountLayout
      title="Sign in"
      lead={
        isConfirmed ? (
          'Your email is confirmed. Sign in to continue.'
        ) : (
          <>
            New here?{' '}
            <Link to={signUp.to} state={signUp.state} className="text-link">
              Create an account
            </Link>
          </>
        )
      }
    >
      <ReturnNote />
      <form noValidate aria-busy={isSubmitting} onSubmit={handleSubmit(run)}>
        <FormFailure message={failure ?? googleFailure}>
          {isRejected && (
            <>
              <p className="m-0 mt-3 text-sm text-ink">
                Just signed up? Confirm your email before you sign in.
              </p>
              <ResendButton email={getValues('email')} />
            </>
          )}
        </FormFailure>
        <EmailField
          autoComplete="username webauthn"
          error={errors.email?.message}
          {...register('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={errors.password?.message}
          aside={
            <Link to={reset.to} state={reset.state} className="text-link text-sm">
              Forgot your password?
            </Link>
          }
          {...register('password')}
        />
        <Button type="submit" size="large" busy={isSubmitting} className="mb-4 w-full">
          Sign in
        </Button>
      </form>
      <PasskeyButton onSignedIn={continueAfterSignIn} />
      {signInMethods.google && <GoogleButton />}
    </AccountLayout>
  )
}
