import { profileUpdateInput } from '@everyshelf/domain/schemas'
import { Button, TextField } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { AccountSection } from '../../../components/account-section.tsx'
import { trpc } from '../../../lib/api/trpc.tsx'
import { refreshSession, type SessionUser } from '../../../lib/session/session.ts'
import { announceSessionEvent } from '../../../lib/session/session-events.ts'
import { FormFailure } from '../form/form-failure.tsx'
import { useAccountForm } from '../form/use-account-form.ts'

interface NameFields {
  readonly username?: string | undefined
}

export function NameSection({ user }: { readonly user: SessionUser }) {
  const update = trpc.profile.update.useMutation()
  const [isSaved, setSaved] = useState(false)
  const save = async ({ username = '' }: NameFields): Promise<void> => {
    setSaved(false)
    const { firstName } = await update.mutateAsync({ username })
    form.reset({ username: firstName })
    setSaved(true)
    announceSessionEvent('user-updated')
    await refreshSession()
  }
  const defaults = { username: user.firstName }
  const form = useAccountForm(profileUpdateInput, defaults, save, 'profile-update-failed')
  return (
    <AccountSection title="Name" about="We use this name to greet you.">
      <form noValidate className="max-w-md" onSubmit={form.submit}>
        <FormFailure message={form.failure} />
        <TextField
          label="First name"
          autoComplete="given-name"
          keepsNoteLine={false}
          hint={isSaved && !form.isDirty ? <span role="status">Saved</span> : undefined}
          action={
            <Button type="submit" kind="outline" busy={form.isBusy} disabled={!form.isDirty}>
              Save
            </Button>
          }
          {...form.field('username')}
        />
      </form>
    </AccountSection>
  )
}
