import { readApiError } from '@everyshelf/client'
import { errorMessages } from '@everyshelf/domain/messages'
import { Button, TextField } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { trpc } from '../../../lib/api.tsx'
import { useSession } from '../../../lib/session.ts'
import { CodeForm } from './code-form.tsx'
import { DoorFrame } from './door-frame.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecretCard } from './secret-card.tsx'

/** The first visit: an authenticator app is connected, and codes are given for when it is lost. */
export function SetUp() {
  const server = trpc.useUtils()
  const begin = trpc.admin.access.beginSetUp.useMutation()
  const confirm = trpc.admin.access.confirmSetUp.useMutation()
  if (confirm.data) {
    return (
      <RecoveryCodes
        codes={confirm.data.recoveryCodes}
        onDone={() => void server.admin.access.get.invalidate()}
      />
    )
  }
  if (begin.data) {
    return (
      <DoorFrame
        title="Connect your authenticator app"
        lead="Scan the picture with the app, or type the secret into it. Then enter the code that it shows."
      >
        <SecretCard {...begin.data} />
        <CodeForm
          label="Code of the app"
          hint="Six digits."
          action="Connect"
          isBusy={confirm.isPending}
          error={confirm.error}
          onCode={(code) => confirm.mutate({ code })}
        />
      </DoorFrame>
    )
  }
  const ask = (password?: string) => begin.mutate(password === undefined ? {} : { password })
  const refusal = begin.error && readApiError(begin.error).code
  return (
    <DoorFrame
      title="A second key first"
      lead="Whoever can ban accounts needs more than a password. Connect an authenticator app; it takes a minute."
    >
      {refusal === 'sign-in-again' ? (
        <ConfirmPassword
          isBusy={begin.isPending}
          isWrong={begin.variables?.password !== undefined}
          onPassword={ask}
        />
      ) : (
        <>
          <Button size="large" busy={begin.isPending} onClick={() => ask()}>
            Begin
          </Button>
          {refusal && (
            <p role="alert" className="mt-4 mb-0 text-danger">
              {errorMessages[refusal].text}
            </p>
          )}
        </>
      )}
    </DoorFrame>
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
      <p className="m-0 text-lg">You signed in a while ago. Sign out, and in with Google again.</p>
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
        hint="You signed in a while ago."
        error={isWrong ? 'This is not the password of the account.' : undefined}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        action={
          <Button type="submit" busy={isBusy}>
            Go on
          </Button>
        }
      />
    </form>
  )
}
