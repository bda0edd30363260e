import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import { defaultLinkSettings, formatLinkSettings, type Slug } from '@everyshelf/domain/links'
import type { Kysely } from 'kysely'
import { type IsoTime, parseJsonText, toJsonText } from '../../db/columns.ts'
import { createRowId } from '../../db/row-id.ts'
import type { Tables } from '../../db/tables/index.ts'
import { claimSlug, listSlugs } from './link-slugs.repo.ts'
import { lockLinksOf } from './lock-links.repo.ts'
import { createSlug } from './new-slug.ts'

/** What a row says of its book; the server fills it, nobody else (S12). */
export interface BookFacts {
  readonly title: string
  readonly authors: readonly string[]
  readonly coverImage: string | null
}

export interface StoredLink extends BookFacts {
  readonly id: string
  readonly slug: Slug
  /** The identifier's key. */
  readonly identifier: string
  readonly createdAt: IsoTime
  readonly removedAt: IsoTime | null
  readonly disabledAt: IsoTime | null
  readonly disabledReason: string | null
  /** What the catalogues say by now; null when they do not know the book. */
  readonly catalogued: Pick<BookFacts, 'title' | 'authors'> | null
}

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

    /** Changes an owner's links while nobody else can. */
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

interface NewLinkFacts extends BookFacts {
  readonly identifier: string
  readonly createdAt: IsoTime
}

function linksOf(db: Kysely<Tables>, ownerId: string) {
  const rows = () =>
    db
      .selectFrom('saved_link as link')
      .leftJoin('book', (join) =>
        join.onRef('book.identifier', '=', 'link.identifier').on('source', '!=', 'placeholder'),
      )
      .select([
        'link.id',
        'link.slug',
        'link.identifier',
        'link.title',
        'link.authors',
        'link.coverImage',
        'link.createdAt',
        'link.removedAt',
        'link.disabledAt',
        'link.disabledReason',
        'book.title as bookTitle',
        'book.authors as bookAuthors',
      ])
      .where('link.ownerId', '=', ownerId)

  async function find(column: 'id' | 'identifier', value: string): Promise<StoredLink | undefined> {
    const row = await rows().where(`link.${column}`, '=', value).executeTakeFirst()
    return row && toStoredLink(row)
  }

  async function addWith(slug: Slug, id: string, facts: NewLinkFacts): Promise<void> {
    const { identifier, createdAt, ...book } = facts
    await db
      .insertInto('saved_link')
      .values({
        id,
        slug,
        ownerId,
        identifier,
        ...toColumns(book),
        settings: formatLinkSettings(defaultLinkSettings),
        createdAt,
        removedAt: null,
      })
      .execute()
  }

  return {
    find: (id: string) => find('id', id),
    findByBook: (identifier: string) => find('identifier', identifier),

    /** Newest first, without what was removed. */
    list: async (): Promise<StoredLink[]> => {
      const kept = rows().where('link.removedAt', 'is', null)
      const found = await kept.orderBy('link.createdAt', 'desc').orderBy('link.id').execute()
      return found.map(toStoredLink)
    },

    countKept: async (): Promise<number> => {
      const { kept } = await db
        .selectFrom('saved_link')
        .select(({ fn }) => fn.countAll().as('kept'))
        .where('ownerId', '=', ownerId)
        .where('removedAt', 'is', null)
        .executeTakeFirstOrThrow()
      return Number(kept)
    },

    /** A slug that somebody has is tried again with another. */
    add: async (identifier: string, facts: BookFacts, createdAt: IsoTime): Promise<void> => {
      const id = createRowId()
      for (let tries = 0; tries < SLUG_TRIES; tries++) {
        const slug = createSlug()
        if (!(await claimSlug(db, { slug, linkId: id, createdAt }))) continue
        return await addWith(slug, id, { ...facts, identifier, createdAt })
      }
      throw new Error('no free slug found')
    },

    update: async (
      id: string,
      { facts, ...times }: { createdAt?: IsoTime; removedAt: IsoTime | null; facts?: BookFacts },
    ): Promise<void> => {
      await db
        .updateTable('saved_link')
        .set({ ...times, ...(facts && toColumns(facts)) })
        .where('id', '=', id)
        .where('ownerId', '=', ownerId)
        .execute()
    },
  }
}

function toColumns({ title, authors, coverImage }: BookFacts) {
  return { title, authors: toJsonText(authors), coverImage }
}

type Texts = Parameters<typeof parseJsonText<readonly string[]>>[0]

interface LinkRow extends Omit<StoredLink, 'authors' | 'catalogued'> {
  readonly authors: Texts
  readonly bookTitle: string | null
  readonly bookAuthors: Texts | null
}

function toStoredLink({ bookTitle, bookAuthors, ...row }: LinkRow): StoredLink {
  const isCatalogued = bookTitle !== null && bookAuthors !== null
  return {
    ...row,
    authors: parseJsonText(row.authors),
    catalogued: isCatalogued ? { title: bookTitle, authors: parseJsonText(bookAuthors) } : null,
  }
}
