import { changePasswordFields } from '@everyshelf/domain/schemas'
import { Button } from '@everyshelf/ui/primitives'
import { showNotice } from '@everyshelf/ui/toast'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { AccountSection } from '../../../components/account-section.tsx'
import { trpc } from '../../../lib/api.tsx'
import { changePassword } from '../../../lib/auth.ts'
import { accountAddress, type SessionUser } from '../../../lib/session.ts'
import { EasyPasswordWarning } from '../form/easy-password-warning.tsx'
import { FormFailure } from '../form/form-failure.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { StrengthMeter } from '../form/strength-meter.tsx'
import { useAct } from '../form/use-act.ts'
import { useEasyPassword } from '../form/use-easy-password.ts'
import { DisconnectChoice } from './disconnect-choice.tsx'

export function PasswordSection({ user }: { readonly user: SessionUser }) {
  return (
    <AccountSection
      title="Password"
      about={user.hasPassword && 'Changing it signs out all your other devices.'}
    >
      {user.hasPassword ? <ChangePassword user={user} /> : <WithoutPassword email={user.email} />}
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
  const { register, handleSubmit, formState, watch, reset } = useForm<Fields>({
    resolver: standardSchemaResolver(changePasswordFields),
    defaultValues: { currentPassword: '', newPassword: '' },
  })
  const { failure, run } = useAct(async ({ currentPassword, newPassword }: Fields) => {
    await changePassword({ currentPassword, newPassword, disconnectExtensions })
    reset()
    showNotice('password-updated')
    await Promise.all([server.accounts.listSessions.invalidate(), server.devices.list.invalidate()])
  }, 'password-update-failed')
  const about = [user.firstName, user.email]
  const { submit, held } = useEasyPassword<Fields>(
    ({ newPassword }) => ({ password: newPassword, about }),
    run,
  )
  const { errors, isSubmitting } = formState
  const newPassword = watch('newPassword')
  return (
    <form noValidate className="max-w-md" onSubmit={handleSubmit(submit)}>
      <FormFailure message={failure} />
      <input type="text" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        error={errors.newPassword?.message}
        hint={<StrengthMeter password={newPassword} about={about} />}
        {...register('newPassword')}
      />
      <EasyPasswordWarning
        isShown={held === newPassword}
        busy={isSubmitting}
        onUse={handleSubmit(run)}
      />
      <div className="mb-3">
        <DisconnectChoice isOn={disconnectExtensions} onChange={setDisconnectExtensions} />
      </div>
      <Button type="submit" kind="outline" busy={isSubmitting}>
        Change password
      </Button>
    </form>
  )
}

function WithoutPassword({ email }: { readonly email: string }) {
  return (
    <p className="m-0 max-w-[52ch] text-ink-soft text-pretty">
      You sign in with Google, so there is no password here. To have one as well,{' '}
      <Link to={accountAddress('reset-password')} state={{ email }} className="text-link">
        ask for an email
      </Link>{' '}
      that lets you choose it.
    </p>
  )
}
