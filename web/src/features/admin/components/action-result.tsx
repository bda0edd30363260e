import { readApiError } from '@everyshelf/client'
import { errorMessages } from '@everyshelf/domain/messages'

interface ActionResultProps {
  readonly error: unknown
  /** Null before the action ran. */
  readonly done: string | null
}

/** The result of the last action, beside its button. */
export function ActionResult({ error, done }: ActionResultProps) {
  if (error) {
    return (
      <p role="alert" className="m-0 text-danger">
        {explainError(error)}
      </p>
    )
  }
  return (
    <p role="status" className="m-0 text-ink-soft">
      {done}
    </p>
  )
}

function explainError(error: unknown): string {
  const { code, details } = readApiError(error)
  const { title, text } = errorMessages[code]
  if (code !== 'rate-limited') return `${title}. ${text}`
  const minutes = Math.ceil(Number(details.retryAfterSeconds ?? 60) / 60)
  return `Too many requests. Wait ${minutes === 1 ? '1 minute' : `${minutes} minutes`}, then try again.`
}
