import { signInInput } from '@everyshelf/domain/schemas'
import { Button } from '@everyshelf/ui/primitives'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { signIn } from '../../lib/auth.ts'
import { AuthError } from '../../lib/auth-error.ts'
import { useSession } from '../../lib/session.ts'
import { AccountSheet } from './account-sheet.tsx'
import { BackNote } from './back-note.tsx'
import { EmailField } from './form/email-field.tsx'
import { FormFailure } from './form/form-failure.tsx'
import { GoogleButton } from './form/google-button.tsx'
import { PasswordField } from './form/password-field.tsx'
import { ResendButton } from './form/resend-button.tsx'
import { useAct } from './form/use-act.ts'
import { useEmailInHand } from './use-email-in-hand.ts'
import { useEnter } from './use-enter.ts'
import { useGoogleFailure } from './use-google-failure.ts'
import { useModeLink } from './use-mode-link.ts'

export function SignInForm() {
  const enter = useEnter()
  const { signInMethods } = useSession()
  const { email, isConfirmed } = useEmailInHand()
  const modeLink = useModeLink()
  const googleFailure = useGoogleFailure()
  const { register, handleSubmit, formState, getValues } = useForm({
    resolver: standardSchemaResolver(signInInput),
    defaultValues: { email, password: '' },
  })
  const { failure, error, run } = useAct(async (fields: { email: string; password: string }) => {
    await signIn(fields)
    await enter()
  }, 'sign-in-failed')
  const { errors, isSubmitting } = formState
  const isRefused = error instanceof AuthError && error.code === 'sign-in-failed'
  const signUp = modeLink('signup')
  const reset = modeLink('reset-password')

  return (
    <AccountSheet
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
      <BackNote />
      <form noValidate aria-busy={isSubmitting} onSubmit={handleSubmit(run)}>
        <FormFailure message={failure ?? googleFailure}>
          {isRefused && (
            <>
              <p className="m-0 mt-3 text-sm text-ink">
                Just signed up? Confirm your email before you sign in.
              </p>
              <ResendButton email={getValues('email')} />
            </>
          )}
        </FormFailure>
        <EmailField error={errors.email?.message} {...register('email')} />
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
      {signInMethods.google && <GoogleButton />}
    </AccountSheet>
  )
}
