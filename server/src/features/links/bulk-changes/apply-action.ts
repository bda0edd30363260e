import { changeEdits } from '@everyshelf/domain/books'
import { LABELS_PER_LINK_MAX } from '@everyshelf/domain/links'
import { DomainError } from '@everyshelf/domain/messages'
import type { BulkAction } from '@everyshelf/domain/schemas'
import { toIsoTime } from '../../../db/columns.ts'
import { removeLink, restoreLink } from '../saving/removal.ts'
import { requireActive } from '../saving/require-link.ts'
import { requirePremiumToUndo, stateWithoutVersion } from '../settings/link-state.ts'
import { applyToLabels } from '../store/change-labels.ts'
import type { LinkWriter } from '../store/link-writer.repo.ts'
import type { StoredLink } from '../store/stored-links.repo.ts'
import type { StoredResult } from './bulk-changes.repo.ts'
import { decideBulkChange } from './decide-bulk-change.ts'
import { noEffect } from './decide-settings.ts'
import type { BulkEffect } from './schema.ts'

/** One owner's links in a transaction, and what a change of them needs. */
export interface LinksToChange {
  readonly links: LinkWriter
  readonly owner: { readonly isPremium: boolean }
  readonly now: number
}

type Result = Omit<StoredResult, 'position' | 'linkId'>

const unversioned = { reason: null, version: null, effect: null } as const

/** Changes one link by the rules of single changes. A refusal is its result. */
export async function applyAction(
  own: LinksToChange,
  action: BulkAction,
  linkId: string,
): Promise<Result> {
  try {
    return await applyOrThrow(own, action, linkId)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { ...unversioned, outcome: 'refused', reason: error.code }
  }
}

async function applyOrThrow(
  own: LinksToChange,
  action: BulkAction,
  linkId: string,
): Promise<Result> {
  const link = await own.links.find(linkId)
  if (!link || link.removedAt !== null) {
    return { ...unversioned, outcome: 'refused', reason: 'not-found' }
  }
  const decision = decideBulkChange(action, link, own.owner)
  if (decision.outcome !== 'changed') return { ...unversioned, ...decision }
  const { effect, state } = decision
  if (!state) {
    if (action.kind === 'remove') {
      await removeLink(own.links, linkId, toIsoTime(own.now))
    } else if (action.kind === 'titles') {
      await own.links.change(linkId, { edits: changeEdits(link.edits, { title: effect.added[0] }) })
    } else {
      await changeLabels(own, link, effect)
    }
    return { outcome: 'changed', reason: null, version: null, effect }
  }
  const version = await own.links.change(linkId, state)
  if (version === null) return { ...unversioned, outcome: 'unchanged', reason: 'already' }
  return { outcome: 'changed', reason: null, version, effect }
}

/** Takes the change of one link back. Later changes of other settings stay. */
export async function undoLink(
  own: LinksToChange,
  action: BulkAction,
  { linkId, version, effect }: Pick<StoredResult, 'linkId' | 'version' | 'effect'>,
): Promise<Result> {
  try {
    if (action.kind === 'remove') await restoreLink(own.links, own.owner, linkId, own.now)
    else if (action.kind === 'titles') await undoTitle(own, linkId, effect)
    else if (version === null) await undoLabels(own, linkId, effect)
    else await undoVersion(own, linkId, version)
    return { outcome: 'undone', reason: null, version, effect }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { outcome: 'not-undone', reason: error.code, version, effect }
  }
}

async function undoTitle({ links }: LinksToChange, linkId: string, effect: BulkEffect | null) {
  const { edits } = requireActive(await links.find(linkId))
  const { added, removed } = effect ?? noEffect
  if (edits.title !== added[0]) return
  await links.change(linkId, { edits: changeEdits(edits, { title: removed[0] ?? null }) })
}

async function undoLabels(own: LinksToChange, linkId: string, effect: BulkEffect | null) {
  const link = requireActive(await own.links.find(linkId))
  const { added, removed } = effect ?? noEffect
  await changeLabels(own, link, { added: removed, removed: added })
}

async function changeLabels(
  { links }: LinksToChange,
  { id, labels }: Pick<StoredLink, 'id' | 'labels'>,
  effect: BulkEffect,
) {
  const names = applyToLabels(labels, effect)
  if (names.length > LABELS_PER_LINK_MAX) throw new DomainError('too-many-labels')
  await links.change(id, { labels: names })
}

async function undoVersion({ links, owner }: LinksToChange, linkId: string, version: number) {
  const link = requireActive(await links.find(linkId))
  const state = await stateWithoutVersion(links, link, version)
  requirePremiumToUndo(owner, link, state)
  await links.change(linkId, { settings: state.settings }, { undoneVersion: version })
}
