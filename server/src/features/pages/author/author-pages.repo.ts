import type { Slug } from '@everyshelf/domain/links'
import { DomainError } from '@everyshelf/domain/messages'
import { type PageDesign, readPageDesign } from '@everyshelf/domain/schemas'
import type { Selectable } from 'kysely'
import { type IsoTime, parseJsonText, toJsonText } from '../../../db/columns.ts'
import { createRowId } from '../../../db/row-id.ts'
import { isOwnerShown } from '../../../db/shown-owners.repo.ts'
import type { Tables } from '../../../db/tables.ts'
import { ownedRows, type Queries, type Transact } from '../../../db/transact.ts'
import {
  countBooks,
  listBookIds,
  listOwnedLinkIds,
  listPageBooks,
  putBooks,
} from './page-books.repo.ts'

/** An author page as stored, without its books. */
export interface StoredPage {
  readonly id: string
  readonly slug: Slug
  readonly name: string
  readonly text: string
  readonly links: readonly string[]
  readonly design: PageDesign
  readonly publishedAt: IsoTime | null
  readonly removedAt: IsoTime | null
  readonly disabledAt: IsoTime | null
  readonly disabledReason: string | null
  readonly createdAt: IsoTime
  /** The hash of the uploaded portrait. */
  readonly portraitHash: string | null
}

export interface PageChange {
  readonly name?: string | undefined
  readonly text?: string | undefined
  readonly links?: readonly string[] | undefined
  readonly design?: PageDesign | undefined
  readonly slug?: Slug | undefined
  readonly publishedAt?: IsoTime | null
  readonly removedAt?: IsoTime | null
}

export interface NewPage {
  readonly name: string
  readonly slug: Slug
  readonly createdAt: IsoTime
}

export interface StoredPortrait {
  readonly hash: string
  readonly jpeg: Buffer
}

/** The author pages of one account: no query here can reach another's row. */
export type OwnedPages = ReturnType<typeof pagesOf>

export type AuthorPagesRepo = ReturnType<typeof createAuthorPagesRepo>

export function createAuthorPagesRepo(db: Queries, transact: Transact) {
  return {
    ...ownedRows(pagesOf, { db, transact, lockOwner }),

    /** The portrait of a page that readers can open as its author made it. */
    findPublishedPortrait: async (hash: string): Promise<Buffer | undefined> => {
      const row = await selectPortrait(db, hash)
        .where('page.publishedAt', 'is not', null)
        .where('page.disabledAt', 'is', null)
        .where('page.ownerId', 'is not', null)
        .where(isOwnerShown('page'))
        .executeTakeFirst()
      return row && Buffer.from(row.image, 'base64')
    },
  }
}

/** PostgreSQL locks the owner's row, which is updated here; SQLite locks the file. */
async function lockOwner(queries: Queries, ownerId: string) {
  const { numUpdatedRows } = await queries
    .updateTable('user_profile')
    .set(({ ref }) => ({ updatedAt: ref('updatedAt') }))
    .where('userId', '=', ownerId)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new DomainError('unauthorized')
}

function selectPortrait(db: Queries, hash: string) {
  return db
    .selectFrom('author_portrait as portrait')
    .innerJoin('author_page as page', 'page.id', 'portrait.pageId')
    .select('portrait.image')
    .where('portrait.hash', '=', hash)
    .where('page.removedAt', 'is', null)
    .limit(1)
}

function pagesOf(db: Queries, ownerId: string) {
  const selectPages = () =>
    db
      .selectFrom('author_page as page')
      .leftJoin('author_portrait as portrait', 'portrait.pageId', 'page.id')
      .select(['page.id', 'page.slug', 'page.name', 'page.text', 'page.links', 'page.design'])
      .select(['page.publishedAt', 'page.removedAt', 'page.disabledAt', 'page.disabledReason'])
      .select(['page.createdAt', 'portrait.hash as portraitHash'])
      .where('page.ownerId', '=', ownerId)

  /** False if another page has or had the address. The table's key decides between claims. */
  async function claimSlug(slug: Slug, pageId: string, createdAt: IsoTime) {
    await db
      .insertInto('author_page_slug')
      .values({ slug, pageId, createdAt })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .execute()
    const row = await db
      .selectFrom('author_page_slug')
      .select('pageId')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow()
    return row.pageId === pageId
  }

  return {
    /** Oldest first, without removed pages. */
    list: async () => {
      const rows = await selectPages()
        .where('page.removedAt', 'is', null)
        .orderBy('page.createdAt')
        .orderBy('page.id')
        .execute()
      return rows.map(readColumns)
    },

    /** Without removed pages, unless an admin disabled them: removing such a page makes no room for another. */
    listCounted: async () => {
      const rows = await db
        .selectFrom('author_page')
        .select('id')
        .where('ownerId', '=', ownerId)
        .where(({ eb, or }) => or([eb('removedAt', 'is', null), eb('disabledAt', 'is not', null)]))
        .execute()
      return rows.map(({ id }) => id)
    },

    /** Includes a removed page. */
    find: async (id: string) => {
      const row = await selectPages().where('page.id', '=', id).executeTakeFirst()
      return row && readColumns(row)
    },

    /** By a current or earlier address. Includes a removed page. */
    findBySlug: async (slug: Slug) => {
      const row = await selectPages()
        .innerJoin('author_page_slug as address', 'address.pageId', 'page.id')
        .where('address.slug', '=', slug)
        .executeTakeFirst()
      return row && readColumns(row)
    },

    add: async ({ name, slug, createdAt }: NewPage) => {
      const id = createRowId()
      if (!(await claimSlug(slug, id, createdAt))) return undefined
      await db
        .insertInto('author_page')
        .values({
          id,
          ownerId,
          slug,
          name,
          text: '',
          links: toJsonText<readonly string[]>([]),
          design: null,
          publishedAt: null,
          removedAt: null,
          disabledAt: null,
          disabledReason: null,
          createdAt,
          updatedAt: createdAt,
        })
        .execute()
      return id
    },

    /** Call this only for a page that `find` returned. */
    claimSlug: (id: string, slug: Slug, now: IsoTime) => claimSlug(slug, id, now),

    update: async (id: string, { links, design, ...change }: PageChange, now: IsoTime) => {
      await db
        .updateTable('author_page')
        .set({
          ...change,
          ...(links && { links: toJsonText(links) }),
          ...(design && { design: toJsonText(design) }),
          updatedAt: now,
        })
        .where('id', '=', id)
        .where('ownerId', '=', ownerId)
        .execute()
    },

    countBooks: () => countBooks(db, ownerId),
    listOwnedLinkIds: (linkIds: readonly string[]) => listOwnedLinkIds(db, ownerId, linkIds),

    /** Call these only for a page that `find` returned. */
    listBooks: (pageId: string) => listPageBooks(db, pageId),
    listBookIds: (pageId: string) => listBookIds(db, pageId),
    putBooks: (pageId: string, linkIds: readonly string[]) => putBooks(db, pageId, linkIds),

    findPortrait: async (hash: string): Promise<Buffer | undefined> => {
      const row = await selectPortrait(db, hash)
        .where('page.ownerId', '=', ownerId)
        .executeTakeFirst()
      return row && Buffer.from(row.image, 'base64')
    },

    /** Call this only for a page that `find` returned. */
    putPortrait: async (pageId: string, portrait: StoredPortrait, now: IsoTime) => {
      const image = portrait.jpeg.toString('base64')
      const columns = { hash: portrait.hash, image, createdAt: now }
      await db
        .insertInto('author_portrait')
        .values({ pageId, ...columns })
        .onConflict((conflict) => conflict.column('pageId').doUpdateSet(columns))
        .execute()
    },

    /** Call this only for a page that `find` returned. */
    removePortrait: async (pageId: string) => {
      await db.deleteFrom('author_portrait').where('pageId', '=', pageId).execute()
    },
  }
}

type JsonColumns = Pick<Selectable<Tables['author_page']>, 'links' | 'design'>

/** Reads the columns of a page that are JSON. */
export function readColumns<Row extends JsonColumns>(row: Row) {
  const { links, design } = row
  return {
    ...row,
    links: parseJsonText(links),
    design: readPageDesign(design && parseJsonText(design), 'author'),
  }
}
