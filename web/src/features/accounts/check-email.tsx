import { CONFIRMATION_LINK_HOURS } from '@everyshelf/domain/limits'
import { emailInput } from '@everyshelf/domain/schemas'
import { useLocation, useNavigate } from 'react-router'
import { sendVerificationEmail } from '../../lib/account/auth.ts'
import { paths } from '../../lib/paths.ts'
import { AccountLayout } from './account-layout.tsx'
import { AccountLink } from './account-link.tsx'
import { AccountForm } from './form/account-form.tsx'
import { EmailField } from './form/email-field.tsx'
import { ResendButton } from './form/resend-button.tsx'
import { useAccountForm } from './form/use-account-form.ts'
import { InvalidLinkNote } from './invalid-link-note.tsx'
import { useAccountState } from './use-account-state.ts'
import { useContinueAfterSignIn } from './use-continue-after-sign-in.ts'

const sidePanel = {
  headline: 'Check your inbox',
  lines: [
    'Open the link in this browser',
    'This page continues automatically',
    'No email? Check your spam folder',
  ],
}

/** Shown after sign-up. Continues as soon as the visitor signs in, in this tab or another. */
export function CheckEmail() {
  useContinueAfterSignIn()
  const { email } = useAccountState()
  return email ? <EmailSent email={email} /> : <EmailRequest />
}

function EmailSent({ email }: { readonly email: string }) {
  return (
    <AccountLayout
      title="Check your email"
      sidePanel={sidePanel}
      lead={
        <>
          If <strong className="break-words text-ink">{email}</strong> is new here, we emailed it a
          link. Open it within {CONFIRMATION_LINK_HOURS} hours to confirm your address.
        </>
      }
    >
      <ResendButton email={email} isPaused />
      <ul className="m-0 mt-6 list-none border-b border-rule p-0">
        <li className="border-t border-rule py-3">
          Wrong address?{' '}
          <AccountLink to="signup" values={{ email }}>
            Change it
          </AccountLink>
        </li>
        <li className="border-t border-rule py-3">
          Already have an account?{' '}
          <AccountLink to="signin" values={{ email }}>
            Sign in
          </AccountLink>
        </li>
      </ul>
    </AccountLayout>
  )
}

/** For a visitor whose link has expired, or who did not sign up in this tab. */
function EmailRequest() {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const resend = async ({ email }: { email: string }) => {
    await sendVerificationEmail(email)
    const nextState = { ...(state as object | null), email, isLinkInvalid: false }
    await navigate({ pathname: paths.checkEmail, search }, { replace: true, state: nextState })
  }
  const form = useAccountForm(emailInput, { email: '' }, resend, 'unexpected')
  return (
    <AccountLayout
      title="Check your email"
      sidePanel={sidePanel}
      lead="Open the link in the email we sent you. Didn’t get it? We can send a new one."
    >
      <InvalidLinkNote />
      <AccountForm form={form} label="Resend email">
        <EmailField autoComplete="email" {...form.field('email')} />
      </AccountForm>
    </AccountLayout>
  )
}
