import { Button, Dialog, TextField } from '@everyshelf/ui/primitives'
import { toasts } from '@everyshelf/ui/toast'
import { useState } from 'react'
import { trpc } from '../../../lib/api.tsx'
import type { SessionUser } from '../../../lib/session.ts'
import { forgetSession } from '../../../lib/sign-out.ts'
import { FormFailure } from '../form/form-failure.tsx'
import { useAct } from '../form/use-act.ts'
import { ConfirmIdentity } from './confirm-identity.tsx'
import { useConfirmed } from './use-confirmed.ts'

const CONSEQUENCES = [
  'Your name, email, password, tags and messages are deleted, and every device is signed out.',
  'Your saved links leave your account. Whoever has one still gets to a store; it carries the tags of the service.',
  'Clicks stay as numbers that lead back to nobody. You can no longer see them.',
  'It cannot be undone. Download your data first if you want to keep it.',
]

interface DeleteDialogProps {
  readonly user: SessionUser
  readonly onClose: () => void
}

export function DeleteDialog({ user, onClose }: DeleteDialogProps) {
  const remove = trpc.accounts.deleteAccount.useMutation()
  const [typed, setTyped] = useState('')
  const [isRefused, setRefused] = useState(false)
  const isSure = typed.trim().toLowerCase() === user.email.toLowerCase()
  const confirmed = useConfirmed<null>(async (_nothing, password) => {
    await remove.mutateAsync(password === undefined ? {} : { password })
    forgetSession()
    toasts.show({
      title: 'Account deleted',
      text: 'Thank you for having been here',
      tone: 'notice',
    })
  })
  const { failure, run } = useAct(
    (password: string | undefined) => confirmed.run(null, password),
    'profile-update-failed',
  )
  const ask = (password?: string) => {
    setRefused(!isSure)
    if (isSure && !remove.isPending) void run(password)
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Delete your account?">
      <ul className="mt-4 mb-6 list-none p-0 text-sm text-ink-soft">
        {CONSEQUENCES.map((line) => (
          <li key={line} className="border-t border-rule py-3 first:border-t-0">
            {line}
          </li>
        ))}
      </ul>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          ask()
        }}
      >
        <FormFailure message={failure} />
        <TextField
          label={`Type ${user.email} to confirm`}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          error={isRefused && !isSure ? 'This is not the email of the account.' : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {!confirmed.isAsked && (
          <div className="mt-2 flex flex-wrap justify-end gap-3">
            <Button kind="quiet" onClick={onClose}>
              Keep my account
            </Button>
            <Button type="submit" kind="danger" busy={remove.isPending}>
              Delete it for good
            </Button>
          </div>
        )}
      </form>
      {confirmed.isAsked && (
        <ConfirmIdentity
          user={user}
          label="Delete it for good"
          isBusy={remove.isPending}
          isWrong={confirmed.isWrong}
          onPassword={ask}
        />
      )}
    </Dialog>
  )
}
