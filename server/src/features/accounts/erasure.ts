import type { PublicId } from '@everyshelf/domain/links'
import type { Queries } from '../../db/transact.ts'
import type { Session } from '../../trpc/request-context.ts'
import type { ErasureRepo } from './erasure.repo.ts'

interface ErasureDeps {
  readonly repo: ErasureRepo
  /** Warnings about the account, which its owner would otherwise never read. */
  readonly sendWarnings: (email: string) => Promise<void>
  readonly eraseAddress: (queries: Queries, email: string) => Promise<void>
  readonly forgetOwner: (publicId: PublicId) => void
  readonly now: () => number
}

/** Deletes an account. Its personal data is gone when this resolves, from clicks too. */
export function createErasure(deps: ErasureDeps) {
  const { repo, eraseAddress, forgetOwner, now } = deps
  return async ({ userId, email, publicId }: Session): Promise<void> => {
    await deps.sendWarnings(email)
    await repo.eraseAccount(userId, new Date(now()), (queries) => eraseAddress(queries, email))
    forgetOwner(publicId)
  }
}
