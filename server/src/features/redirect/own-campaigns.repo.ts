import type { Queries } from '../../db/transact.ts'

/** The campaigns that an owner gave to slugs. */
export async function listOwnCampaigns(queries: Queries, ownerId: string): Promise<string[]> {
  const rows = await queries
    .selectFrom('link_slug')
    .innerJoin('saved_link', 'saved_link.id', 'link_slug.linkId')
    .select('link_slug.campaign')
    .distinct()
    .where('saved_link.ownerId', '=', ownerId)
    .where('link_slug.campaign', 'is not', null)
    .execute()
  return rows.flatMap(({ campaign }) => (campaign === null ? [] : [campaign]))
}
