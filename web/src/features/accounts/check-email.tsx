import { emailInput } from '@everyshelf/domain/schemas'
import { Button } from '@everyshelf/ui/primitives'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { Link, useLocation, useNavigate } from 'react-router'
import { paths } from '../../app/paths.ts'
import { sendVerificationEmail } from '../../lib/auth.ts'
import { AccountSheet } from './account-sheet.tsx'
import { EmailField } from './form/email-field.tsx'
import { FormFailure } from './form/form-failure.tsx'
import { ResendButton } from './form/resend-button.tsx'
import { useAct } from './form/use-act.ts'
import { LostLinkNote } from './lost-link-note.tsx'
import { useEmailInHand } from './use-email-in-hand.ts'
import { useEnter } from './use-enter.ts'
import { useModeLink } from './use-mode-link.ts'

const board = {
  headline: 'Check your inbox',
  lines: [
    'Open the link and enter your password',
    'This page then continues by itself',
    'No email? Check your spam folder',
  ],
}

/** Shown after a sign-up. Continues as soon as the visitor signs in, in this tab or another. */
export function CheckEmail() {
  useEnter()
  const { email } = useEmailInHand()
  return email ? <MailSent email={email} /> : <AskAddress />
}

function MailSent({ email }: { readonly email: string }) {
  const modeLink = useModeLink()
  const signUp = modeLink('signup', { email })
  const signIn = modeLink('signin', { email })
  return (
    <AccountSheet
      title="Check your email"
      board={board}
      lead={
        <>
          We sent an email to <strong className="break-words text-ink">{email}</strong>. Open its
          link within 24 hours to confirm your address.
        </>
      }
    >
      <ResendButton email={email} isPaused />
      <ul className="m-0 mt-6 list-none border-b border-rule p-0">
        <li className="border-t border-rule py-3">
          Wrong address?{' '}
          <Link to={signUp.to} state={signUp.state} className="text-link">
            Change it
          </Link>
        </li>
        <li className="border-t border-rule py-3">
          Already confirmed?{' '}
          <Link to={signIn.to} state={signIn.state} className="text-link">
            Sign in
          </Link>
        </li>
      </ul>
    </AccountSheet>
  )
}

/** For a visitor with an old link, or without a sign-up in this tab. */
function AskAddress() {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(emailInput),
    defaultValues: { email: '' },
  })
  const { failure, run } = useAct(async ({ email }: { email: string }) => {
    await sendVerificationEmail(email)
    const known = { ...(state as object | null), email, isLinkLost: false }
    await navigate({ pathname: paths.checkEmail, search }, { replace: true, state: known })
  }, 'unexpected')
  const { errors, isSubmitting } = formState
  return (
    <AccountSheet
      title="Check your email"
      board={board}
      lead="Open the link in the email we sent you. Didn’t get it? We can send a new one."
    >
      <LostLinkNote />
      <form noValidate aria-busy={isSubmitting} onSubmit={handleSubmit(run)}>
        <FormFailure message={failure} />
        <EmailField autoComplete="email" error={errors.email?.message} {...register('email')} />
        <Button type="submit" size="large" busy={isSubmitting} className="w-full">
          Send a new email
        </Button>
      </form>
    </AccountSheet>
  )
}
