import type { Logger } from '../../logger.ts'
import type { EventInboxRepo } from './event-inbox.repo.ts'
import type { ReadEvent } from './read-event.ts'

/** Puts an event into the inbox; false for what Stripe did not send, or not to us, or not now. */
export type TakeEvent = (body: Buffer, signature: string | undefined) => Promise<boolean>

interface TakeEventDeps {
  readonly readEvent: ReadEvent
  readonly inbox: Pick<EventInboxRepo, 'add' | 'has'>
  readonly isLive: boolean
  readonly observeClock: (serverMs: number) => void
  readonly wake: () => void
  readonly log: Pick<Logger, 'warn'>
  readonly now: () => number
}

export function createTakeEvent(deps: TakeEventDeps): TakeEvent {
  const { inbox, log, now } = deps
  return async (body, signature) => {
    const event = await deps.readEvent(body, signature)
    if (!event) {
      log.warn('an event without a signature of Stripe was refused')
      return false
    }
    const { hint, needsWork, isLive, signedAt, isOutOfTime } = event
    if (isLive !== deps.isLive) {
      log.warn({ event: hint.id, isLive }, 'an event of the other mode of Stripe was refused')
      return false
    }
    // Somebody may send a copy much later; only the first tells the time.
    if (!(await inbox.has(hint.id))) deps.observeClock(signedAt)
    if (isOutOfTime) {
      log.warn(
        { event: hint.id },
        'an event that was signed long ago, or in the future, was refused',
      )
      return false
    }
    if ((await inbox.add(hint, needsWork, now())) && needsWork) deps.wake()
    return true
  }
}
