import { changePasswordFields } from '@everyshelf/domain/schemas'
import { Button } from '@everyshelf/ui/primitives'
import { showNotice } from '@everyshelf/ui/toast'
import { useState } from 'react'
import { Link } from 'react-router'
import { AccountSection } from '../../../components/account-section.tsx'
import { changePassword } from '../../../lib/account/auth.ts'
import { trpc } from '../../../lib/api/trpc.tsx'
import { accountAddress, type SessionUser } from '../../../lib/session/session.ts'
import { EasyPasswordWarning } from '../form/easy-password-warning.tsx'
import { FormFailure } from '../form/form-failure.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { StrengthMeter } from '../form/strength-meter.tsx'
import { useAccountForm } from '../form/use-account-form.ts'
import { useEasyPasswordCheck } from '../form/use-easy-password-check.ts'
import { DisconnectCheckbox } from './disconnect-checkbox.tsx'
import { invalidateAccess } from './invalidate-access.ts'
import { hasPrograms, ProgramsChoice } from './programs-choice.tsx'

export function PasswordSection({ user }: { readonly user: SessionUser }) {
  return (
    <AccountSection
      title="Password"
      about={user.hasPassword && 'Changing your password signs you out on all other devices.'}
    >
      {user.hasPassword ? <ChangePassword user={user} /> : <NoPassword email={user.email} />}
    </AccountSection>
  )
}

interface Fields {
  readonly currentPassword: string
  readonly newPassword: string
}

function ChangePassword({ user }: { readonly user: SessionUser }) {
  const server = trpc.useUtils()
  const [disconnectExtensions, setDisconnectExtensions] = useState(true)
  const programs = trpc.accounts.programs.useQuery(undefined, { staleTime: 0 })
  const [isRevoking, setRevoking] = useState(false)
  const save = async ({ currentPassword, newPassword }: Fields): Promise<void> => {
    const revokePrograms = isRevoking && hasPrograms(programs.data)
    await changePassword({ currentPassword, newPassword, disconnectExtensions, revokePrograms })
    form.reset()
    setRevoking(false)
    showNotice('password-updated')
    await invalidateAccess(server)
  }
  const defaults = { currentPassword: '', newPassword: '' }
  const form = useAccountForm(changePasswordFields, defaults, save, 'password-update-failed')
  const ownerTexts = [user.firstName, user.email]
  const { submit, rejectedPassword } = useEasyPasswordCheck<Fields>(
    ({ newPassword }) => ({ password: newPassword, ownerTexts }),
    form.run,
  )
  const newPassword = form.watch('newPassword')
  return (
    <form noValidate className="max-w-md lg:max-w-none" onSubmit={form.handleSubmit(submit)}>
      <FormFailure message={form.failure} />
      <input type="text" autoComplete="username" value={user.email} readOnly hidden />
      <div className="gap-x-4 lg:grid lg:grid-cols-2">
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          {...form.field('currentPassword')}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint={<StrengthMeter password={newPassword} ownerTexts={ownerTexts} />}
          {...form.field('newPassword')}
        />
      </div>
      <EasyPasswordWarning
        isShown={rejectedPassword === newPassword}
        busy={form.isBusy}
        onUse={form.submit}
      />
      <div className="mb-3">
        <DisconnectCheckbox isOn={disconnectExtensions} onChange={setDisconnectExtensions} />
        <ProgramsChoice programs={programs.data} isOn={isRevoking} onChange={setRevoking} />
      </div>
      <Button type="submit" kind="outline" busy={form.isBusy}>
        Change password
      </Button>
    </form>
  )
}

function NoPassword({ email }: { readonly email: string }) {
  return (
    <p className="m-0 max-w-[52ch] text-ink-soft text-pretty">
      You sign in with Google, so you have no password.{' '}
      <Link to={accountAddress('reset-password')} state={{ email }} className="text-link">
        Request a link by email
      </Link>{' '}
      to set one.
    </p>
  )
}
