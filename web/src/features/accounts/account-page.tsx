import { useSearchParams } from 'react-router'
import { ConfirmEmail } from './confirm-email.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { ResetRequestForm } from './reset-request-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

/** Shows the account form that the URL's `mode` names. Links in emails add a `token`. */
export function AccountPage() {
  const [params] = useSearchParams()
  const mode = params.get('mode')
  const token = params.get('token')
  if (mode === 'signup' && token) return <ConfirmEmail token={token} />
  if (mode === 'reset-password' && token) return <NewPasswordForm token={token} />
  if (mode === 'signup') return <SignUpForm />
  if (mode === 'reset-password') return <ResetRequestForm />
  return <SignInForm />
}
