import { newPasswordFields } from '@everyshelf/domain/schemas'
import { Button } from '@everyshelf/ui/primitives'
import { showNotice } from '@everyshelf/ui/toast'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { resetPassword } from '../../lib/auth.ts'
import { AuthError } from '../../lib/auth-error.ts'
import { accountAddress } from '../../lib/session.ts'
import { announceSessionEvent } from '../../lib/session-events.ts'
import { AccountSheet } from './account-sheet.tsx'
import { EasyPasswordWarning } from './form/easy-password-warning.tsx'
import { FormFailure } from './form/form-failure.tsx'
import { PasswordField } from './form/password-field.tsx'
import { StrengthMeter } from './form/strength-meter.tsx'
import { useAct } from './form/use-act.ts'
import { useEasyPassword } from './form/use-easy-password.ts'
import { NoReferrer } from './no-referrer.tsx'

const board = {
  headline: 'One more line, and the shelf is open',
  lines: [
    'All your devices are signed out, and extensions are disconnected',
    'You get an email that the password was changed',
  ],
}

interface NewPasswordFormProps {
  readonly token: string
}

/** Behind the link of a reset mail. Nothing happens to the account before the button is pressed. */
export function NewPasswordForm({ token }: NewPasswordFormProps) {
  const navigate = useNavigate()
  const { register, handleSubmit, formState, watch } = useForm({
    resolver: standardSchemaResolver(newPasswordFields),
    defaultValues: { password: '' },
  })
  const leave = (mode: 'signin' | 'reset-password', state: object) =>
    navigate(accountAddress(mode), { replace: true, state })
  const { failure, run } = useAct(async ({ password }: { password: string }) => {
    try {
      await resetPassword(token, password)
    } catch (error) {
      const isLost = error instanceof AuthError && error.code === 'invalid-token'
      if (isLost) void leave('reset-password', { isLinkLost: true })
      throw error
    }
    announceSessionEvent('password-recovery')
    showNotice('password-updated')
    await leave('signin', {})
  }, 'password-update-failed')
  const { submit, held } = useEasyPassword<{ password: string }>(
    ({ password }) => ({ password, about: [] }),
    run,
  )
  const { errors, isSubmitting } = formState
  const password = watch('password')

  return (
    <AccountSheet title="Choose a new password" board={board}>
      <NoReferrer />
      <form noValidate aria-busy={isSubmitting} onSubmit={handleSubmit(submit)}>
        <FormFailure message={failure} />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          error={errors.password?.message}
          hint={<StrengthMeter password={password} />}
          {...register('password')}
        />
        <EasyPasswordWarning
          isShown={held === password}
          busy={isSubmitting}
          onUse={handleSubmit(run)}
        />
        <Button type="submit" size="large" busy={isSubmitting} className="w-full">
          Save new password
        </Button>
      </form>
    </AccountSheet>
  )
}
