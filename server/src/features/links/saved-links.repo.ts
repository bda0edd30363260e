import { isDeepStrictEqual } from 'node:util'
import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import { type BookDetailsChange, changeEdits } from '@everyshelf/domain/books'
import type { LinkAnnotationChange, Slug } from '@everyshelf/domain/links'
import type { Kysely } from 'kysely'
import { type IsoTime, parseJsonText, toJsonText } from '../../db/columns.ts'
import { createRowId } from '../../db/row-id.ts'
import type { Tables } from '../../db/tables.ts'
import { chooseAllowedLabels } from './labels/link-labels.repo.ts'
import { detailsOf } from './link-details.repo.ts'
import { addLinkEvents, type LinkEventType } from './link-events.repo.ts'
import { indexLink } from './link-index.repo.ts'
import { settingsOf } from './link-settings.repo.ts'
import { claimRandomSlug, claimSlug, listAllSlugs } from './link-slugs.repo.ts'
import { lockLinksOf } from './lock-links.repo.ts'
import {
  type StoredFacts,
  type StoredLink,
  selectLinks,
  toStoredLinks,
} from './stored-links.repo.ts'

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

    listAllSlugs: (linkId: string) => listAllSlugs(db, linkId),

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

interface NewLinkFacts extends StoredFacts {
  readonly settings: string
  readonly identifier: string
  readonly createdAt: IsoTime
}

export interface LinkChange {
  readonly createdAt?: IsoTime
  readonly removedAt: IsoTime | null
  readonly restoredAt?: IsoTime
  readonly settings?: string
  readonly facts?: StoredFacts
}

export function linksOf(db: Kysely<Tables>, ownerId: string) {
  async function find(column: 'id' | 'identifier', value: string): Promise<StoredLink | undefined> {
    const rows = await selectLinks(db, ownerId).where(`link.${column}`, '=', value).execute()
    const [link] = await toStoredLinks(db, rows)
    return link
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
    await indexLink(db, id)
  }

  return {
    find: (id: string) => find('id', id),
    findByBook: (identifier: string) => find('identifier', identifier),

    /** Those of the ids that exist, in this order. Includes removed links. */
    findMany: async (ids: readonly string[]): Promise<StoredLink[]> => {
      const found = new Map<string, StoredLink>()
      for (let first = 0; first < ids.length; first += IDS_AT_ONCE) {
        const some = ids.slice(first, first + IDS_AT_ONCE)
        const rows = await selectLinks(db, ownerId).where('link.id', 'in', some).execute()
        for (const link of await toStoredLinks(db, rows)) found.set(link.id, link)
      }
      return ids.flatMap((id) => found.get(id) ?? [])
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

    /** Without a chosen slug, the link gets a random one. Returns false if the chosen slug is taken. */
    add: async (
      identifier: string,
      facts: StoredFacts & { readonly settings: string },
      createdAt: IsoTime,
      chosen?: Slug,
    ): Promise<boolean> => {
      const id = createRowId()
      const claim = { linkId: id, createdAt }
      if (chosen && !(await claimSlug(db, { ...claim, slug: chosen }))) return false
      const slug = chosen ?? (await claimRandomSlug(db, claim))
      await addWith(slug, id, { ...facts, identifier, createdAt })
      return true
    },

    /** Returns false if another link has the slug, or had it. */
    changeSlug: async (id: string, slug: Slug, changedAt: IsoTime): Promise<boolean> => {
      const settings = settingsOf(db, ownerId)
      const link = await settings.find(id)
      if (!link || link.slug === slug) return true
      const isOwn = (await settings.listSlugs(id)).includes(slug)
      if (!isOwn && !(await settings.claimSlug(id, slug, changedAt))) return false
      const state = { slug, settings: link.settings }
      await settings.put(link, state, { changedAt, undoneVersion: null })
      return true
    },

    editDetails: async (id: string, change: BookDetailsChange): Promise<void> => {
      const details = detailsOf(db, ownerId)
      const stored = await details.find(id)
      if (!stored) return
      const edits = changeEdits(stored.edits, change)
      if (!isDeepStrictEqual(edits, stored.edits)) await details.putEdits(id, edits)
    },

    /** Reports a change to webhooks. Call this after the change. */
    announce: (type: LinkEventType, id: string, now: IsoTime) =>
      addLinkEvents(db, ownerId, type, [id], now),

    chooseAllowedLabels: (names: readonly string[]) => chooseAllowedLabels(db, ownerId, names),

    /** Changes labels, note, or both. The labels of a new link are no change in its history. */
    annotate: async (
      id: string,
      { labels, note }: LinkAnnotationChange,
      now: IsoTime,
      { isRecorded } = { isRecorded: true },
    ): Promise<void> => {
      if (labels !== undefined) {
        const facts = { changedAt: now, undoneVersion: null, isRecorded }
        await settingsOf(db, ownerId).setLabels(id, labels, facts)
      }
      if (note === undefined) return
      await db
        .updateTable('saved_link')
        .set({ note })
        .where('id', '=', id)
        .where('ownerId', '=', ownerId)
        .execute()
      await indexLink(db, id)
    },

    update: async (id: string, { facts, ...changed }: LinkChange): Promise<void> => {
      await db
        .updateTable('saved_link')
        .set({ ...changed, ...(facts && toColumns(facts)) })
        .where('id', '=', id)
        .where('ownerId', '=', ownerId)
        .execute()
      if (facts) await indexLink(db, id)
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
