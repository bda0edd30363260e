import { readApiError } from '@everyshelf/client'
import { errorMessages } from '@everyshelf/domain/messages'

interface OutcomeLineProps {
  readonly error: unknown
  /** Null before anything was done. */
  readonly done: string | null
}

/** How the last deed ended, beside its button. */
export function OutcomeLine({ error, done }: OutcomeLineProps) {
  if (error) {
    return (
      <p role="alert" className="m-0 text-danger">
        {explain(error)}
      </p>
    )
  }
  return (
    <p role="status" className="m-0 text-ink-soft">
      {done}
    </p>
  )
}

function explain(error: unknown): string {
  const { code, details } = readApiError(error)
  const { title, text } = errorMessages[code]
  if (code !== 'rate-limited') return `${title}. ${text}`
  const minutes = Math.ceil(Number(details.retryAfterSeconds ?? 60) / 60)
  return `Too many for now. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
}
