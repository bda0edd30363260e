import { errorMessages } from '@everyshelf/domain/messages'
import { Button } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { startGoogleSignIn } from '../../../lib/account/auth.ts'
import type { SessionUser } from '../../../lib/session/session.ts'
import { storeReturn } from '../../../lib/session/stored-return.ts'
import { FormFailure } from '../form/form-failure.tsx'
import { GoogleLogo } from '../form/google-logo.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { useFormAction } from '../form/use-form-action.ts'

interface ConfirmIdentityProps {
  readonly user: SessionUser
  /** Label of the button that repeats the action with the password. */
  readonly label: string
  readonly isBusy: boolean
  readonly isPasswordWrong: boolean
  readonly onPassword: (password: string) => void
}

/** Asks for the password, or a new Google sign-in, before a sensitive action. */
export function ConfirmIdentity(props: ConfirmIdentityProps) {
  const { title, text } = errorMessages['sign-in-again']
  return (
    <div className="mt-6 max-w-md border-l-3 border-accent pl-5">
      <p role="status" className="m-0 mb-4 font-semibold">
        {title}
      </p>
      {props.user.hasPassword ? (
        <PasswordConfirmation {...props} text={text} />
      ) : (
        <GoogleConfirmation email={props.user.email} />
      )}
    </div>
  )
}

function PasswordConfirmation({
  label,
  isBusy,
  isPasswordWrong,
  onPassword,
  text,
}: ConfirmIdentityProps & { readonly text: string }) {
  const [password, setPassword] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const error = isEmpty ? 'Please enter your password' : 'Wrong password. Try again.'
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setEmpty(password === '')
        if (password !== '' && !isBusy) onPassword(password)
      }}
    >
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        hint={text}
        error={isEmpty || isPasswordWrong ? error : undefined}
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
      <Button
        kind="outline"
        icon={<GoogleLogo className="size-5" />}
        onClick={() => void run(undefined)}
      >
        Continue with Google
      </Button>
    </>
  )
}
