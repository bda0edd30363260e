import {
  type AffiliateTags,
  type ConfirmedPlaces,
  type ProgramIds,
  readConfirmedPlaces,
} from '@everyshelf/domain/affiliate'
import type { Label, Slug } from '@everyshelf/domain/links'
import type { Selectable } from 'kysely'
import { type IsoTime, parseJsonText, toJsonText } from '../../db/columns.ts'
import type { Tables } from '../../db/tables.ts'
import type { Queries, Transact } from '../../db/transact.ts'
import { findLabelsChange } from './labels/change-labels.ts'
import {
  findOrCreateLabels,
  listLabelsOfLinks,
  setLabelsOfLink,
} from './labels/link-labels.repo.ts'
import { addLinkEvents } from './link-events.repo.ts'
import { claimSlug, listAllSlugs, listSlugs } from './link-slugs.repo.ts'
import { addVersion, findVersion, type LinkVersion, listVersions } from './link-versions.repo.ts'
import { lockLinksOf } from './lock-links.repo.ts'

/** The parts of a link that its owner can change, as stored. */
export interface LinkState {
  readonly slug: Slug
  readonly settings: string
}

export interface StoredSettings extends LinkState {
  readonly id: string
  /** The key of the book. */
  readonly identifier: string
  readonly createdAt: IsoTime
  /** 0 before the first change. */
  readonly version: number
}

export interface VersionFacts {
  readonly changedAt: IsoTime
  readonly undoneVersion: number | null
}

export interface OwnerTags {
  readonly ownTags: AffiliateTags
  readonly programIds: ProgramIds
  /** The places outside the web where the owner may use their tags. */
  readonly tagPlaces: ConfirmedPlaces
}

/** The settings of one owner's links: no query here can reach another's row (S36). */
export type OwnedSettings = ReturnType<typeof settingsOf>

export type LinkSettingsRepo = ReturnType<typeof createLinkSettingsRepo>

export function createLinkSettingsRepo(db: Queries, transact: Transact) {
  return {
    settingsOf: (ownerId: string) => settingsOf(db, ownerId),

    findOwnerTags: async (ownerId: string): Promise<OwnerTags> => {
      const { affiliateTags, programIds, tagPlaces } = await db
        .selectFrom('user_profile')
        .select(['affiliateTags', 'programIds', 'tagPlaces'])
        .where('userId', '=', ownerId)
        .executeTakeFirstOrThrow()
      return {
        ownTags: parseJsonText(affiliateTags),
        programIds: parseJsonText(programIds),
        tagPlaces: readConfirmedPlaces(parseJsonText(tagPlaces)),
      }
    },

    /** Changes settings of an owner's links under a lock. */
    changeSettingsOf: <Result>(
      ownerId: string,
      change: (settings: OwnedSettings) => Promise<Result>,
    ): Promise<Result> =>
      transact(async (queries) => {
        await lockLinksOf(queries, ownerId)
        return await change(settingsOf(queries, ownerId))
      }),
  }
}

export function settingsOf(db: Queries, ownerId: string) {
  const find = async (id: string): Promise<StoredSettings | undefined> => {
    const row = await db
      .selectFrom('saved_link as link')
      .select(['id', 'slug', 'identifier', 'settings', 'createdAt'])
      .select(({ selectFrom }) =>
        selectFrom('link_version')
          .select(({ fn }) => fn.max('version').as('version'))
          .whereRef('linkId', '=', 'link.id')
          .as('version'),
      )
      .where('id', '=', id)
      .where('ownerId', '=', ownerId)
      .where('removedAt', 'is', null)
      .executeTakeFirst()
    return row && { ...row, version: row.version ?? 0 }
  }

  /** Records a state of a link, after the state before its first change. */
  const record = async (
    { id: linkId, slug, settings, createdAt, version }: StoredSettings,
    after: LinkState,
    facts: VersionFacts & Pick<Selectable<Tables['link_version']>, 'labels'>,
  ): Promise<void> => {
    const row = { linkId, ownerId, ...facts }
    // The restore of an export can have ended after version 0.
    if (version === 0 && !(await findVersion(db, linkId, 0))) {
      const before = { slug, settings, changedAt: createdAt, undoneVersion: null, labels: null }
      await addVersion(db, { ...row, ...before, version: 0 })
    }
    const state = { slug: after.slug, settings: after.settings }
    await addVersion(db, { ...row, ...state, version: version + 1 })
  }

  return {
    /** Undefined if the owner removed the link. */
    find,

    /** Reports a change to webhooks. Call this after the change. */
    announce: (id: string, now: IsoTime) => addLinkEvents(db, ownerId, 'link.updated', [id], now),

    listSlugs: (id: string) => listSlugs(db, id),

    listAllSlugs: (id: string) => listAllSlugs(db, id),

    claimSlug: (id: string, slug: Slug, createdAt: IsoTime) =>
      claimSlug(db, { slug, linkId: id, createdAt }),

    findVersion: (id: string, version: number) => findVersion(db, id, version),

    listVersions: (id: string): Promise<LinkVersion[]> => listVersions(db, id),

    /** Gives a link these labels, and records the change; an unchanged link gets no version. */
    setLabels: async (
      id: string,
      names: readonly string[],
      { isRecorded = true, ...facts }: VersionFacts & { readonly isRecorded?: boolean },
    ): Promise<void> => {
      const before = (await listLabelsOfLinks(db, [id])).get(id) ?? []
      const after = await findOrCreateLabels(db, ownerId, names, facts.changedAt)
      const change = findLabelsChange(before, after)
      if (!change) return
      await setLabelsOfLink(
        db,
        id,
        after.map((label) => label.id),
      )
      const link = isRecorded ? await find(id) : undefined
      if (link) await record(link, link, { ...facts, labels: toJsonText(change) })
    },

    listLabels: async (id: string): Promise<readonly Label[]> =>
      (await listLabelsOfLinks(db, [id])).get(id) ?? [],

    /** Saves a new state of a link and records it as a version. */
    put: async (link: StoredSettings, state: LinkState, facts: VersionFacts): Promise<void> => {
      const linkId = link.id
      await record(link, state, { ...facts, labels: null })
      await db
        .updateTable('saved_link')
        .set(state)
        .where('id', '=', linkId)
        .where('ownerId', '=', ownerId)
        .execute()
    },
  }
}
