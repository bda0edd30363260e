import { readApiError } from '@everyshelf/client'
import { newPasswordFields } from '@everyshelf/domain/schemas'
import { Button } from '@everyshelf/ui/primitives'
import { showNotice } from '@everyshelf/ui/toast'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { resetPassword } from '../../lib/account/auth.ts'
import { AuthError } from '../../lib/account/auth-error.ts'
import { ApiProvider, trpc } from '../../lib/api/trpc.tsx'
import { accountAddress } from '../../lib/session/session.ts'
import { announceSessionEvent } from '../../lib/session/session-events.ts'
import { AccountLayout } from './account-layout.tsx'
import { EasyPasswordWarning } from './form/easy-password-warning.tsx'
import { FormFailure } from './form/form-failure.tsx'
import { PasswordField } from './form/password-field.tsx'
import { StrengthMeter } from './form/strength-meter.tsx'
import { useEasyPasswordCheck } from './form/use-easy-password-check.ts'
import { useFormAction } from './form/use-form-action.ts'
import { NoReferrer } from './no-referrer.tsx'
import { hasPrograms, ProgramsChoice } from './profile/programs-choice.tsx'

const sidePanel = {
  headline: 'Almost done',
  lines: [
    'We’ll sign out all your devices and disconnect your extensions',
    'We’ll email you about the change',
  ],
}

interface NewPasswordFormProps {
  readonly token: string
}

/** The page that a password reset email links to. Only its button changes the password. */
export function NewPasswordForm({ token }: NewPasswordFormProps) {
  return (
    <ApiProvider>
      <ResetForm token={token} />
    </ApiProvider>
  )
}

function ResetForm({ token }: NewPasswordFormProps) {
  const navigate = useNavigate()
  const programs = trpc.accounts.viewReset.useQuery({ token }, { retry: false })
  const [isRevoking, setRevoking] = useState(true)
  const { register, handleSubmit, formState, watch } = useForm({
    resolver: standardSchemaResolver(newPasswordFields),
    defaultValues: { password: '' },
  })
  const leave = (mode: 'signin' | 'reset-password', state: object) =>
    navigate(accountAddress(mode), { replace: true, state })
  const offerNewMail = () => void leave('reset-password', { isLinkInvalid: true })
  const isInvalid = programs.error !== null && readApiError(programs.error).code === 'invalid-token'
  useEffect(() => {
    if (isInvalid) offerNewMail()
  })
  const { failure, run } = useFormAction(async ({ password }: { password: string }) => {
    try {
      const revokePrograms = isRevoking && hasPrograms(programs.data)
      await resetPassword(token, password, revokePrograms)
    } catch (error) {
      if (error instanceof AuthError && error.code === 'invalid-token') offerNewMail()
      throw error
    }
    announceSessionEvent('password-recovery')
    showNotice('password-updated')
    await leave('signin', {})
  }, 'password-update-failed')
  const { submit, rejectedPassword } = useEasyPasswordCheck<{ password: string }>(
    ({ password }) => ({ password, ownerTexts: [] }),
    run,
  )
  const { errors, isSubmitting } = formState
  const password = watch('password')

  return (
    <AccountLayout title="Choose a new password" sidePanel={sidePanel}>
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
          isShown={rejectedPassword === password}
          busy={isSubmitting}
          onUse={handleSubmit(run)}
        />
        <div className="mb-5 empty:hidden">
          <ProgramsChoice programs={programs.data} isOn={isRevoking} onChange={setRevoking} />
        </div>
        <Button type="submit" size="large" busy={isSubmitting} className="w-full">
          Save new password
        </Button>
      </form>
    </AccountLayout>
  )
}
