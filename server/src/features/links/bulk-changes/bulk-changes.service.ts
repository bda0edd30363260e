import { DomainError } from '@everyshelf/domain/messages'
import {
  BULK_LINKS_MAX,
  type BulkAction,
  type BulkOutcome,
  type LinkSelection,
} from '@everyshelf/domain/schemas'
import { type IsoTime, toIsoTime } from '../../../db/columns.ts'
import { createRowId } from '../../../db/row-id.ts'
import type { Queries } from '../../../db/transact.ts'
import { listMatchingLinks } from '../list/link-filter.repo.ts'
import { describeSavedBook } from '../saving/describe-saved-book.ts'
import type { LinkOwner } from '../saving/saved-link.ts'
import type { ChangeLinks } from '../store/change-links.ts'
import { linksOf } from '../store/owned-links.repo.ts'
import { applyAction, undoLink } from './apply-action.ts'
import {
  bulkChangesOf,
  type Counts,
  type StoredBulkChange,
  type StoredResult,
} from './bulk-changes.repo.ts'
import { type PreviewGroup, previewBulkChange } from './preview-bulk-change.ts'

export interface BulkPreview {
  readonly total: number
  /** How many of the selected links the user no longer has. */
  readonly missing: number
  readonly groups: readonly PreviewGroup[]
}

export interface BulkChange {
  readonly id: string
  readonly action: BulkAction
  readonly createdAt: IsoTime
  readonly state: 'changing' | 'changed' | 'undoing' | 'undone'
  readonly total: number
  readonly counts: Counts
}

export interface BulkResult extends Omit<StoredResult, 'version'> {
  readonly title: string
  /** Whether the link still exists, so that its page opens. */
  readonly isSaved: boolean
}

export interface BulkResults {
  readonly results: readonly BulkResult[]
  /** Where the next page begins; null on the last page. */
  readonly next: number | null
}

export interface BulkChangesServiceDeps {
  readonly db: Queries
  readonly changeLinks: ChangeLinks
  readonly now: () => number
}

/** Links per request. They share a transaction, which other requests wait for on SQLite. */
export const LINKS_AT_ONCE = 25

const RESULTS_PER_PAGE = 100

export type BulkChangesService = ReturnType<typeof createBulkChangesService>

export function createBulkChangesService({ db, changeLinks, now }: BulkChangesServiceDeps) {
  async function listSelected(
    { userId }: LinkOwner,
    selection: LinkSelection,
  ): Promise<readonly string[]> {
    if ('ids' in selection) return [...new Set(selection.ids)]
    const except = new Set(selection.except)
    const matching = await listMatchingLinks(db, userId, selection.filter)
    return matching.flatMap(({ id }) => (except.has(id) ? [] : [id]))
  }

  /** The ids of one's own links are known; those of others and of removed links are not. */
  async function findSelected(owner: LinkOwner, selection: LinkSelection) {
    const { userId } = owner
    const selected = await listSelected(owner, selection)
    if (selected.length > BULK_LINKS_MAX) throw new DomainError('too-large')
    const found = await linksOf(db, userId).findMany(selected)
    const links = found.filter(({ removedAt }) => removedAt === null)
    if (links.length === 0) throw new DomainError('not-found')
    return { links, missing: selected.length - links.length }
  }

  async function requireChange({ userId }: LinkOwner, id: string): Promise<StoredBulkChange> {
    const change = await bulkChangesOf(db, userId).find(id)
    if (!change) throw new DomainError('not-found')
    return change
  }

  async function describe({ userId }: LinkOwner, changes: readonly StoredBulkChange[]) {
    const counts = await bulkChangesOf(db, userId).countOutcomes(changes.map(({ id }) => id))
    return changes.flatMap((change) => {
      const own = counts.get(change.id)
      return own ? [describeBulkChange(change, own)] : []
    })
  }

  async function view(owner: LinkOwner, id: string) {
    const [described] = await describe(owner, [await requireChange(owner, id)])
    if (!described) throw new DomainError('not-found')
    return described
  }

  return {
    /** What an action would do. Changes and stores nothing. */
    preview: async (
      owner: LinkOwner,
      selection: LinkSelection,
      action: BulkAction,
    ): Promise<BulkPreview> => {
      const { links, missing } = await findSelected(owner, selection)
      const groups = await previewBulkChange(action, links, owner)
      return { total: links.length, missing, groups }
    },

    /** Stores what to do. `advance` does it, so that a closed page loses nothing. */
    start: async (owner: LinkOwner, selection: LinkSelection, action: BulkAction) => {
      const { links } = await findSelected(owner, selection)
      const id = createRowId()
      const createdAt = toIsoTime(now())
      await changeLinks(owner.userId, async (_links, queries) => {
        const changes = bulkChangesOf(queries, owner.userId)
        await changes.add(
          { id, action, createdAt },
          links.map((link) => link.id),
        )
        await changes.deleteOld()
      })
      return await view(owner, id)
    },

    /** Changes, or undoes, the next links. Concurrent calls take different links. */
    advance: async (owner: LinkOwner, id: string) => {
      await changeLinks(owner.userId, async (links, queries) => {
        const changes = bulkChangesOf(queries, owner.userId)
        const change = await changes.find(id)
        if (!change) throw new DomainError('not-found')
        const { action, undoneAt } = change
        const own = { links, owner, now: now() }
        const outcome = undoneAt === null ? 'waiting' : 'changed'
        const rows = await changes.listResults(id, { outcome }, LINKS_AT_ONCE)
        for (const row of rows) {
          const result =
            undoneAt === null
              ? await applyAction(own, action, row.linkId)
              : await undoLink(own, action, row)
          await changes.record(id, { position: row.position, ...result })
        }
      })
      return await view(owner, id)
    },

    /** Stops the change, and lets `advance` take back what was changed. */
    undo: async (owner: LinkOwner, id: string) => {
      await changeLinks(owner.userId, async (_links, queries) => {
        const changes = bulkChangesOf(queries, owner.userId)
        const change = await changes.find(id)
        if (!change) throw new DomainError('not-found')
        if (change.undoneAt === null) await changes.beginUndo(id, toIsoTime(now()))
      })
      return await view(owner, id)
    },

    list: async (owner: LinkOwner) =>
      await describe(owner, await bulkChangesOf(db, owner.userId).list()),

    results: async (
      owner: LinkOwner,
      {
        id,
        ...page
      }: { id: string; outcome?: BulkOutcome | undefined; after?: number | undefined },
    ): Promise<BulkResults> => {
      await requireChange(owner, id)
      const rows = await bulkChangesOf(db, owner.userId).listResults(id, page, RESULTS_PER_PAGE + 1)
      const shown = rows.slice(0, RESULTS_PER_PAGE)
      const found = await linksOf(db, owner.userId).findMany(shown.map(({ linkId }) => linkId))
      const byId = new Map(found.map((link) => [link.id, link]))
      const results = shown.flatMap(({ version: _, ...row }) => {
        const link = byId.get(row.linkId)
        if (!link) return []
        return [{ ...row, title: describeSavedBook(link).title, isSaved: link.removedAt === null }]
      })
      return { results, next: rows.length > shown.length ? (shown.at(-1)?.position ?? null) : null }
    },
  }
}

function describeBulkChange(change: StoredBulkChange, counts: Counts): BulkChange {
  const { id, action, createdAt, undoneAt } = change
  const isUndone = undoneAt !== null
  const isWaiting = (isUndone ? counts.changed : counts.waiting) > 0
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const [going, done] = isUndone
    ? (['undoing', 'undone'] as const)
    : (['changing', 'changed'] as const)
  return { id, action, createdAt, state: isWaiting ? going : done, total, counts }
}
