import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PublicId } from '@everyshelf/domain/links'
import type { Queries } from '../../db/transact.ts'
import type { Logger } from '../../logger.ts'
import type { Session } from '../../trpc/request-context.ts'
import type { ErasureRepo } from './erasure.repo.ts'

export interface Erasure {
  /**
   * Deletes the account. Personal data is gone when this resolves; a job then clears its id from
   * clicks (P7).
   */
  readonly erase: (session: Session) => Promise<void>
  /** Finishes erasures that an earlier process left unfinished. */
  readonly resume: () => Promise<void>
  readonly stop: () => Promise<void>
}

interface ErasureDeps {
  readonly repo: ErasureRepo
  readonly eraseAddress: (queries: Queries, email: string) => Promise<void>
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
      deps.log.error({ err: error }, "could not clear a deleted account's id from its clicks")
    })
    return work
  }

  const finishAll = () => anonymizeErasedAccounts(repo, now, () => isStopping)

  return {
    erase: async ({ userId, email, publicId }) => {
      await repo.eraseAccount(userId, new Date(now()), (queries) =>
        deps.eraseAddress(queries, email),
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

/** Clears the ids of deleted accounts from clicks, until all are done or the server stops. */
export async function anonymizeErasedAccounts(
  repo: Pick<ErasureRepo, 'listUnfinished' | 'anonymizeHits' | 'finish'>,
  now: () => number,
  isStopping: () => boolean = () => false,
): Promise<void> {
  for (const userId of await repo.listUnfinished()) {
    let after: bigint | null = 0n
    while (after !== null) {
      if (isStopping()) return
      after = await repo.anonymizeHits(userId, after)
      await nextTurn()
    }
    await repo.finish(userId, new Date(now()))
  }
}
