import { readApiError } from '@everyshelf/client'
import { errorMessages } from '@everyshelf/domain/messages'
import { Button, TextField } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { CodeForm } from '../../../components/two-factor/code-form.tsx'
import { RecoveryCodeList } from '../../../components/two-factor/recovery-code-list.tsx'
import { SecretCard } from '../../../components/two-factor/secret-card.tsx'
import { trpc } from '../../../lib/api/trpc.tsx'
import { useSession } from '../../../lib/session/session.ts'
import { GatePage } from './gate-page.tsx'

/** An admin's first visit: connects an authenticator app and shows recovery codes. */
export function SetUpTwoFactor() {
  const server = trpc.useUtils()
  const begin = trpc.admin.access.beginSetUp.useMutation()
  const confirm = trpc.admin.access.confirmSetUp.useMutation()
  if (confirm.data) {
    return (
      <GatePage
        title="Save your recovery codes"
        lead="If you lose your app, use one of these codes to sign in or unlock the admin area. Each code works once. You will not see the codes again."
      >
        <RecoveryCodeList
          codes={confirm.data.recoveryCodes}
          onDone={() => void server.admin.access.get.invalidate()}
        />
      </GatePage>
    )
  }
  if (begin.data) {
    return (
      <GatePage
        title="Connect your authenticator app"
        lead="Scan the QR code with the app, or enter the setup key. Then enter the code that the app shows."
      >
        <SecretCard {...begin.data} />
        <CodeForm
          label="Code from the app"
          hint="6 digits."
          action="Connect"
          isBusy={confirm.isPending}
          error={confirm.error}
          onCode={(code) => confirm.mutate({ code })}
        />
      </GatePage>
    )
  }
  const beginSetUp = (password?: string) => begin.mutate(password === undefined ? {} : { password })
  const errorCode = begin.error && readApiError(begin.error).code
  return (
    <GatePage
      title="Set up two-factor authentication"
      lead="Admins need more than a password. Connect an authenticator app. It takes about a minute."
    >
      {errorCode === 'sign-in-again' ? (
        <ConfirmPassword
          isBusy={begin.isPending}
          isWrong={begin.variables?.password !== undefined}
          onPassword={beginSetUp}
        />
      ) : (
        <>
          <Button size="large" busy={begin.isPending} onClick={() => beginSetUp()}>
            Start setup
          </Button>
          {errorCode && (
            <p role="alert" className="mt-4 mb-0 text-danger">
              {errorMessages[errorCode].text}
            </p>
          )}
        </>
      )}
    </GatePage>
  )
}

interface ConfirmPasswordProps {
  readonly isBusy: boolean
  readonly isWrong: boolean
  readonly onPassword: (password: string) => void
}

function ConfirmPassword({ isBusy, isWrong, onPassword }: ConfirmPasswordProps) {
  const { user } = useSession()
  const [password, setPassword] = useState('')
  if (!user?.hasPassword) {
    return (
      <p className="m-0 text-lg">
        You signed in a while ago. Sign out, then sign in with Google again.
      </p>
    )
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (password !== '' && !isBusy) onPassword(password)
      }}
    >
      <TextField
        label="Your password"
        type="password"
        autoComplete="current-password"
        hint="You signed in a while ago. Confirm your password to continue."
        error={isWrong ? 'Wrong password. Please try again.' : undefined}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        action={
          <Button type="submit" busy={isBusy}>
            Continue
          </Button>
        }
      />
    </form>
  )
}
