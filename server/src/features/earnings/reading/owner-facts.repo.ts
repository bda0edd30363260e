import { NO_CONFIRMED_CHANNELS, parseConfirmedChannels } from '@everyshelf/domain/affiliate'
import { parseJsonText } from '../../../db/columns.ts'
import type { Queries } from '../../../db/transact.ts'
import type { OwnerFacts } from './read-earnings.ts'

/** What the owner's account says about the tags of its links, for one owner. */
export function createOwnerFactsFinder(db: Queries) {
  return async (ownerId: string): Promise<OwnerFacts> => {
    const row = await db
      .selectFrom('user_profile')
      .select(['affiliateTags', 'programIds', 'tagChannels', 'timeZone'])
      .where('userId', '=', ownerId)
      .executeTakeFirst()
    if (!row) return { tags: {}, programs: {}, tagChannels: NO_CONFIRMED_CHANNELS, timeZone: 'UTC' }
    return {
      tags: parseJsonText(row.affiliateTags),
      programs: parseJsonText(row.programIds),
      tagChannels: parseConfirmedChannels(parseJsonText(row.tagChannels)),
      timeZone: row.timeZone,
    }
  }
}
