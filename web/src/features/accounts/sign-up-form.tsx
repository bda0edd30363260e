import { FREE_SAVED_LINK_LIMIT } from '@everyshelf/domain/plans'
import { signUpInput } from '@everyshelf/domain/schemas'
import { TextField } from '@everyshelf/ui/primitives'
import { showNotice } from '@everyshelf/ui/toast'
import { Link, useLocation, useNavigate } from 'react-router'
import { signUp } from '../../lib/account/auth.ts'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session/session.ts'
import { AccountLayout } from './account-layout.tsx'
import { AccountLink } from './account-link.tsx'
import { AccountForm } from './form/account-form.tsx'
import { EasyPasswordWarning } from './form/easy-password-warning.tsx'
import { EmailField } from './form/email-field.tsx'
import { GoogleButton } from './form/google-button.tsx'
import { PasswordField } from './form/password-field.tsx'
import { StrengthMeter } from './form/strength-meter.tsx'
import { useAccountForm } from './form/use-account-form.ts'
import { useEasyPasswordCheck } from './form/use-easy-password-check.ts'
import { ReturnNote } from './return-note.tsx'
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
  const create = async ({ name, ...credentials }: SignUpFields) => {
    await signUp({ firstName: name, ...credentials })
    showNotice('account-created')
    const nextState = { ...(state as object | null), email: credentials.email }
    await navigate({ pathname: paths.checkEmail, search }, { state: nextState })
  }
  const defaults = { name: '', email, password: '' }
  const form = useAccountForm(signUpInput, defaults, create, 'sign-up-failed')
  const check = useEasyPasswordCheck<SignUpFields>(
    ({ name, email, password }) => ({ password, ownerTexts: [name, email] }),
    form.run,
  )
  const [name, address, password] = form.watch(['name', 'email', 'password'])

  return (
    <AccountLayout
      title="Create your account"
      sidePanel={sidePanel}
      lead={
        <>
          Already have an account? <AccountLink to="signin">Sign in</AccountLink>
        </>
      }
    >
      <ReturnNote />
      <AccountForm
        form={{ ...form, submit: form.handleSubmit(check.submit) }}
        label="Create account"
        className="mb-4 w-full"
        note={<Terms />}
      >
        <TextField label="First name" autoComplete="given-name" {...form.field('name')} />
        <EmailField autoComplete="email" {...form.field('email')} />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          hint={<StrengthMeter password={password} ownerTexts={[name, address]} />}
          {...form.field('password')}
        />
        <EasyPasswordWarning
          isShown={check.rejectedPassword === password}
          busy={form.isBusy}
          onUse={form.submit}
        />
      </AccountForm>
      {signInMethods.google && <GoogleButton />}
    </AccountLayout>
  )
}

function Terms() {
  return (
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
  )
}
