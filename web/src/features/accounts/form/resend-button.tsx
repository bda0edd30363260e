import { CONFIRMATION_LINK_HOURS, OTHER_MAILS_PER_HOUR } from '@everyshelf/domain/limits'
import { Button } from '@everyshelf/ui/primitives'
import { useEffect, useState } from 'react'
import { sendVerificationEmail } from '../../../lib/account/auth.ts'
import { formatWait } from './explain-failure.ts'
import { FormFailure } from './form-failure.tsx'
import { useFormAction } from './use-form-action.ts'

const PAUSE_S = 60

interface ResendButtonProps {
  readonly email: string
  /** An email has just been sent, so the button starts disabled. */
  readonly isPaused?: boolean
}

/** Resends the confirmation email, at most once a minute. */
export function ResendButton({ email, isPaused = false }: ResendButtonProps) {
  const { secondsLeft, restart } = useCountdown(isPaused ? PAUSE_S : 0)
  const [isSent, setSent] = useState(false)
  const { failure, isBusy, run } = useFormAction(async () => {
    await sendVerificationEmail(email)
    setSent(true)
    restart(PAUSE_S)
  }, 'unexpected')
  return (
    <div className="mt-4">
      <FormFailure message={failure} />
      <Button
        kind="outline"
        busy={isBusy}
        disabled={secondsLeft > 0}
        onClick={() => void run()}
        className="tabular"
      >
        {secondsLeft > 0 ? `Resend in ${formatWait(secondsLeft)}` : 'Resend email'}
      </Button>
      <p role="status" className="m-0 mt-2 text-sm text-ink-soft empty:hidden">
        {isSent &&
          `Check your inbox. We send at most ${OTHER_MAILS_PER_HOUR} links an hour. Each link works for ${CONFIRMATION_LINK_HOURS} hours.`}
      </p>
    </div>
  )
}

function useCountdown(seconds: number) {
  const [endsAt, setEndsAt] = useState(() => Date.now() + seconds * 1000)
  const [now, setNow] = useState(Date.now)
  const secondsLeft = Math.max(0, Math.ceil((endsAt - now) / 1000))
  const isRunning = secondsLeft > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return {
    secondsLeft,
    restart: (newSeconds: number) => {
      setNow(Date.now())
      setEndsAt(Date.now() + newSeconds * 1000)
    },
  }
}
