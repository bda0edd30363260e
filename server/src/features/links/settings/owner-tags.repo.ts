import {
  type AffiliateTags,
  type ConfirmedPlaces,
  type ProgramIds,
  readConfirmedPlaces,
} from '@everyshelf/domain/affiliate'
import { parseJsonText } from '../../../db/columns.ts'
import type { Queries } from '../../../db/transact.ts'

export interface OwnerTags {
  readonly ownTags: AffiliateTags
  readonly programIds: ProgramIds
  /** The places outside the web where the owner may use their tags. */
  readonly tagPlaces: ConfirmedPlaces
}

export async function findOwnerTags(db: Queries, ownerId: string): Promise<OwnerTags> {
  const { affiliateTags, programIds, tagPlaces } = await db
    .selectFrom('user_profile')
    .select(['affiliateTags', 'programIds', 'tagPlaces'])
    .where('userId', '=', ownerId)
    .executeTakeFirstOrThrow()
  return {
    ownTags: parseJsonText(affiliateTags),
    programIds: parseJsonText(programIds),
    tagPlaces: readConfirmedPlaces(parseJsonText(tagPlaces)),
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
