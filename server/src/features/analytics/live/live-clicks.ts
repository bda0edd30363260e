import { DomainError } from '@everyshelf/domain/messages'
import type { Logger } from '../../../logger.ts'
import type { Session } from '../../../trpc/request-context.ts'
import type { ClickQueries, OwnedHit } from '../../clicks/click-store.ts'
import { firstHitIdAt } from '../../clicks/hit-id.ts'
import { createListener, type Listener, MAX_QUEUED } from './listener.ts'
import type { LiveClicksRepo } from './live-clicks.repo.ts'

export interface LiveClicksLimits {
  readonly pollEveryMs: number
  readonly streamsPerUser: number
  readonly streams: number
}

interface LiveClicksDeps extends Pick<ClickQueries, 'listNewest'> {
  readonly repo: LiveClicksRepo
  /** How old hits are that the database does not have yet: minutes during a rush of readers. */
  readonly lagMs: () => number
  readonly log: Pick<Logger, 'warn'>
  readonly now: () => number
  readonly limits?: Partial<LiveClicksLimits> | undefined
}

export type LiveClicks = ReturnType<typeof createLiveClicks>

const defaultLimits: LiveClicksLimits = { pollEveryMs: 1000, streamsPerUser: 6, streams: 2000 }

/** Several processes store hits, so a hit can become visible after newer ones. */
const OVERLAP_MS = 3000
/** More than a person can follow. The charts include the rest. */
const MAX_NEW_HITS = 500
const RECENT_MS = 60 * 60 * 1000
/** After a sign-out or the end of Premium, an idle stream ends within this time. */
const ALLOWED_FOR_MS = 5000
/** Polling takes at most 5% of the process's time. */
const PAUSE_FACTOR = 20

/**
 * Streams hits to owners as they happen. One poll per second serves all streams; without streams there
 * is no polling.
 */
export function createLiveClicks(deps: LiveClicksDeps) {
  const { listNewest, repo, lagMs, log, now, limits } = deps
  const { pollEveryMs, streamsPerUser, streams } = { ...defaultLimits, ...limits }
  const listeners = new Set<Listener>()
  let timer: NodeJS.Timeout | undefined
  let polling: Promise<void> | undefined
  let allowedCheckedAt = 0
  let lastLagMs = 0
  let isStopped = false

  async function poll() {
    const currentLagMs = lagMs()
    // Hits that have arrived since the last poll were as old as the lag was then.
    const from = firstHitIdAt(now() - OVERLAP_MS - Math.max(lastLagMs, currentLagMs))
    lastLagMs = currentLagMs
    const owners = new Set([...listeners].map(({ ownerId }) => ownerId))
    const hits = await listNewest([...owners], from, MAX_NEW_HITS)
    const byOwner = Map.groupBy(hits, ({ ownerId }) => ownerId)
    if (byOwner.size > 0 || performance.now() - allowedCheckedAt > ALLOWED_FOR_MS)
      await endDisallowed()
    for (const listener of listeners) listener.add(byOwner.get(listener.ownerId) ?? [], from)
  }

  async function endDisallowed() {
    const checked = [...listeners]
    const allowed = await repo.listAllowedSessions(
      checked.map(({ sessionId }) => sessionId),
      now(),
    )
    for (const listener of checked) if (!allowed.has(listener.sessionId)) leave(listener)
    allowedCheckedAt = performance.now()
  }

  async function pollAndWait() {
    const startedAt = performance.now()
    try {
      if (listeners.size > 0) await poll()
    } catch (error) {
      log.warn({ err: error }, 'cannot read new clicks for live streams')
    }
    timer = undefined
    if (listeners.size === 0) return
    schedulePoll(Math.max(pollEveryMs, PAUSE_FACTOR * (performance.now() - startedAt)))
  }

  function schedulePoll(ms: number) {
    timer = setTimeout(() => {
      polling = pollAndWait()
    }, ms)
    timer.unref()
  }

  function join({ id, userId }: Pick<Session, 'id' | 'userId'>) {
    const own = [...listeners].filter(({ ownerId }) => ownerId === userId)
    // The oldest may belong to a closed tab whose connection was never closed.
    if (own.length >= streamsPerUser && own[0]) leave(own[0])
    if (isStopped || listeners.size >= streams) throw new DomainError('unavailable')
    const listener = createListener(id, userId)
    listeners.add(listener)
    return listener
  }

  function leave(listener: Listener) {
    listeners.delete(listener)
    listener.end()
  }

  return {
    /** Yields recent hits first, then each batch of new hits, newest first. */
    async *listen(
      session: Pick<Session, 'id' | 'userId'>,
      signal: AbortSignal | undefined,
    ): AsyncGenerator<readonly OwnedHit[], void> {
      const listener = join(session)
      const stop = () => leave(listener)
      signal?.addEventListener('abort', stop, { once: true })
      try {
        if (signal?.aborted) return
        const from = firstHitIdAt(now() - RECENT_MS)
        const recent = await listNewest([session.userId], from, MAX_QUEUED)
        listener.start(recent)
        if (!timer) schedulePoll(pollEveryMs)
        yield recent
        for (;;) {
          const hits = await listener.take()
          if (hits.length === 0) return
          yield hits
        }
      } finally {
        signal?.removeEventListener('abort', stop)
        leave(listener)
      }
    },

    countStreams: () => listeners.size,

    /** Ends all streams and refuses new ones. */
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      for (const listener of listeners) leave(listener)
      await polling
    },
  }
}
