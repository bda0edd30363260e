import { useSearchParams } from 'react-router'
import { ConfirmEmail } from './confirm/confirm-email.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { RecoveryPage } from './recovery/recovery-page.tsx'
import { ResetRequestForm } from './reset-request-form.tsx'
import { CodeStep } from './sign-in/code-step.tsx'
import { LostDevice } from './sign-in/lost-device.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

/** Shows the account form that the URL's `mode` names. Links in emails add a `token`. */
export function AccountPage() {
  const [params] = useSearchParams()
  const mode = params.get('mode')
  const token = params.get('token')
  const step = params.get('step')
  if (mode === 'signup' && token) return <ConfirmEmail token={token} />
  if (mode === 'reset-password' && token) return <NewPasswordForm token={token} />
  if (mode === 'recovery' && token) return <RecoveryPage token={token} />
  if (mode === 'signup') return <SignUpForm />
  if (mode === 'reset-password') return <ResetRequestForm />
  if (step === 'code') return <CodeStep />
  if (step === 'lost-device') return <LostDevice />
  return <SignInForm />
}
