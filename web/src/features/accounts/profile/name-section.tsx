import { profileUpdateInput } from '@everyshelf/domain/schemas'
import { Button, TextField } from '@everyshelf/ui/primitives'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { AccountSection } from '../../../components/account-section.tsx'
import { trpc } from '../../../lib/api/trpc.tsx'
import { refreshSession, type SessionUser } from '../../../lib/session/session.ts'
import { announceSessionEvent } from '../../../lib/session/session-events.ts'
import { FormFailure } from '../form/form-failure.tsx'
import { useFormAction } from '../form/use-form-action.ts'

interface NameFields {
  readonly username?: string | undefined
}

export function NameSection({ user }: { readonly user: SessionUser }) {
  const update = trpc.profile.update.useMutation()
  const [isSaved, setSaved] = useState(false)
  const { register, handleSubmit, formState, reset } = useForm<NameFields>({
    resolver: standardSchemaResolver(profileUpdateInput),
    defaultValues: { username: user.firstName },
  })
  const { failure, run } = useFormAction(async ({ username = '' }: NameFields) => {
    setSaved(false)
    const { firstName } = await update.mutateAsync({ username })
    reset({ username: firstName })
    setSaved(true)
    announceSessionEvent('user-updated')
    await refreshSession()
  }, 'profile-update-failed')
  const { errors, isSubmitting, isDirty } = formState
  return (
    <AccountSection title="Name" about="We use this name to greet you.">
      <form noValidate className="max-w-md" onSubmit={handleSubmit(run)}>
        <FormFailure message={failure} />
        <TextField
          label="First name"
          autoComplete="given-name"
          keepsNoteLine={false}
          error={errors.username?.message}
          hint={isSaved && !isDirty ? <span role="status">Saved</span> : undefined}
          action={
            <Button type="submit" kind="outline" busy={isSubmitting} disabled={!isDirty}>
              Save
            </Button>
          }
          {...register('username')}
        />
      </form>
    </AccountSection>
  )
}
