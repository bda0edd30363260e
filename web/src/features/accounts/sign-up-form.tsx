import { FREE_SAVED_LINK_LIMIT } from '@everyshelf/domain/plans'
import { signUpInput } from '@everyshelf/domain/schemas'
import { Button, TextField } from '@everyshelf/ui/primitives'
import { showNotice } from '@everyshelf/ui/toast'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { Link, useLocation, useNavigate } from 'react-router'
import { paths } from '../../app/paths.ts'
import { signUp } from '../../lib/auth.ts'
import { useSession } from '../../lib/session.ts'
import { AccountSheet } from './account-sheet.tsx'
import { BackNote } from './back-note.tsx'
import { EasyPasswordWarning } from './form/easy-password-warning.tsx'
import { EmailField } from './form/email-field.tsx'
import { FormFailure } from './form/form-failure.tsx'
import { GoogleButton } from './form/google-button.tsx'
import { PasswordField } from './form/password-field.tsx'
import { StrengthMeter } from './form/strength-meter.tsx'
import { useAct } from './form/use-act.ts'
import { useEasyPassword } from './form/use-easy-password.ts'
import { useEmailInHand } from './use-email-in-hand.ts'
import { useEnter } from './use-enter.ts'
import { useModeLink } from './use-mode-link.ts'

const board = {
  headline: 'A shelf of your own',
  lines: [
    'Copy the Global Link of any book you make',
    `Keep ${FREE_SAVED_LINK_LIMIT} links for free, in one place`,
    'See how often people open them; robots are not counted',
  ],
}

interface SignUpFields {
  readonly name: string
  readonly email: string
  readonly password: string
}

export function SignUpForm() {
  useEnter()
  const { signInMethods } = useSession()
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const { email } = useEmailInHand()
  const { register, handleSubmit, formState, watch } = useForm({
    resolver: standardSchemaResolver(signUpInput),
    defaultValues: { name: '', email, password: '' },
  })
  const { failure, run } = useAct(async ({ name, ...credentials }: SignUpFields) => {
    await signUp({ firstName: name, ...credentials })
    showNotice('account-created')
    const known = { ...(state as object | null), email: credentials.email }
    await navigate({ pathname: paths.checkEmail, search }, { state: known })
  }, 'sign-up-failed')
  const { submit, held } = useEasyPassword<SignUpFields>(
    ({ name, email, password }) => ({ password, about: [name, email] }),
    run,
  )
  const { errors, isSubmitting } = formState
  const [name, address, password] = watch(['name', 'email', 'password'])
  const signIn = useModeLink()('signin')

  return (
    <AccountSheet
      title="Create your account"
      board={board}
      lead={
        <>
          Have one already?{' '}
          <Link to={signIn.to} state={signIn.state} className="text-link">
            Sign in
          </Link>
        </>
      }
    >
      <BackNote />
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
          hint={<StrengthMeter password={password} about={[name, address]} />}
          {...register('password')}
        />
        <EasyPasswordWarning
          isShown={held === password}
          busy={isSubmitting}
          onUse={handleSubmit(run)}
        />
        <Button type="submit" size="large" busy={isSubmitting} className="mb-4 w-full">
          Create account
        </Button>
        <p className="mt-0 mb-6 text-sm text-ink-soft">
          With an account you agree to the{' '}
          <Link to={paths.terms} className="text-link">
            terms
          </Link>
          . What is kept and why stands in the{' '}
          <Link to={paths.privacy} className="text-link">
            privacy policy
          </Link>
          .
        </p>
      </form>
      {signInMethods.google && <GoogleButton />}
    </AccountSheet>
  )
}
