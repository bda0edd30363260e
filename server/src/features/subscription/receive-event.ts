import type { Logger } from '../../logger.ts'
import type { EventInboxRepo } from './event-inbox.repo.ts'
import type { ReadEvent } from './read-event.ts'

/** Adds an event to the inbox; false for a wrong signature, mode or time. */
export type ReceiveEvent = (body: Buffer, signature: string | undefined) => Promise<boolean>

interface ReceiveEventDeps {
  readonly readEvent: ReadEvent
  readonly inbox: Pick<EventInboxRepo, 'add' | 'has'>
  readonly isLive: boolean
  readonly observeClock: (serverMs: number) => void
  readonly wake: () => void
  readonly log: Pick<Logger, 'warn'>
  readonly now: () => number
}

export function createReceiveEvent(deps: ReceiveEventDeps): ReceiveEvent {
  const { inbox, log, now } = deps
  return async (body, signature) => {
    const event = await deps.readEvent(body, signature)
    if (!event) {
      log.warn('Stripe event refused: no valid signature')
      return false
    }
    const { hint, needsWork, isLive, signedAt, isOutsideTolerance } = event
    if (isLive !== deps.isLive) {
      log.warn({ event: hint.id, isLive }, 'Stripe event refused: wrong mode (live or test)')
      return false
    }
    // A copy may arrive much later, so only the first one is used to check the clock.
    if (!(await inbox.has(hint.id))) deps.observeClock(signedAt)
    if (isOutsideTolerance) {
      log.warn({ event: hint.id }, 'Stripe event refused: signed too long ago or in the future')
      return false
    }
    if ((await inbox.add(hint, needsWork, now())) && needsWork) deps.wake()
    return true
  }
}
