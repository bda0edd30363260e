import { accountsChangeEmailInput } from '@everyshelf/domain/schemas'
import { Button, TextField } from '@everyshelf/ui/primitives'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { AccountSection } from '../../../components/account-section.tsx'
import { trpc } from '../../../lib/api/trpc.tsx'
import type { SessionUser } from '../../../lib/session/session.ts'
import { FormFailure } from '../form/form-failure.tsx'
import { useFormAction } from '../form/use-form-action.ts'
import { ConfirmIdentity } from './confirm-identity.tsx'
import { useIdentityConfirmation } from './use-identity-confirmation.ts'

interface EmailFields {
  readonly email: string
}

/** Shows and changes the account's email. Both the old and the new address must confirm (S32). */
export function EmailSection({ user }: { readonly user: SessionUser }) {
  const request = trpc.accounts.changeEmail.useMutation()
  const [requestedEmail, setRequestedEmail] = useState<string | null>(null)
  const { register, handleSubmit, formState, getValues, reset, setError } = useForm<EmailFields>({
    resolver: standardSchemaResolver(accountsChangeEmailInput),
    defaultValues: { email: '' },
  })
  const confirmation = useIdentityConfirmation<string>(async (email, password) => {
    await request.mutateAsync({ email, ...(password !== undefined && { password }) })
    setRequestedEmail(email)
    reset()
  })
  const { failure, run } = useFormAction(
    ({ email, password }: EmailFields & { password?: string }) => confirmation.run(email, password),
    'profile-update-failed',
  )
  const submit = async ({ email }: EmailFields) => {
    setRequestedEmail(null)
    if (email === user.email) setError('email', { message: 'This is already your email' })
    else await run({ email })
  }
  return (
    <AccountSection
      title="Email"
      about="You sign in with your email address. We send our emails there."
    >
      <form noValidate className="max-w-md" onSubmit={handleSubmit(submit)}>
        <FormFailure message={failure} />
        <TextField
          label="New email"
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          error={formState.errors.email?.message}
          hint="We email both addresses. Your email changes after you confirm both."
          action={
            <Button type="submit" kind="outline" busy={request.isPending}>
              Change
            </Button>
          }
          {...register('email')}
        />
      </form>
      {confirmation.isRequired && (
        <ConfirmIdentity
          user={user}
          label="Change my email"
          isBusy={request.isPending}
          isPasswordWrong={confirmation.isPasswordWrong}
          onPassword={(password) => void run({ email: getValues('email').trim(), password })}
        />
      )}
      <p role="status" className="mt-4 mb-0 max-w-[60ch] text-ink-soft text-pretty empty:hidden">
        {requestedEmail && `We emailed ${user.email}. Open the link in that email to continue.`}
      </p>
    </AccountSection>
  )
}
