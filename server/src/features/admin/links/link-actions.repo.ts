import type { Slug } from '@everyshelf/domain/links'
import { withEditedTitle } from '../../../db/edited-title.ts'
import type { Queries } from '../../../db/transact.ts'

/** All current and old slugs of a link. */
export async function listSlugsOf(queries: Queries, linkId: string): Promise<Slug[]> {
  const rows = await queries
    .selectFrom('link_slug')
    .select('slug')
    .where('linkId', '=', linkId)
    .orderBy('createdAt', 'desc')
    .execute()
  return rows.map(({ slug }) => slug)
}

export async function findLinkFacts(db: Queries, id: string) {
  const found = await db
    .selectFrom('saved_link')
    .leftJoin('user as owner', 'owner.id', 'saved_link.ownerId')
    .leftJoin('user_profile as profile', 'profile.userId', 'saved_link.ownerId')
    .select([
      'saved_link.id',
      'saved_link.slug',
      'saved_link.identifier',
      'saved_link.title',
      'saved_link.details',
      'saved_link.authors',
      'saved_link.ownerId',
      'owner.email as ownerEmail',
      'profile.publicId as ownerPublicId',
      'saved_link.createdAt',
      'saved_link.removedAt',
      'saved_link.disabledAt',
      'saved_link.disabledReason',
    ])
    .where('saved_link.id', '=', id)
    .executeTakeFirst()
  return found && withEditedTitle(found)
}
