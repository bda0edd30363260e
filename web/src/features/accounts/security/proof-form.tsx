import { errorMessages } from '@everyshelf/domain/messages'
import { Button } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { CodeForm } from '../../../components/two-factor/code-form.tsx'
import { startGoogleSignIn } from '../../../lib/account/auth.ts'
import { useSession } from '../../../lib/session/session.ts'
import { storeReturn } from '../../../lib/session/stored-return.ts'
import { FormFailure } from '../form/form-failure.tsx'
import { GoogleLogo } from '../form/google-logo.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { useFormAction } from '../form/use-form-action.ts'
import type { ProvenAction } from './use-security-proof.ts'

interface ProofFormProps {
  readonly proof: ProvenAction
  /** Label of the button that repeats the action with the proof. */
  readonly label: string
}

/** Asks for the password, a code, or a new Google sign-in once a sensitive action needs it. */
export function ProofForm({ proof, label }: ProofFormProps) {
  const { asks, isWrong, isBusy, run } = proof
  const { user } = useSession()
  if (!user || !asks) return null
  const { title, text } =
    errorMessages[asks === 'code' ? 'second-factor-required' : 'sign-in-again']
  return (
    <div className="mt-6 max-w-md border-l-3 border-accent pl-5">
      <p role="status" className="m-0 mb-4 font-semibold">
        {title}
      </p>
      {asks === 'code' ? (
        <CodeForm
          label="Code"
          hint={text}
          action={label}
          kind="outline"
          size="medium"
          isBusy={isBusy}
          problem={isWrong ? 'wrong-code' : null}
          onCode={(code) => void run({ code })}
        />
      ) : user.hasPassword ? (
        <PasswordConfirmation proof={proof} label={label} hint={text} />
      ) : (
        <GoogleConfirmation email={user.email} />
      )}
    </div>
  )
}

function PasswordConfirmation({
  proof: { isWrong, isBusy, run },
  label,
  hint,
}: ProofFormProps & { readonly hint: string }) {
  const [password, setPassword] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const error = isEmpty ? 'Please enter your password' : 'Wrong password. Try again.'
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setEmpty(password === '')
        if (password !== '' && !isBusy) void run({ password })
      }}
    >
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        hint={hint}
        error={isEmpty || isWrong ? error : undefined}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <Button type="submit" kind="outline" busy={isBusy}>
        {label}
      </Button>
    </form>
  )
}

/** Accounts without a password confirm with a new Google sign-in. */
function GoogleConfirmation({ email }: { readonly email: string }) {
  const { pathname, search } = useLocation()
  const here = pathname + search
  const { failure, run } = useFormAction(async () => {
    const address = await startGoogleSignIn(here)
    storeReturn({ to: here, state: null })
    window.location.assign(address)
  }, 'google-sign-in-failed')
  return (
    <>
      <FormFailure message={failure} />
      <p className="mt-0 mb-4 text-ink-soft">
        Sign in with Google again as {email}, then try again here.
      </p>
      <Button kind="outline" icon={<GoogleLogo className="size-5" />} onClick={() => void run()}>
        Continue with Google
      </Button>
    </>
  )
}
