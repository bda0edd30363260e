import { identifierKey, parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { isPublicId, parseSlug } from '@everyshelf/domain/links'
import { expressionBuilder } from 'kysely'
import type { DatabaseKind } from '../../../db/dialect.ts'
import { withEditedTitle } from '../../../db/edited-title.ts'
import { parsePageKey, toPage } from '../../../db/page-keys.ts'
import { foldColumn } from '../../../db/prefix.ts'
import type { Tables } from '../../../db/tables.ts'
import type { Queries } from '../../../db/transact.ts'
import { type SearchField, searchFields } from '../search-fields.ts'

/** A saved link in a list. */
type LinkRow = Pick<
  Tables['saved_link'],
  'id' | 'slug' | 'identifier' | 'title' | 'ownerId' | 'createdAt' | 'removedAt' | 'disabledAt'
> & { readonly ownerEmail: string | null }

export type LinksListRepo = ReturnType<typeof createLinksListRepo>

export const LINKS_PER_PAGE = 50

const { ref } = expressionBuilder<Tables, 'saved_link'>()

export function createLinksListRepo(db: Queries, kind: DatabaseKind) {
  const rows = () =>
    db
      .selectFrom('saved_link')
      .leftJoin('user as owner', 'owner.id', 'saved_link.ownerId')
      .select([
        'saved_link.id',
        'saved_link.slug',
        'saved_link.identifier',
        'saved_link.title',
        'saved_link.details',
        'saved_link.ownerId',
        'owner.email as ownerEmail',
        'saved_link.createdAt',
        'saved_link.removedAt',
        'saved_link.disabledAt',
      ])

  async function listBy(
    column: 'createdAt' | 'disabledAt',
    after: string | undefined,
    ownerId?: string,
  ) {
    const key = parsePageKey(after)
    const time = `saved_link.${column}` as const
    const found = await rows()
      .where(time, 'is not', null)
      .$if(ownerId !== undefined, (query) => query.where('saved_link.ownerId', '=', ownerId ?? ''))
      .$if(key !== undefined, (query) =>
        query
          .where(time, '<=', key?.time ?? '')
          .where(({ eb, or }) =>
            or([eb(time, '<', key?.time ?? ''), eb('saved_link.id', '<', key?.id ?? '')]),
          ),
      )
      .orderBy(time, 'desc')
      .orderBy('saved_link.id', 'desc')
      .limit(LINKS_PER_PAGE + 1)
      .execute()
    return toPage(found.map(withEditedTitle), LINKS_PER_PAGE, ({ id, ...row }) => ({
      time: String(row[column]),
      id,
    }))
  }

  return {
    listNewest: (after: string | undefined) => listBy('createdAt', after),
    listDisabled: (after: string | undefined) => listBy('disabledAt', after),
    /**
     * Finds links by the start of a slug, an identifier or a title, or by the owner's exact email address or
     * id.
     */
    search: async (text: string, after: string | undefined) => {
      const ownerId = await findOwner(text)
      if (ownerId) return await listBy('createdAt', after, ownerId)
      const page = await searchFields(listFields(text), after, LINKS_PER_PAGE)
      const former = after === undefined ? await findBySlug(text) : undefined
      const found = page.rows.map(({ folded: _, ...row }) => row)
      const isNew = former && !found.some(({ id }) => id === former.id)
      return { ...page, rows: isNew ? [former, ...found] : found }
    },
  }

  async function findOwner(text: string): Promise<string | undefined> {
    const key = text.toLowerCase()
    if (key.includes('@')) {
      const user = await db
        .selectFrom('user')
        .select('id')
        .where('email', '=', key)
        .executeTakeFirst()
      return user?.id
    }
    if (isPublicId(key)) {
      const profile = await db
        .selectFrom('user_profile')
        .select('userId')
        .where('publicId', '=', key)
        .executeTakeFirst()
      return profile?.userId
    }
    const user = await db.selectFrom('user').select('id').where('id', '=', key).executeTakeFirst()
    return user?.id
  }

  /** By a current or old slug. */
  async function findBySlug(text: string): Promise<LinkRow | undefined> {
    const slug = parseSlug(text)
    if (!slug) return undefined
    const found = await rows()
      .innerJoin('link_slug', 'link_slug.linkId', 'saved_link.id')
      .where('link_slug.slug', '=', slug)
      .executeTakeFirst()
    return found && withEditedTitle(found)
  }

  /** A row that matched an earlier field is not listed again. */
  function listFields(text: string): SearchField<LinkRow & { readonly folded: string }>[] {
    const book = parseBookIdentifier(text)
    const fields = [
      { name: 'slug', typed: text, column: foldColumn(kind, ref('saved_link.slug')) },
      {
        name: 'identifier',
        typed: book ? identifierKey(book) : text,
        column: foldColumn(kind, ref('saved_link.identifier')),
      },
      { name: 'title', typed: text, column: foldColumn(kind, ref('saved_link.title')) },
    ]
    return fields.map(({ name, typed, column }, index) => ({
      name,
      list: async (last, limit) => {
        let query = rows().select(column.folded.as('folded')).where(column.beginsWith(typed))
        for (const former of fields.slice(0, index)) {
          query = query.where(({ not }) => not(former.column.beginsWith(former.typed)))
        }
        if (last) query = query.where(column.isAfter(ref('saved_link.id'), last))
        const found = await query
          .orderBy(column.folded)
          .orderBy('saved_link.id')
          .limit(limit)
          .execute()
        return found.map(withEditedTitle)
      },
    }))
  }
}
