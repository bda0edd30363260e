import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import type { BookEdits, BookHint } from '@everyshelf/domain/books'
import type { LinkAnnotation, LinkAnnotationChange, Slug } from '@everyshelf/domain/links'
import type { Kysely } from 'kysely'
import { type IsoTime, parseJsonText, toJsonText } from '../../db/columns.ts'
import { createRowId } from '../../db/row-id.ts'
import type { Tables } from '../../db/tables/index.ts'
import { claimSlug, listSlugs } from './link-slugs.repo.ts'
import { lockLinksOf } from './lock-links.repo.ts'
import { createSlug } from './new-slug.ts'

/** The book data in a row. Only the server writes it (S12). */
export interface BookFacts {
  readonly title: string
  readonly authors: readonly string[]
  readonly coverImage: string | null
}

/** The book data, plus the owner's data for a book that no catalog knows. */
export interface StoredFacts extends BookFacts {
  readonly bookHint: BookHint | null
}

export interface StoredLink extends StoredFacts, LinkAnnotation {
  readonly id: string
  readonly slug: Slug
  /** The identifier's key. */
  readonly identifier: string
  readonly createdAt: IsoTime
  readonly removedAt: IsoTime | null
  readonly disabledAt: IsoTime | null
  readonly disabledReason: string | null
  readonly settings: string
  /** The current catalog data. Null if no catalog knows the book. */
  readonly cataloged: Pick<BookFacts, 'title' | 'authors'> | null
  /** What the owner changed about the book. */
  readonly edits: BookEdits
  /** The cover that the owner uploaded. */
  readonly coverHash: string | null
}

/** The most values in one `in` list. */
const IDS_AT_ONCE = 500

/** The links of one owner: no query here can reach another's row (S36). */
export type OwnedLinks = ReturnType<typeof linksOf>

export type SavedLinksRepo = ReturnType<typeof createSavedLinksRepo>

export function createSavedLinksRepo(db: Kysely<Tables>) {
  return {
    linksOf: (ownerId: string) => linksOf(db, ownerId),

    findTags: async (ownerId: string): Promise<AffiliateTags> => {
      const row = await db
        .selectFrom('user_profile')
        .select('affiliateTags')
        .where('userId', '=', ownerId)
        .executeTakeFirst()
      return row ? parseJsonText(row.affiliateTags) : {}
    },

    listSlugs: (linkId: string) => listSlugs(db, linkId),

    /** Changes an owner's links under a lock. */
    changeLinksOf: async <Result>(
      ownerId: string,
      change: (links: OwnedLinks) => Promise<Result>,
    ): Promise<Result> =>
      await db.transaction().execute(async (transaction) => {
        await lockLinksOf(transaction, ownerId)
        return await change(linksOf(transaction, ownerId))
      }),
  }
}

const SLUG_TRIES = 5

interface NewLinkFacts extends StoredFacts {
  readonly settings: string
  readonly identifier: string
  readonly createdAt: IsoTime
}

export interface LinkChange {
  readonly createdAt?: IsoTime
  readonly removedAt: IsoTime | null
  readonly settings?: string
  readonly facts?: StoredFacts
}

export function linksOf(db: Kysely<Tables>, ownerId: string) {
  const rows = () =>
    db
      .selectFrom('saved_link as link')
      .leftJoin('book', (join) =>
        join.onRef('book.identifier', '=', 'link.identifier').on('source', '!=', 'placeholder'),
      )
      .leftJoin('link_cover as cover', 'cover.linkId', 'link.id')
      .select([
        'link.id',
        'link.slug',
        'link.identifier',
        'link.title',
        'link.authors',
        'link.coverImage',
        'link.bookHint',
        'link.details',
        'cover.hash as coverHash',
        'link.createdAt',
        'link.removedAt',
        'link.disabledAt',
        'link.disabledReason',
        'link.settings',
        'link.label',
        'link.note',
        'book.title as bookTitle',
        'book.authors as bookAuthors',
      ])
      .where('link.ownerId', '=', ownerId)

  async function find(column: 'id' | 'identifier', value: string): Promise<StoredLink | undefined> {
    const row = await rows().where(`link.${column}`, '=', value).executeTakeFirst()
    return row && toStoredLink(row)
  }

  async function addWith(slug: Slug, id: string, facts: NewLinkFacts): Promise<void> {
    const { identifier, createdAt, settings, ...book } = facts
    await db
      .insertInto('saved_link')
      .values({
        id,
        slug,
        ownerId,
        identifier,
        ...toColumns(book),
        settings,
        createdAt,
        removedAt: null,
      })
      .execute()
  }

  return {
    find: (id: string) => find('id', id),
    findByBook: (identifier: string) => find('identifier', identifier),

    /** Those of the ids that exist, in this order. Includes removed links. */
    findMany: async (ids: readonly string[]): Promise<StoredLink[]> => {
      const found = new Map<string, StoredLink>()
      for (let first = 0; first < ids.length; first += IDS_AT_ONCE) {
        const some = ids.slice(first, first + IDS_AT_ONCE)
        const links = await rows().where('link.id', 'in', some).execute()
        for (const link of links) found.set(link.id, toStoredLink(link))
      }
      return ids.flatMap((id) => found.get(id) ?? [])
    },

    /** Newest first, without removed links. */
    list: async (): Promise<StoredLink[]> => {
      const active = rows().where('link.removedAt', 'is', null)
      const found = await active.orderBy('link.createdAt', 'desc').orderBy('link.id').execute()
      return found.map(toStoredLink)
    },

    countActive: async (): Promise<number> => {
      const { active } = await db
        .selectFrom('saved_link')
        .select(({ fn }) => fn.countAll().as('active'))
        .where('ownerId', '=', ownerId)
        .where('removedAt', 'is', null)
        .executeTakeFirstOrThrow()
      return Number(active)
    },

    /** Tries another random slug if one is taken. */
    add: async (
      identifier: string,
      facts: StoredFacts & { readonly settings: string },
      createdAt: IsoTime,
    ): Promise<void> => {
      const id = createRowId()
      for (let tries = 0; tries < SLUG_TRIES; tries++) {
        const slug = createSlug()
        if (!(await claimSlug(db, { slug, linkId: id, createdAt }))) continue
        return await addWith(slug, id, { ...facts, identifier, createdAt })
      }
      throw new Error('no free slug found')
    },

    /** Changes label, note, or both. */
    annotate: async (id: string, { label, note }: LinkAnnotationChange): Promise<void> => {
      const texts = { ...(label !== undefined && { label }), ...(note !== undefined && { note }) }
      if (Object.keys(texts).length === 0) return
      await db
        .updateTable('saved_link')
        .set(texts)
        .where('id', '=', id)
        .where('ownerId', '=', ownerId)
        .execute()
    },

    update: async (id: string, { facts, ...changed }: LinkChange): Promise<void> => {
      await db
        .updateTable('saved_link')
        .set({ ...changed, ...(facts && toColumns(facts)) })
        .where('id', '=', id)
        .where('ownerId', '=', ownerId)
        .execute()
    },
  }
}

function toColumns({ title, authors, coverImage, bookHint }: StoredFacts) {
  return {
    title,
    authors: toJsonText(authors),
    coverImage,
    bookHint: bookHint && toJsonText(bookHint),
  }
}

type Texts = Parameters<typeof parseJsonText<readonly string[]>>[0]

interface LinkRow extends Omit<StoredLink, 'authors' | 'bookHint' | 'cataloged' | 'edits'> {
  readonly authors: Texts
  readonly bookHint: Parameters<typeof parseJsonText<BookHint>>[0] | null
  readonly details: Parameters<typeof parseJsonText<BookEdits>>[0]
  readonly bookTitle: string | null
  readonly bookAuthors: Texts | null
}

function toStoredLink({ bookTitle, bookAuthors, details, ...row }: LinkRow): StoredLink {
  const isCataloged = bookTitle !== null && bookAuthors !== null
  return {
    ...row,
    authors: parseJsonText(row.authors),
    bookHint: row.bookHint && parseJsonText(row.bookHint),
    edits: parseJsonText(details),
    cataloged: isCataloged ? { title: bookTitle, authors: parseJsonText(bookAuthors) } : null,
  }
}
