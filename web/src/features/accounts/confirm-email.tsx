import { readApiError } from '@everyshelf/client'
import { Button } from '@everyshelf/ui/primitives'
import { showError } from '@everyshelf/ui/toast'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../app/paths.ts'
import { apiClient } from '../../lib/api-client.ts'
import { announceSessionEvent } from '../../lib/session-events.ts'
import { AccountSheet } from './account-sheet.tsx'
import { FormFailure } from './form/form-failure.tsx'
import { useAct } from './form/use-act.ts'
import { NoReferrer } from './no-referrer.tsx'
import { useModeLink } from './use-mode-link.ts'

const board = {
  headline: 'Nearly on the shelf',
  lines: ['One press of the button, and the address is yours', 'Then sign in with your password'],
}

interface ConfirmEmailProps {
  readonly token: string
}

/** S21: programs that read mail follow links but press no buttons, so the button does the deed. */
export function ConfirmEmail({ token }: ConfirmEmailProps) {
  const navigate = useNavigate()
  const signIn = useModeLink()
  const [isBusy, setBusy] = useState(false)
  const { failure, run } = useAct(async () => {
    setBusy(true)
    try {
      const { email } = await apiClient.accounts.verifyEmail.mutate({ token })
      announceSessionEvent('user-updated')
      const { to, state } = signIn('signin', { email, isConfirmed: true })
      await navigate(to, { replace: true, state })
    } catch (error) {
      if (readApiError(error).code !== 'invalid-token') throw error
      showError('invalid-token')
      await navigate(paths.checkEmail, { replace: true, state: { isLinkLost: true } })
    } finally {
      setBusy(false)
    }
  }, 'sign-up-failed')

  return (
    <AccountSheet
      title="Confirm your email"
      board={board}
      lead="Press the button to confirm that this address is yours. You sign in with your password afterwards."
    >
      <NoReferrer />
      <FormFailure message={failure} />
      <Button size="large" busy={isBusy} className="w-full" onClick={() => void run(undefined)}>
        Confirm my email
      </Button>
      <p className="mt-5 mb-0 text-sm text-ink-soft">
        You did not ask for an account? Close this page, and nothing happens.
      </p>
    </AccountSheet>
  )
}
