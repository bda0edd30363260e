import { Button } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { sendVerificationEmail } from '../../../lib/auth.ts'
import { formatWait } from './explain-failure.ts'
import { FormFailure } from './form-failure.tsx'
import { useAct } from './use-act.ts'
import { useCountdown } from './use-countdown.ts'

const PAUSE_S = 60

interface ResendButtonProps {
  readonly email: string
  /** A mail has just been sent. */
  readonly isPaused?: boolean
}

/** Sends the confirmation again, not more often than a mail needs to arrive. */
export function ResendButton({ email, isPaused = false }: ResendButtonProps) {
  const { left, restart } = useCountdown(isPaused ? PAUSE_S : 0)
  const [isSent, setSent] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { failure, run } = useAct(async () => {
    setBusy(true)
    try {
      await sendVerificationEmail(email)
      setSent(true)
      restart(PAUSE_S)
    } finally {
      setBusy(false)
    }
  }, 'unexpected')
  return (
    <div className="mt-4">
      <FormFailure message={failure} />
      <Button
        kind="outline"
        busy={isBusy}
        disabled={left > 0}
        onClick={() => void run(undefined)}
        className="tabular"
      >
        {left > 0 ? `Send it again in ${formatWait(left)}` : 'Send the email again'}
      </Button>
      <p role="status" className="m-0 mt-2 text-sm text-ink-soft empty:hidden">
        {isSent && 'Email sent. Any link from the last 24 hours works.'}
      </p>
    </div>
  )
}
