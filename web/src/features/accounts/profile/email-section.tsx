import { accountsChangeEmailInput } from '@everyshelf/domain/schemas'
import { Button, TextField } from '@everyshelf/ui/primitives'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { AccountSection } from '../../../components/account-section.tsx'
import { trpc } from '../../../lib/api.tsx'
import type { SessionUser } from '../../../lib/session.ts'
import { FormFailure } from '../form/form-failure.tsx'
import { useAct } from '../form/use-act.ts'
import { ConfirmIdentity } from './confirm-identity.tsx'
import { useConfirmed } from './use-confirmed.ts'

interface EmailFields {
  readonly email: string
}

/** Where mails go, and how to move to another address: both mailboxes are asked (S32). */
export function EmailSection({ user }: { readonly user: SessionUser }) {
  const request = trpc.accounts.changeEmail.useMutation()
  const [asked, setAsked] = useState<string | null>(null)
  const { register, handleSubmit, formState, getValues, reset, setError } = useForm<EmailFields>({
    resolver: standardSchemaResolver(accountsChangeEmailInput),
    defaultValues: { email: '' },
  })
  const confirmed = useConfirmed<string>(async (email, password) => {
    await request.mutateAsync({ email, ...(password !== undefined && { password }) })
    setAsked(email)
    reset()
  })
  const { failure, run } = useAct(
    ({ email, password }: EmailFields & { password?: string }) => confirmed.run(email, password),
    'profile-update-failed',
  )
  const ask = async ({ email }: EmailFields) => {
    setAsked(null)
    if (email === user.email) setError('email', { message: 'This is your address already' })
    else await run({ email })
  }
  return (
    <AccountSection title="Email" about="Where our messages go, and what you sign in with.">
      <p className="mt-0 mb-5 break-words">{user.email}</p>
      <form noValidate className="max-w-md" onSubmit={handleSubmit(ask)}>
        <FormFailure message={failure} />
        <TextField
          label="New email"
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          error={formState.errors.email?.message}
          hint="We ask at both addresses first. Until both have answered, nothing changes."
          action={
            <Button type="submit" kind="outline" busy={request.isPending}>
              Change
            </Button>
          }
          {...register('email')}
        />
      </form>
      {confirmed.isAsked && (
        <ConfirmIdentity
          user={user}
          label="Change my email"
          isBusy={request.isPending}
          isWrong={confirmed.isWrong}
          onPassword={(password) => void run({ email: getValues('email').trim(), password })}
        />
      )}
      <p role="status" className="mt-4 mb-0 max-w-[60ch] text-ink-soft text-pretty empty:hidden">
        {asked && `We wrote to ${user.email}. Open the link in that mail to go on.`}
      </p>
    </AccountSection>
  )
}
