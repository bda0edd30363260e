import type { Slug } from '@everyshelf/domain/links'
import type { Insertable } from 'kysely'
import type { Tables } from '../../../db/tables.ts'
import type { Queries } from '../../../db/transact.ts'
import { createSlug } from './new-slug.ts'

/** Returns false if the slug is or was in use. The table's key decides between simultaneous claims. */
export async function claimSlug(
  queries: Queries,
  row: Insertable<Tables['link_slug']>,
): Promise<boolean> {
  const claimed = await queries
    .insertInto('link_slug')
    .values(row)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('slug')
    .executeTakeFirst()
  return claimed !== undefined
}

const SLUG_TRIES = 5

/** Tries another random slug if one is taken. */
export async function claimRandomSlug(
  queries: Queries,
  row: Omit<Insertable<Tables['link_slug']>, 'slug'>,
): Promise<Slug> {
  for (let tries = 0; tries < SLUG_TRIES; tries++) {
    const slug = createSlug()
    if (await claimSlug(queries, { ...row, slug })) return slug
  }
  throw new Error('no free slug found')
}

/** The slugs of a link for the web, newest first. */
export async function listSlugs(queries: Queries, linkId: string): Promise<Slug[]> {
  const rows = await queries
    .selectFrom('link_slug')
    .select('slug')
    .where('linkId', '=', linkId)
    .where('channel', '=', 'web')
    .orderBy('createdAt', 'desc')
    .orderBy('slug')
    .execute()
  return rows.map(({ slug }) => slug)
}

/** The slugs of links in all channels, each of which is cached. */
export async function listAllSlugs(queries: Queries, linkIds: readonly string[]): Promise<Slug[]> {
  if (linkIds.length === 0) return []
  const rows = await queries
    .selectFrom('link_slug')
    .select('slug')
    .where('linkId', 'in', linkIds)
    .execute()
  return rows.map(({ slug }) => slug)
}
