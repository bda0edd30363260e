import type { Queries } from '../../../db/transact.ts'
import { chooseAllowedLabels } from './link-labels.repo.ts'
import { listAllSlugs, listSlugs } from './link-slugs.repo.ts'
import { findVersion, listVersions } from './link-versions.repo.ts'
import { type StoredLink, selectLinks, toStoredLinks } from './stored-links.repo.ts'

/** The most values in one `in` list. */
const IDS_AT_ONCE = 500

/** The links of one owner: no query here can reach another's row. */
export type OwnedLinks = ReturnType<typeof linksOf>

/** Reads an owner's links; null for links whose account is deleted. */
export function linksOf(db: Queries, ownerId: string | null) {
  async function findBy(column: 'id' | 'identifier', value: string) {
    const rows = await selectLinks(db, ownerId).where(`link.${column}`, '=', value).execute()
    const [link] = await toStoredLinks(db, rows)
    return link
  }

  return {
    /** Includes removed links. */
    find: (id: string) => findBy('id', id),

    /** By the identifier's key. Includes a removed link. */
    findByBook: (identifier: string) => findBy('identifier', identifier),

    /** Those of the ids that exist, in this order. Includes removed links. */
    findMany: async (ids: readonly string[]) => {
      const found = new Map<string, StoredLink>()
      for (let first = 0; first < ids.length; first += IDS_AT_ONCE) {
        const some = ids.slice(first, first + IDS_AT_ONCE)
        const rows = await selectLinks(db, ownerId).where('link.id', 'in', some).execute()
        for (const link of await toStoredLinks(db, rows)) found.set(link.id, link)
      }
      return ids.flatMap((id) => found.get(id) ?? [])
    },

    countActive: async () => {
      const { active } = await db
        .selectFrom('saved_link')
        .select(({ fn }) => fn.countAll().as('active'))
        .where('ownerId', '=', ownerId)
        .where('removedAt', 'is', null)
        .executeTakeFirstOrThrow()
      return Number(active)
    },

    /** Its slugs for the web, newest first. */
    listSlugs: (id: string) => listSlugs(db, id),

    /** Its slugs in all channels. */
    listAllSlugs: (id: string) => listAllSlugs(db, [id]),

    /** The number of its last change; 0 before the first one, null without any version. */
    findLastVersion: async (id: string) => {
      const { last } = await db
        .selectFrom('link_version')
        .select(({ fn }) => fn.max('version').as('last'))
        .where('linkId', '=', id)
        .executeTakeFirstOrThrow()
      return last === null ? null : Number(last)
    },

    findVersion: (id: string, version: number) => findVersion(db, id, version),

    listVersions: (id: string) => listVersions(db, id),

    /** Those of the names that a link can get: the account has the label, or room for a new one. */
    chooseAllowedLabels: async (names: readonly string[]) =>
      ownerId === null ? [] : await chooseAllowedLabels(db, ownerId, names),
  }
}
