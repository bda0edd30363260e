import { setTimeout as pause } from 'node:timers/promises'
import { toIsoTime } from '../../db/columns.ts'
import type { Logger } from '../../logger.ts'
import type { MoveSteps } from './move-steps.ts'
import { REQUESTS_PER_SECOND } from './move-view.ts'
import type { GoingMove, MovesRepo } from './moves.repo.ts'

interface MoveRunDeps {
  readonly repo: Pick<MovesRepo, 'listGoing'>
  readonly takeStep: MoveSteps
  readonly log: Pick<Logger, 'error'>
  readonly now: () => number
}

const SECOND_MS = 1000
/** How soon a move that is started meanwhile begins. */
const LOOK_AGAIN_MS = 200
/** The part of a step's time that the server rests after it. */
const REST = 0.25
/** After a step that failed. */
const RETRY_MS = 30 * SECOND_MS

/**
 * Takes the steps of all moves until none is left, one for each account in turn. Links are saved while the
 * requests to other sites, which are slower, continue. Redirects can run during each step, and other changes
 * in the pause after it.
 */
export function createMoveRun({ repo, takeStep, log, now }: MoveRunDeps) {
  let isStopping = false
  let requesting: Promise<void> | undefined
  const retryAt = new Map<string, number>()

  async function take({ owner, id }: GoingMove) {
    const beganAt = performance.now()
    let requests = 0
    try {
      requests = await takeStep(owner, id)
      retryAt.delete(id)
    } catch (error) {
      log.error({ err: error, moveId: id }, 'step of a move failed')
      retryAt.set(id, performance.now() + RETRY_MS)
    }
    const tookMs = performance.now() - beganAt
    const requestsMs = (requests / REQUESTS_PER_SECOND) * SECOND_MS
    await pause(requests > 0 ? Math.max(0, requestsMs - tookMs) : tookMs * REST)
  }

  async function takeEach(moves: readonly GoingMove[]) {
    for (const move of moves) if (!isStopping) await take(move)
  }

  async function listReady() {
    const time = performance.now()
    const going = await repo.listGoing(toIsoTime(now()))
    return going.filter(({ id }) => (retryAt.get(id) ?? 0) <= time)
  }

  return {
    run: async () => {
      while (!isStopping) {
        const ready = await listReady()
        if (ready.length === 0 && !requesting) return
        const slow = ready.filter(({ state }) => state === 'looking-up')
        if (slow.length > 0) {
          requesting ??= takeEach(slow).finally(() => {
            requesting = undefined
          })
        }
        const quick = Map.groupBy(
          ready.filter(({ state }) => state !== 'looking-up'),
          ({ owner }) => owner.userId,
        )
        await takeEach([...quick.values()].flatMap(([oldest]) => oldest ?? []))
        if (quick.size === 0) await Promise.race([requesting, pause(LOOK_AGAIN_MS)])
      }
      await requesting
    },

    /** Ends the run after its current steps. */
    stop: () => {
      isStopping = true
    },
  }
}
