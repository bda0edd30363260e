import type { PublicId } from '@everyshelf/domain/links'
import type { Session } from '../../trpc/request-context.ts'

interface ErasureDeps {
  /** Warnings about the account, which its owner would otherwise never read. */
  readonly sendWarnings: (email: string) => Promise<void>
  readonly eraseAccount: (userId: string) => Promise<unknown>
  readonly forgetOwner: (publicId: PublicId) => void
}

/** Deletes an account. Its personal data is gone when this resolves, from clicks too. */
export function createErasure({ sendWarnings, eraseAccount, forgetOwner }: ErasureDeps) {
  return async ({ userId, email, publicId }: Session): Promise<void> => {
    await sendWarnings(email)
    await eraseAccount(userId)
    forgetOwner(publicId)
  }
}
