import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PublicId } from '@everyshelf/domain/links'
import type { Queries } from '../../db/transact.ts'
import type { Logger } from '../../logger.ts'
import type { Session } from '../../trpc/request-context.ts'
import type { ErasureRepo } from './erasure.repo.ts'

export interface Erasure {
  /** Ends the account. Its name is gone when this resolves; its id leaves the clicks soon after (P7). */
  readonly erase: (session: Session) => Promise<void>
  /** Goes on with what a process left undone that has ended; resolves when it is done. */
  readonly resume: () => Promise<void>
  readonly stop: () => Promise<void>
}

interface ErasureDeps {
  readonly repo: ErasureRepo
  readonly forgetAddress: (queries: Queries, email: string) => Promise<void>
  readonly forgetOwner: (publicId: PublicId) => void
  readonly log: Pick<Logger, 'error'>
  readonly now: () => number
}

export function createErasure(deps: ErasureDeps): Erasure {
  const { repo, now } = deps
  let work: Promise<void> = Promise.resolve()
  let isStopping = false

  function begin(): Promise<void> {
    work = work.then(finishAll).catch((error: unknown) => {
      deps.log.error({ err: error }, 'clicks of a deleted account still carry its id')
    })
    return work
  }

  const finishAll = () => finishErasures(repo, now, () => isStopping)

  return {
    erase: async ({ userId, email, publicId }) => {
      await repo.eraseAccount(userId, new Date(now()), (queries) =>
        deps.forgetAddress(queries, email),
      )
      deps.forgetOwner(publicId)
      void begin()
    },
    resume: begin,
    stop: async () => {
      isStopping = true
      await work
    },
  }
}

/** Takes the ids of deleted accounts from the clicks, until all are done or it shall stop. */
export async function finishErasures(
  repo: Pick<ErasureRepo, 'listUnfinished' | 'disownHits' | 'finish'>,
  now: () => number,
  isStopping: () => boolean = () => false,
): Promise<void> {
  for (const userId of await repo.listUnfinished()) {
    let after: bigint | null = 0n
    while (after !== null) {
      if (isStopping()) return
      after = await repo.disownHits(userId, after)
      await nextTurn()
    }
    await repo.finish(userId, new Date(now()))
  }
}
