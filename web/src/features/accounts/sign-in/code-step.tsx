import { TextField } from '@everyshelf/ui/primitives'
import { type FormEvent, useState } from 'react'
import { signInWithCode } from '../../../lib/account/auth.ts'
import { AuthError } from '../../../lib/account/auth-error.ts'
import { AccountLayout } from '../account-layout.tsx'
import { AccountLink } from '../account-link.tsx'
import { AccountForm } from '../form/account-form.tsx'
import { useFormAction } from '../form/use-form-action.ts'
import { useContinueAfterSignIn } from '../use-continue-after-sign-in.ts'

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
        <AccountLink to="lost-device">Lost your device?</AccountLink>
      </div>
    </AccountLayout>
  )
}

function CodeStepForm({ kind }: { readonly kind: keyof typeof forms }) {
  const { label, hint } = forms[kind]
  const [code, setCode] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const continueAfterSignIn = useContinueAfterSignIn()
  const action = useFormAction(async (entered: string) => {
    await signInWithCode(entered)
    await continueAfterSignIn()
  }, 'sign-in-failed')
  const { error } = action
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setEmpty(code.trim() === '')
    if (code.trim() !== '' && !action.isBusy) void action.run(code)
  }
  return (
    <AccountForm
      form={{ ...action, submit }}
      label="Sign in"
      className="mb-4 w-full"
      help={
        error instanceof AuthError &&
        error.code === 'sign-in-expired' && (
          <p className="m-0 mt-3 text-sm">
            <AccountLink to="signin">Sign in again</AccountLink>
          </p>
        )
      }
    >
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
    </AccountForm>
  )
}
