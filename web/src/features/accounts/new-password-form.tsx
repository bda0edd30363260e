import { readApiError } from '@everyshelf/client'
import { newPasswordFields } from '@everyshelf/domain/schemas'
import { showNotice } from '@everyshelf/ui/toast'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { resetPassword } from '../../lib/account/auth.ts'
import { AuthError } from '../../lib/account/auth-error.ts'
import { ApiProvider, trpc } from '../../lib/api/trpc.tsx'
import { accountAddress } from '../../lib/session/session.ts'
import { announceSessionEvent } from '../../lib/session/session-events.ts'
import { AccountLayout } from './account-layout.tsx'
import { AccountForm } from './form/account-form.tsx'
import { EasyPasswordWarning } from './form/easy-password-warning.tsx'
import { PasswordField } from './form/password-field.tsx'
import { StrengthMeter } from './form/strength-meter.tsx'
import { useAccountForm } from './form/use-account-form.ts'
import { useEasyPasswordCheck } from './form/use-easy-password-check.ts'
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
  const leave = (mode: 'signin' | 'reset-password', state: object) =>
    navigate(accountAddress(mode), { replace: true, state })
  const offerNewMail = () => void leave('reset-password', { isLinkInvalid: true })
  const isInvalid = programs.error !== null && readApiError(programs.error).code === 'invalid-token'
  useEffect(() => {
    if (isInvalid) offerNewMail()
  })
  const save = async ({ password }: { password: string }) => {
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
  }
  const form = useAccountForm(newPasswordFields, { password: '' }, save, 'password-update-failed')
  const check = useEasyPasswordCheck<{ password: string }>(
    ({ password }) => ({ password, ownerTexts: [] }),
    form.run,
  )
  const password = form.watch('password')

  return (
    <AccountLayout title="Choose a new password" sidePanel={sidePanel}>
      <NoReferrer />
      <AccountForm
        form={{ ...form, submit: form.handleSubmit(check.submit) }}
        label="Save new password"
      >
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint={<StrengthMeter password={password} />}
          {...form.field('password')}
        />
        <EasyPasswordWarning
          isShown={check.rejectedPassword === password}
          busy={form.isBusy}
          onUse={form.submit}
        />
        <div className="mb-5 empty:hidden">
          <ProgramsChoice programs={programs.data} isOn={isRevoking} onChange={setRevoking} />
        </div>
      </AccountForm>
    </AccountLayout>
  )
}
