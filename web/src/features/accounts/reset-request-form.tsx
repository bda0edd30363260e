import { RESET_LINK_MINUTES, RESET_MAILS_PER_HOUR } from '@everyshelf/domain/limits'
import { resetRequestFields } from '@everyshelf/domain/schemas'
import { showNotice } from '@everyshelf/ui/toast'
import { useState } from 'react'
import { requestPasswordReset } from '../../lib/account/auth.ts'
import { AccountLayout } from './account-layout.tsx'
import { AccountLink } from './account-link.tsx'
import { AccountForm } from './form/account-form.tsx'
import { EmailField } from './form/email-field.tsx'
import { useAccountForm } from './form/use-account-form.ts'
import { InvalidLinkNote } from './invalid-link-note.tsx'
import { useAccountState } from './use-account-state.ts'

const sidePanel = {
  headline: 'Forgot your password?',
  lines: ['Your links keep working', 'A new password signs you out on every device'],
}

export function ResetRequestForm() {
  const { email } = useAccountState()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const send = async (fields: { email: string }) => {
    setSentTo(null)
    await requestPasswordReset(fields.email)
    setSentTo(fields.email)
    showNotice('password-reset-sent')
  }
  const form = useAccountForm(resetRequestFields, { email }, send, 'password-reset-failed')

  return (
    <AccountLayout
      title="Reset your password"
      sidePanel={sidePanel}
      lead={`We’ll email you a link. The link works once and expires after ${RESET_LINK_MINUTES} minutes.`}
    >
      <InvalidLinkNote />
      <AccountForm
        form={form}
        label={sentTo ? 'Resend link' : 'Send link'}
        note={
          <p role="status" className="mt-5 mb-0 text-ink-soft text-pretty">
            {sentTo && (
              <>
                If <strong className="text-ink">{sentTo}</strong> has an account, our newest email
                to it has your link. We send at most {RESET_MAILS_PER_HOUR} links an hour. The email
                can take a minute to arrive. Check your spam folder too.
              </>
            )}
          </p>
        }
      >
        <EmailField {...form.field('email')} />
      </AccountForm>
      <p className="mt-6 mb-0">
        <AccountLink to="signin">Back to sign in</AccountLink>
      </p>
    </AccountLayout>
  )
}
