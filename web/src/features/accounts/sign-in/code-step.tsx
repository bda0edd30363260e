import { Button, TextField } from '@everyshelf/ui/primitives'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { signInWithCode } from '../../../lib/account/auth.ts'
import { AuthError } from '../../../lib/account/auth-error.ts'
import { AccountLayout } from '../account-layout.tsx'
import { FormFailure } from '../form/form-failure.tsx'
import { useFormAction } from '../form/use-form-action.ts'
import { useAccountLink } from '../use-account-link.ts'
import { useContinueAfterSignIn } from '../use-continue-after-sign-in.ts'
import { useStepLink } from './use-step-link.ts'

const forms = {
  app: {
    lead: 'Open your authenticator app and enter the 6-digit code for Everyshelf.',
    label: 'Code',
    hint: '6 digits.',
    other: 'Use a recovery code',
  },
  recovery: {
    lead: 'Enter one of the recovery codes you saved. Each code works once.',
    label: 'Recovery code',
    hint: '12 letters and digits.',
    other: 'Use your authenticator app',
  },
} as const

/** The second step of a sign-in with two-factor authentication. */
export function CodeStep() {
  const [kind, setKind] = useState<keyof typeof forms>('app')
  const { lead, other } = forms[kind]
  const stepLink = useStepLink()
  const lostDevice = stepLink('lost-device')
  return (
    <AccountLayout title="Enter your code" lead={lead}>
      <CodeStepForm key={kind} kind={kind} />
      <div className="mt-2 flex flex-wrap gap-x-6 gap-y-3">
        <button
          type="button"
          className="text-link"
          onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')}
        >
          {other}
        </button>
        <Link to={lostDevice.to} state={lostDevice.state} className="text-link">
          Lost your device?
        </Link>
      </div>
    </AccountLayout>
  )
}

function CodeStepForm({ kind }: { readonly kind: keyof typeof forms }) {
  const { label, hint } = forms[kind]
  const [code, setCode] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const continueAfterSignIn = useContinueAfterSignIn()
  const signIn = useAccountLink()('signin')
  const { failure, error, run } = useFormAction(async (entered: string) => {
    await signInWithCode(entered)
    await continueAfterSignIn()
  }, 'sign-in-failed')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setEmpty(code.trim() === '')
    if (code.trim() === '' || isBusy) return
    setBusy(true)
    await run(code)
    setBusy(false)
  }
  return (
    <form noValidate aria-busy={isBusy} onSubmit={submit}>
      <FormFailure message={failure}>
        {error instanceof AuthError && error.code === 'sign-in-expired' && (
          <p className="m-0 mt-3 text-sm">
            <Link to={signIn.to} state={signIn.state} className="text-link">
              Sign in again
            </Link>
          </p>
        )}
      </FormFailure>
      <TextField
        label={label}
        hint={hint}
        error={isEmpty ? 'Please enter a code' : undefined}
        autoFocus
        autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
        inputMode={kind === 'app' ? 'numeric' : 'text'}
        autoCapitalize="none"
        spellCheck={false}
        size="large"
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <Button type="submit" size="large" busy={isBusy} className="mb-4 w-full">
        Sign in
      </Button>
    </form>
  )
}
