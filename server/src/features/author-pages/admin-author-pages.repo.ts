import { parseSlug, type Slug } from '@everyshelf/domain/links'
import type { IsoTime } from '../../db/columns.ts'
import { containsText } from '../../db/contains-text.ts'
import type { Queries } from '../../db/transact.ts'

/** An author page in the admin area. */
export interface AdminPageRow {
  readonly id: string
  readonly slug: Slug
  readonly name: string
  readonly ownerEmail: string | null
  readonly createdAt: IsoTime
  readonly publishedAt: IsoTime | null
  readonly removedAt: IsoTime | null
  readonly disabledAt: IsoTime | null
  readonly disabledReason: string | null
}

const ROWS_MAX = 50

/**
 * The newest pages. With a text, those with this address, those whose name contains it, and those of the
 * account with this email address.
 */
export async function findAuthorPages(db: Queries, text: string): Promise<AdminPageRow[]> {
  const slug = parseSlug(text.split('/').at(-1) ?? '')
  const email = text.toLowerCase()
  return await db
    .selectFrom('author_page as page')
    .leftJoin('user as owner', 'owner.id', 'page.ownerId')
    .select(['page.id', 'page.slug', 'page.name', 'owner.email as ownerEmail', 'page.createdAt'])
    .select(['page.publishedAt', 'page.removedAt', 'page.disabledAt', 'page.disabledReason'])
    .$if(text !== '', (query) =>
      query.where(({ eb, or, ref, selectFrom }) =>
        or([
          eb('owner.email', '=', email),
          containsText(ref('page.name'), text),
          ...(slug
            ? [
                eb(
                  'page.id',
                  'in',
                  selectFrom('author_page_slug').select('pageId').where('slug', '=', slug),
                ),
              ]
            : []),
        ]),
      ),
    )
    .orderBy('page.createdAt', 'desc')
    .orderBy('page.id')
    .limit(ROWS_MAX)
    .execute()
}
