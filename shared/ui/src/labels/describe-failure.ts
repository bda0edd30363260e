import { formatWait } from '@everyshelf/domain/format'
import type { ErrorCode, Message } from '@everyshelf/domain/messages'
import { uiLanguage } from './label.ts'
import { describeError, hint } from './message.ts'

/** Why an action failed, as `readApiError` returns it. */
export interface FailureCause {
  readonly code: ErrorCode
  readonly details?: Readonly<Record<string, unknown>>
}

/**
 * The error catalog's title and text for a failed action, and what is known about its cause: when a limit
 * ends, or that there is no connection.
 *
 * @example describeFailure('checkout-failed', { code: 'rate-limited', details: { retryAfterSeconds: 700 } }).text
 * // 'Please try again later. You can try again in 12 minutes.'
 */
export function describeFailure(action: ErrorCode, cause: FailureCause | undefined): Message {
  const { title, text } = describeError(action)
  if (action === 'rate-limited' && cause?.code === action) {
    return { title, text: describeCause(cause) ?? text }
  }
  const reason = cause && cause.code !== action ? describeCause(cause) : null
  return {
    title,
    text: reason
      ? hint('textAndCause', { text: text.replace(/[.。।]$/u, ''), cause: reason })
      : text,
  }
}

function describeCause({ code, details }: FailureCause): string | null {
  if (code === 'rate-limited') {
    const seconds = Number(details?.retryAfterSeconds)
    return seconds > 0
      ? hint('retryIn', { wait: formatWait(seconds, uiLanguage()) })
      : describeError(code).text
  }
  if (code === 'offline') return hint('noConnection')
  return code === 'too-large' || code === 'client-outdated' ? describeError(code).text : null
}
