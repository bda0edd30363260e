import { DomainError } from '@everyshelf/domain/messages'
import { checkCondition } from '../../../db/change-condition.ts'
import type { Queries } from '../../../db/transact.ts'

/**
 * Makes other changes to this owner's links wait until the transaction ends. PostgreSQL locks the owner's
 * row, which is updated here; SQLite locks the file.
 */
export async function lockLinksOf(transaction: Queries, ownerId: string): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('user_profile')
    .set(({ ref }) => ({ updatedAt: ref('updatedAt') }))
    .where('userId', '=', ownerId)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new DomainError('unauthorized')
  await checkCondition(transaction)
}

/** The same for a link whose account is deleted. */
export async function lockLink(transaction: Queries, id: string): Promise<void> {
  await transaction
    .updateTable('saved_link')
    .set(({ ref }) => ({ disabledAt: ref('disabledAt') }))
    .where('id', '=', id)
    .execute()
}
