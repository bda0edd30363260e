import { accountsChangeEmailInput } from '@everyshelf/domain/schemas'
import { Button } from '@everyshelf/ui/primitives'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { AccountSection } from '../../../components/account-section.tsx'
import { trpc } from '../../../lib/api/trpc.tsx'
import type { SessionUser } from '../../../lib/session/session.ts'
import { EmailField } from '../form/email-field.tsx'
import { FormFailure } from '../form/form-failure.tsx'
import { ProofForm } from '../security/proof-form.tsx'
import { useProofForm } from '../security/use-proof-form.ts'
import type { SecurityProof } from '../security/use-security-proof.ts'

interface EmailFields {
  readonly email: string
}

/** Shows and changes the account's email. Both the old and the new address must confirm. */
export function EmailSection({ user }: { readonly user: SessionUser }) {
  const request = trpc.accounts.changeEmail.useMutation()
  const [requestedEmail, setRequestedEmail] = useState<string | null>(null)
  const { register, handleSubmit, formState, getValues, reset, setError } = useForm<EmailFields>({
    resolver: standardSchemaResolver(accountsChangeEmailInput),
    defaultValues: { email: '' },
  })
  const proof = useProofForm(async ({ email, ...given }: EmailFields & SecurityProof) => {
    await request.mutateAsync({ email, ...given })
    setRequestedEmail(email)
    reset()
  }, 'profile-update-failed')
  const submit = async ({ email }: EmailFields) => {
    setRequestedEmail(null)
    if (email === user.email) setError('email', { message: 'This is already your email' })
    else await proof.run({ email })
  }
  return (
    <AccountSection
      title="Email"
      about="You sign in with your email address. We send our emails there."
    >
      <form noValidate className="max-w-md" onSubmit={handleSubmit(submit)}>
        <FormFailure message={proof.failure} />
        <EmailField
          label="New email"
          autoComplete="email"
          error={formState.errors.email?.message}
          hint="We email both addresses. Your email changes after you confirm both."
          action={
            <Button type="submit" kind="outline" busy={proof.isBusy}>
              Change
            </Button>
          }
          {...register('email')}
        />
      </form>
      <ProofForm
        proof={{
          ...proof,
          run: (given) => proof.run({ email: getValues('email').trim(), ...given }),
        }}
        label="Change my email"
      />
      <p role="status" className="mt-4 mb-0 max-w-[60ch] text-ink-soft text-pretty empty:hidden">
        {requestedEmail && `We emailed ${user.email}. Open the link in that email to continue.`}
      </p>
    </AccountSection>
  )
}
