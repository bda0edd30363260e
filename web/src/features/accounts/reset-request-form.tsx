import { RESET_LINK_MINUTES, RESET_MAILS_PER_HOUR } from '@everyshelf/domain/limits'
import { resetRequestFields } from '@everyshelf/domain/schemas'
import { Button } from '@everyshelf/ui/primitives'
import { showNotice } from '@everyshelf/ui/toast'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { requestPasswordReset } from '../../lib/account/auth.ts'
import { AccountLayout } from './account-layout.tsx'
import { EmailField } from './form/email-field.tsx'
import { FormFailure } from './form/form-failure.tsx'
import { useFormAction } from './form/use-form-action.ts'
import { InvalidLinkNote } from './invalid-link-note.tsx'
import { useAccountLink } from './use-account-link.ts'
import { useAccountState } from './use-account-state.ts'

const sidePanel = {
  headline: 'Forgot your password?',
  lines: ['Your links keep working', 'A new password signs you out on every device'],
}

export function ResetRequestForm() {
  const { email } = useAccountState()
  const signIn = useAccountLink()('signin')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(resetRequestFields),
    defaultValues: { email },
  })
  const { failure, run } = useFormAction(async (fields: { email: string }) => {
    setSentTo(null)
    await requestPasswordReset(fields.email)
    setSentTo(fields.email)
    showNotice('password-reset-sent')
  }, 'password-reset-failed')
  const { errors, isSubmitting } = formState

  return (
    <AccountLayout
      title="Reset your password"
      sidePanel={sidePanel}
      lead={`We’ll email you a link. The link works once and expires after ${RESET_LINK_MINUTES} minutes.`}
    >
      <InvalidLinkNote />
      <form noValidate aria-busy={isSubmitting} onSubmit={handleSubmit(run)}>
        <FormFailure message={failure} />
        <EmailField error={errors.email?.message} {...register('email')} />
        <Button type="submit" size="large" busy={isSubmitting} className="w-full">
          {sentTo ? 'Resend link' : 'Send link'}
        </Button>
        <p role="status" className="mt-5 mb-0 text-ink-soft text-pretty">
          {sentTo && (
            <>
              If <strong className="text-ink">{sentTo}</strong> has an account, our newest email to
              it has your link. We send at most {RESET_MAILS_PER_HOUR} links an hour. The email can
              take a minute to arrive. Check your spam folder too.
            </>
          )}
        </p>
      </form>
      <p className="mt-6 mb-0">
        <Link to={signIn.to} state={signIn.state} className="text-link">
          Back to sign in
        </Link>
      </p>
    </AccountLayout>
  )
}
