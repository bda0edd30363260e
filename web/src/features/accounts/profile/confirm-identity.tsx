import { errorMessages } from '@everyshelf/domain/messages'
import { Button } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { paths } from '../../../app/paths.ts'
import { startGoogleSignIn } from '../../../lib/auth.ts'
import { keepReturn } from '../../../lib/kept-return.ts'
import type { SessionUser } from '../../../lib/session.ts'
import { FormFailure } from '../form/form-failure.tsx'
import { GoogleMark } from '../form/google-mark.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { useAct } from '../form/use-act.ts'

interface ConfirmIdentityProps {
  readonly user: SessionUser
  /** What the button does once the password is there. */
  readonly label: string
  readonly isBusy: boolean
  readonly isWrong: boolean
  readonly onPassword: (password: string) => void
}

/** Asks who is there, in place, before something that cannot be taken back. */
export function ConfirmIdentity(props: ConfirmIdentityProps) {
  const { title, text } = errorMessages['sign-in-again']
  return (
    <div className="mt-6 max-w-md border-l-3 border-accent pl-5">
      <p role="status" className="m-0 mb-4 font-semibold">
        {title}
      </p>
      {props.user.hasPassword ? (
        <WithPassword {...props} text={text} />
      ) : (
        <WithGoogle email={props.user.email} />
      )}
    </div>
  )
}

function WithPassword({
  label,
  isBusy,
  isWrong,
  onPassword,
  text,
}: ConfirmIdentityProps & { readonly text: string }) {
  const [password, setPassword] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const error = isEmpty ? 'Please enter your password' : 'This is not the password of the account.'
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

/** A new sign-in takes the place of the password that there is none of. */
function WithGoogle({ email }: { readonly email: string }) {
  const { failure, run } = useAct(async () => {
    const address = await startGoogleSignIn(paths.profile)
    keepReturn({ to: paths.profile, state: null })
    window.location.assign(address)
  }, 'google-sign-in-failed')
  return (
    <>
      <FormFailure message={failure} />
      <p className="mt-0 mb-4 text-ink-soft">
        Sign in with Google once more as {email}; then try again here.
      </p>
      <Button
        kind="outline"
        icon={<GoogleMark className="size-5" />}
        onClick={() => void run(undefined)}
      >
        Continue with Google
      </Button>
    </>
  )
}
