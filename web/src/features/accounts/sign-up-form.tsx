import { FREE_SAVED_LINK_LIMIT } from '@everyshelf/domain/plans'
import { signUpInput } from '@everyshelf/domain/schemas'
import { Button, TextField } from '@everyshelf/ui/primitives'
import { showNotice } from '@everyshelf/ui/toast'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { Link, useLocation, useNavigate } from 'react-router'
import { paths } from '../../app/paths.ts'
import { signUp } from '../../lib/account/auth.ts'
import { useSession } from '../../lib/session/session.ts'
import { AccountLayout } from './account-layout.tsx'
import { EasyPasswordWarning } from './form/easy-password-warning.tsx'
import { EmailField } from './form/email-field.tsx'
import { FormFailure } from './form/form-failure.tsx'
import { GoogleButton } from './form/google-button.tsx'
import { PasswordField } from './form/password-field.tsx'
import { StrengthMeter } from './form/strength-meter.tsx'
import { useEasyPasswordCheck } from './form/use-easy-password-check.ts'
import { useFormAction } from './form/use-form-action.ts'
import { ReturnNote } from './return-note.tsx'
import { useAccountLink } from './use-account-link.ts'
import { useAccountState } from './use-account-state.ts'
import { useContinueAfterSignIn } from './use-continue-after-sign-in.ts'

const sidePanel = {
  headline: 'Free for every author',
  lines: [
    'Copy the Global Link for any book',
    `Save ${FREE_SAVED_LINK_LIMIT} links for free`,
    'See how many people click your links, not counting bots',
  ],
}

interface SignUpFields {
  readonly name: string
  readonly email: string
  readonly password: string
}

export function SignUpForm() {
  useContinueAfterSignIn()
  const { signInMethods } = useSession()
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const { email } = useAccountState()
  const { register, handleSubmit, formState, watch } = useForm({
    resolver: standardSchemaResolver(signUpInput),
    defaultValues: { name: '', email, password: '' },
  })
  const { failure, run } = useFormAction(async ({ name, ...credentials }: SignUpFields) => {
    await signUp({ firstName: name, ...credentials })
    showNotice('account-created')
    const nextState = { ...(state as object | null), email: credentials.email }
    await navigate({ pathname: paths.checkEmail, search }, { state: nextState })
  }, 'sign-up-failed')
  const { submit, rejectedPassword } = useEasyPasswordCheck<SignUpFields>(
    ({ name, email, password }) => ({ password, ownerTexts: [name, email] }),
    run,
  )
  const { errors, isSubmitting } = formState
  const [name, address, password] = watch(['name', 'email', 'password'])
  const signIn = useAccountLink()('signin')

  return (
    <AccountLayout
      title="Create your account"
      sidePanel={sidePanel}
      lead={
        <>
          Already have an account?{' '}
          <Link to={signIn.to} state={signIn.state} className="text-link">
            Sign in
          </Link>
        </>
      }
    >
      <ReturnNote />
      <form noValidate aria-busy={isSubmitting} onSubmit={handleSubmit(submit)}>
        <FormFailure message={failure} />
        <TextField
          label="First name"
          autoComplete="given-name"
          error={errors.name?.message}
          {...register('name')}
        />
        <EmailField autoComplete="email" error={errors.email?.message} {...register('email')} />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          error={errors.password?.message}
          hint={<StrengthMeter password={password} ownerTexts={[name, address]} />}
          {...register('password')}
        />
        <EasyPasswordWarning
          isShown={rejectedPassword === password}
          busy={isSubmitting}
          onUse={handleSubmit(run)}
        />
        <Button type="submit" size="large" busy={isSubmitting} className="mb-4 w-full">
          Create account
        </Button>
        <p className="mt-0 mb-6 text-sm text-ink-soft">
          By creating an account, you agree to our{' '}
          <Link to={paths.terms} className="text-link">
            terms
          </Link>
          . Our{' '}
          <Link to={paths.privacy} className="text-link">
            privacy policy
          </Link>{' '}
          explains what we store and why.
        </p>
      </form>
      {signInMethods.google && <GoogleButton />}
    </AccountLayout>
  )
}
