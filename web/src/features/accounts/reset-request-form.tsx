import { resetRequestFields } from '@everyshelf/domain/schemas'
import { Button } from '@everyshelf/ui/primitives'
import { showNotice } from '@everyshelf/ui/toast'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { requestPasswordReset } from '../../lib/auth.ts'
import { AccountSheet } from './account-sheet.tsx'
import { EmailField } from './form/email-field.tsx'
import { FormFailure } from './form/form-failure.tsx'
import { useAct } from './form/use-act.ts'
import { LostLinkNote } from './lost-link-note.tsx'
import { useEmailInHand } from './use-email-in-hand.ts'
import { useModeLink } from './use-mode-link.ts'

const board = {
  headline: 'It happens to careful people',
  lines: ['Your links go on working meanwhile', 'A new password signs every device out'],
}

export function ResetRequestForm() {
  const { email } = useEmailInHand()
  const signIn = useModeLink()('signin')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(resetRequestFields),
    defaultValues: { email },
  })
  const { failure, run } = useAct(async (fields: { email: string }) => {
    setSentTo(null)
    await requestPasswordReset(fields.email)
    setSentTo(fields.email)
    showNotice('password-reset-sent')
  }, 'password-reset-failed')
  const { errors, isSubmitting } = formState

  return (
    <AccountSheet
      title="Reset your password"
      board={board}
      lead="We send you a link. It works for 30 minutes, once."
    >
      <LostLinkNote />
      <form noValidate aria-busy={isSubmitting} onSubmit={handleSubmit(run)}>
        <FormFailure message={failure} />
        <EmailField error={errors.email?.message} {...register('email')} />
        <Button type="submit" size="large" busy={isSubmitting} className="w-full">
          {sentTo ? 'Send another email' : 'Send the email'}
        </Button>
        <p role="status" className="mt-5 mb-0 text-ink-soft text-pretty">
          {sentTo && (
            <>
              If there is an account for <strong className="text-ink">{sentTo}</strong>, the email
              is on its way. It may take a minute, or hide among the unwanted mail.
            </>
          )}
        </p>
      </form>
      <p className="mt-6 mb-0">
        <Link to={signIn.to} state={signIn.state} className="text-link">
          Back to sign in
        </Link>
      </p>
    </AccountSheet>
  )
}
