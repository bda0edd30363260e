import type { Slug } from '@everyshelf/domain/links'
import type { LinkSlugTable } from '../../db/tables/link-slug.table.ts'
import type { Queries } from '../../db/transact.ts'

/** Returns false if the slug is or was in use. The table's key decides between simultaneous claims. */
export async function claimSlug(queries: Queries, row: LinkSlugTable): Promise<boolean> {
  const claimed = await queries
    .insertInto('link_slug')
    .values(row)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('slug')
    .executeTakeFirst()
  return claimed !== undefined
}

/** All slugs of a link, newest first. */
export async function listSlugs(queries: Queries, linkId: string): Promise<Slug[]> {
  const rows = await queries
    .selectFrom('link_slug')
    .select('slug')
    .where('linkId', '=', linkId)
    .orderBy('createdAt', 'desc')
    .orderBy('slug')
    .execute()
  return rows.map(({ slug }) => slug)
}
