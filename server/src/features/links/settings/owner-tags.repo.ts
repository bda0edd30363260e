import {
  type AffiliateTags,
  type ConfirmedChannels,
  type ProgramIds,
  parseConfirmedChannels,
} from '@everyshelf/domain/affiliate'
import { parseJsonText } from '../../../db/columns.ts'
import type { Queries } from '../../../db/transact.ts'

export interface OwnerTags {
  readonly ownTags: AffiliateTags
  readonly programIds: ProgramIds
  /** The channels outside the web where the owner may use their tags. */
  readonly tagChannels: ConfirmedChannels
}

export async function findOwnerTags(db: Queries, ownerId: string): Promise<OwnerTags> {
  const { affiliateTags, programIds, tagChannels } = await db
    .selectFrom('user_profile')
    .select(['affiliateTags', 'programIds', 'tagChannels'])
    .where('userId', '=', ownerId)
    .executeTakeFirstOrThrow()
  return {
    ownTags: parseJsonText(affiliateTags),
    programIds: parseJsonText(programIds),
    tagChannels: parseConfirmedChannels(parseJsonText(tagChannels)),
  }
}

export async function findTags(db: Queries, ownerId: string): Promise<AffiliateTags> {
  const row = await db
    .selectFrom('user_profile')
    .select('affiliateTags')
    .where('userId', '=', ownerId)
    .executeTakeFirst()
  return row ? parseJsonText(row.affiliateTags) : {}
}
