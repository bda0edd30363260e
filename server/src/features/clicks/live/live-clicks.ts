import { DomainError } from '@everyshelf/domain/messages'
import type { Logger } from '../../../logger.ts'
import type { Session } from '../../../trpc/request-context.ts'
import { firstHitIdAt } from '../hit-id.ts'
import { createListener, type Listener } from './listener.ts'
import type { LiveClicksRepo, NewOpening } from './live-clicks.repo.ts'

export interface LiveClicksLimits {
  readonly everyMs: number
  readonly streamsOfUser: number
  readonly streams: number
}

interface LiveClicksDeps {
  readonly repo: LiveClicksRepo
  readonly log: Pick<Logger, 'warn'>
  readonly now: () => number
  readonly limits?: Partial<LiveClicksLimits> | undefined
}

export interface LiveClicks {
  /** First what was opened lately, then every batch of openings as it comes, newest first. */
  readonly listen: (
    session: Pick<Session, 'id' | 'userId'>,
    signal: AbortSignal | undefined,
  ) => AsyncGenerator<readonly NewOpening[], void>
  readonly countStreams: () => number
  /** Ends every stream and takes no more. */
  readonly stop: () => Promise<void>
}

const usualLimits: LiveClicksLimits = { everyMs: 1000, streamsOfUser: 6, streams: 2000 }

/** Several processes store hits: one may be seen a moment after those that are younger. */
const OVERLAP_MS = 3000
const RECENT_MS = 60 * 60 * 1000
/** Of a sign-out, or the end of Premium, an idle stream hears within this time. */
const ADMITTED_FOR_MS = 5000
/** Of its time the process gives at most a twentieth to the looking. */
const REST_PER_LOOK = 20

/**
 * Tells owners of openings as they happen. One look a second at the newest hits serves all who
 * listen, and nobody looks while nobody listens.
 */
export function createLiveClicks({ repo, log, now, limits }: LiveClicksDeps): LiveClicks {
  const { everyMs, streamsOfUser, streams } = { ...usualLimits, ...limits }
  const listeners = new Set<Listener>()
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined
  let admittedAt = 0
  let isStopped = false

  async function look(): Promise<void> {
    const from = firstHitIdAt(now() - OVERLAP_MS)
    const owners = new Set([...listeners].map(({ ownerId }) => ownerId))
    const openings = await repo.listNew([...owners], from)
    const byOwner = Map.groupBy(openings, ({ ownerId }) => ownerId)
    if (byOwner.size > 0 || performance.now() - admittedAt > ADMITTED_FOR_MS) await endDismissed()
    for (const listener of listeners) listener.offer(byOwner.get(listener.ownerId) ?? [], from)
  }

  async function endDismissed(): Promise<void> {
    const asked = [...listeners]
    const admitted = await repo.listAdmitted(
      asked.map(({ sessionId }) => sessionId),
      now(),
    )
    for (const listener of asked) if (!admitted.has(listener.sessionId)) leave(listener)
    admittedAt = performance.now()
  }

  async function lookAndRest(): Promise<void> {
    const begun = performance.now()
    try {
      if (listeners.size > 0) await look()
    } catch (error) {
      log.warn({ err: error }, 'new clicks could not be looked up')
    }
    timer = undefined
    if (listeners.size === 0) return
    lookAgainIn(Math.max(everyMs, REST_PER_LOOK * (performance.now() - begun)))
  }

  function lookAgainIn(ms: number): void {
    timer = setTimeout(() => {
      looking = lookAndRest()
    }, ms)
    timer.unref()
  }

  function join({ id, userId }: Pick<Session, 'id' | 'userId'>): Listener {
    const own = [...listeners].filter(({ ownerId }) => ownerId === userId)
    // The oldest may be a tab that is gone without a word.
    if (own.length >= streamsOfUser && own[0]) leave(own[0])
    if (isStopped || listeners.size >= streams) throw new DomainError('unavailable')
    const listener = createListener(id, userId)
    listeners.add(listener)
    return listener
  }

  function leave(listener: Listener): void {
    listeners.delete(listener)
    listener.end()
  }

  return {
    async *listen(session, signal) {
      const listener = join(session)
      const stop = () => leave(listener)
      signal?.addEventListener('abort', stop, { once: true })
      try {
        if (signal?.aborted) return
        const recent = await repo.listRecent(session.userId, firstHitIdAt(now() - RECENT_MS))
        listener.know(recent)
        if (!timer) lookAgainIn(everyMs)
        yield recent
        for (;;) {
          const openings = await listener.take()
          if (openings.length === 0) return
          yield openings
        }
      } finally {
        signal?.removeEventListener('abort', stop)
        leave(listener)
      }
    },

    countStreams: () => listeners.size,

    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      for (const listener of listeners) leave(listener)
      await looking
    },
  }
}
