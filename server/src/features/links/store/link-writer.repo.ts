import { setImmediate as nextTurn } from 'node:timers/promises'
import type { LinkChannel } from '@everyshelf/domain/affiliate'
import { type Slug, slugForChannel } from '@everyshelf/domain/links'
import { DomainError } from '@everyshelf/domain/messages'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { type IsoTime, toJsonText } from '../../../db/columns.ts'
import { createRowId } from '../../../db/row-id.ts'
import type { Tables } from '../../../db/tables.ts'
import { findLabelsChange } from './change-labels.ts'
import { labelWriter } from './label-writer.repo.ts'
import {
  factColumns,
  type LinkChange,
  putCover,
  stateAfter,
  toColumns,
} from './link-change.repo.ts'
import { compareLinks } from './link-difference.ts'
import { addLinkEvents, type LinkEventType, type WriterDeps } from './link-events.repo.ts'
import { indexLink } from './link-index.repo.ts'
import { findOrCreateLabels, setLabelsOfLink } from './link-labels.repo.ts'
import { claimRandomSlug, claimSlug, listAllSlugs } from './link-slugs.repo.ts'
import { addVersion } from './link-versions.repo.ts'
import { linksOf } from './owned-links.repo.ts'
import type { StoredFacts, StoredLink } from './stored-links.repo.ts'

interface Recording {
  /** The version that this change undoes. */
  readonly undoneVersion?: number | null
  /** False for changes that are part of saving a link and do not belong in its history. */
  readonly isRecorded?: boolean
}

interface NewLink extends StoredFacts, Pick<LinkChange, 'edits'> {
  /** The identifier's key. */
  readonly identifier: string
  readonly settings: string
  readonly createdAt: IsoTime
  /** Without one, the link gets a random slug. */
  readonly slug?: Slug | undefined
}

interface LinkEvent {
  readonly type: LinkEventType
  readonly id: string
}

type NewSlug = Omit<Insertable<Tables['link_slug']>, 'linkId'>

export type LinkWriter = ReturnType<typeof openLinkWriter>['writer']

/** Attempts at a slug with the channel's name, before we use a random one. */
const NAMED_SLUG_TRIES = 9

/** Links that are compared in one turn of the event loop: more would delay redirects. */
const LINKS_AT_ONCE = 100

/** Writes one owner's links, and at the end what follows from the difference between before and after. */
export function openLinkWriter(deps: WriterDeps) {
  const { queries, ownerId, now } = deps
  const own = linksOf(queries, ownerId)
  /** The changed links as they were; undefined for new ones. */
  const before = new Map<string, StoredLink | undefined>()
  const changedSlugs = new Set<Slug>()
  /** Links that got a new slug for the web. */
  const renamed = new Set<string>()

  /** A link of this owner, as it is before its next change. */
  async function findOwn(id: string) {
    const link = await own.find(id)
    if (!link) throw new DomainError('not-found')
    if (!before.has(id)) before.set(id, link)
    return link
  }

  async function touch(ids: readonly string[]) {
    for (const link of await own.findMany(ids)) if (!before.has(link.id)) before.set(link.id, link)
  }

  async function claim(id: string, slug: NewSlug) {
    if (!(await claimSlug(queries, { ...slug, linkId: id }))) return false
    changedSlugs.add(slug.slug)
    if (slug.channel === undefined || slug.channel === 'web') renamed.add(id)
    return true
  }

  /** Claims a slug that the link never had. */
  async function requireSlug(link: StoredLink, slug: Slug) {
    if (slug === link.slug || (await own.listSlugs(link.id)).includes(slug)) return
    if (!(await claim(link.id, { slug, createdAt: now }))) {
      throw new DomainError('slug-taken', { slug })
    }
  }

  async function record(
    link: StoredLink,
    after: Pick<Selectable<Tables['link_version']>, 'slug' | 'settings' | 'labels'>,
    undoneVersion: number | null,
  ) {
    if (ownerId === null) throw new TypeError('a link without an owner has no history')
    const row = { linkId: link.id, ownerId }
    const last = (await own.findLastVersion(link.id)) ?? 0
    // An interrupted restore may have stored version 0 only.
    if (last === 0 && !(await own.findVersion(link.id, 0))) {
      const { slug, settings, createdAt: changedAt } = link
      const first = { version: 0, slug, settings, changedAt, undoneVersion: null, labels: null }
      await addVersion(queries, { ...row, ...first })
    }
    await addVersion(queries, {
      ...row,
      ...after,
      version: last + 1,
      changedAt: now,
      undoneVersion,
    })
    return last + 1
  }

  async function changeLabels(link: StoredLink, names: readonly string[]) {
    if (ownerId === null) throw new TypeError('a link without an owner has no labels')
    const after = await findOrCreateLabels(queries, ownerId, names, now)
    const change = findLabelsChange(link.labels, after)
    if (change) {
      const ids = after.map(({ id }) => id)
      await setLabelsOfLink(queries, link.id, ids)
    }
    return change
  }

  async function update(id: string, columns: Updateable<Tables['saved_link']>) {
    if (Object.keys(columns).length === 0) return
    await queries.updateTable('saved_link').set(columns).where('id', '=', id).execute()
  }

  const writer = {
    ...own,
    ...labelWriter(deps, touch),

    /** Returns the new link's id and slug; null if the chosen slug is or was in use. */
    add: async ({ slug: chosen, edits = {}, createdAt, ...link }: NewLink) => {
      const id = createRowId()
      const claimed = { linkId: id, createdAt }
      if (chosen && !(await claimSlug(queries, { ...claimed, slug: chosen }))) return null
      const slug = chosen ?? (await claimRandomSlug(queries, claimed))
      const { identifier, settings, ...facts } = link
      const row = { id, slug, ownerId, identifier, settings, createdAt, removedAt: null }
      const details = toJsonText(edits)
      const columns = { ...row, ...factColumns(facts), details }
      await queries.insertInto('saved_link').values(columns).execute()
      before.set(id, undefined)
      return { id, slug }
    },

    /**
     * Changes a link of this owner. Throws `slug-taken`. Returns the number of the new version; null
     * if nothing that versions record has changed.
     */
    change: async (
      id: string,
      change: LinkChange,
      { undoneVersion = null, isRecorded = true }: Recording = {},
    ) => {
      const link = await findOwn(id)
      const state = stateAfter(link, change)
      if (isRecorded && state && change.labels)
        throw new TypeError('a version has one kind of change')
      if (state) await requireSlug(link, state.slug)
      const labels = change.labels ? await changeLabels(link, change.labels) : null
      if (change.cover !== undefined) await putCover(queries, id, change.cover, now)
      await update(id, { ...toColumns(change, now), ...state })
      if (!isRecorded || !(state || labels)) return null
      const after = { slug: link.slug, settings: link.settings, ...state }
      return await record(link, { ...after, labels: labels && toJsonText(labels) }, undoneVersion)
    },

    /** False if the slug is or was in use, also by this link. */
    claimSlug: async (id: string, slug: NewSlug) => {
      await findOwn(id)
      return await claim(id, slug)
    },

    /** For a link that has no slug in this channel. Another owner may have taken the slugs with its name. */
    addSlug: async (id: string, channel: Exclude<LinkChannel, 'web'>) => {
      const link = await findOwn(id)
      for (let attempt = 1; attempt <= NAMED_SLUG_TRIES; attempt++) {
        const slug = slugForChannel(link.slug, channel, attempt)
        if (await claim(id, { slug, channel, createdAt: now })) return slug
      }
      const slug = await claimRandomSlug(queries, { linkId: id, channel, createdAt: now })
      changedSlugs.add(slug)
      return slug
    },

    /** False if the link has no such slug. */
    updateSlug: async (
      id: string,
      slug: Slug,
      facts: Pick<Updateable<Tables['link_slug']>, 'campaign' | 'createdAt'>,
    ) => {
      await findOwn(id)
      changedSlugs.add(slug)
      const { numUpdatedRows } = await queries
        .updateTable('link_slug')
        .set(facts)
        .where('linkId', '=', id)
        .where('slug', '=', slug)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Adds versions from a file to a link's history. */
    addHistory: async (
      linkId: string,
      versions: readonly Omit<Selectable<Tables['link_version']>, 'linkId' | 'ownerId'>[],
    ) => {
      if (ownerId === null) throw new TypeError('a link without an owner has no history')
      await findOwn(linkId)
      for (const version of versions) await addVersion(queries, { ...version, linkId, ownerId })
    },
  }

  async function sendEvents(events: readonly LinkEvent[]) {
    if (ownerId === null) return
    for (const [type, some] of Map.groupBy(events, (event) => event.type)) {
      await addLinkEvents({ ...deps, ownerId, type, linkIds: some.map(({ id }) => id) })
    }
  }

  /** Returns the slugs that redirects must forget. */
  async function finish() {
    const events: LinkEvent[] = []
    const rerouted: string[] = []
    for (const [index, link] of (await own.findMany([...before.keys()])).entries()) {
      if (index > 0 && index % LINKS_AT_ONCE === 0) await nextTurn()
      const { id } = link
      const difference = compareLinks(before.get(id), link, renamed.has(id))
      if (difference.hasNewTexts) await indexLink(queries, link)
      if (difference.event) events.push({ type: difference.event, id })
      if (difference.isRerouted) rerouted.push(id)
    }
    await sendEvents(events)
    return [...new Set([...(await listAllSlugs(queries, rerouted)), ...changedSlugs])]
  }

  return { writer, finish }
}
