import type { ErrorCode, Message } from '@everyshelf/domain/messages'
import { uiLanguage } from './label.ts'
import { describeError, hint } from './message.ts'

/** Why an action failed, as `readApiError` returns it. */
export interface FailureCause {
  readonly code: ErrorCode
  readonly details?: Readonly<Record<string, unknown>>
}

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

/**
 * The catalog's title and text of a failed action, and what is known about its cause: when a limit ends, or
 * that there is no connection.
 *
 * @example describeFailure('checkout-failed', { code: 'rate-limited', details: { retryAfterSeconds: 700 } }).text
 * // 'Please try again later. You can try again in 12 minutes.'
 */
export function describeFailure(action: ErrorCode, cause: FailureCause | undefined): Message {
  const { title, text } = describeError(action)
  const reason = cause && cause.code !== action ? describeCause(cause) : null
  return { title, text: reason ? hint('textAndCause', text.replace(/[.。।]$/u, ''), reason) : text }
}

function describeCause({ code, details }: FailureCause): string | null {
  if (code === 'rate-limited') {
    const seconds = Number(details?.retryAfterSeconds)
    return seconds > 0 ? hint('retryIn', formatWait(seconds)) : describeError(code).text
  }
  if (code === 'offline') return hint('noConnection')
  return code === 'too-large' || code === 'client-outdated' ? describeError(code).text : null
}

/** Rounded up, in the language of the interface. */
function formatWait(seconds: number): string {
  if (seconds < MINUTE_S) return formatUnit(Math.ceil(seconds), 'second')
  const minutes = Math.ceil(seconds / MINUTE_S)
  // Rounded up to hours, 70 minutes would be 2 hours.
  return minutes < 120
    ? formatUnit(minutes, 'minute')
    : formatUnit(Math.ceil(seconds / HOUR_S), 'hour')
}

function formatUnit(count: number, unit: 'second' | 'minute' | 'hour'): string {
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const
  return new Intl.NumberFormat(uiLanguage(), style).format(count)
}
