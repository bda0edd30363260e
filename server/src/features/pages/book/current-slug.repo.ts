import type { Slug } from '@everyshelf/domain/links'
import type { Kysely } from 'kysely'
import type { Tables } from '../../../db/tables.ts'

/** Finds the current slug of a saved link by the link's ID. */
export function createSlugFinder(db: Kysely<Tables>) {
  return async (linkId: string): Promise<Slug | undefined> => {
    const row = await db
      .selectFrom('saved_link')
      .select('slug')
      .where('id', '=', linkId)
      .executeTakeFirst()
    return row?.slug
  }
}
