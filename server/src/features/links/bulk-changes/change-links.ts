import { LABELS_PER_LINK_MAX } from '@everyshelf/domain/links'
import { DomainError } from '@everyshelf/domain/messages'
import type { BulkAction } from '@everyshelf/domain/schemas'
import { toIsoTime } from '../../../db/columns.ts'
import { normalizeSettings } from '../change-settings.ts'
import { applyToLabels } from '../labels/change-labels.ts'
import type { OwnedSettings } from '../link-settings.repo.ts'
import { requirePremiumToUndo, stateWithoutVersion } from '../link-state.ts'
import { removeLink, restoreLink } from '../removal.ts'
import type { OwnedLinks } from '../saved-links.repo.ts'
import type { StoredLink } from '../stored-links.repo.ts'
import type { StoredResult } from './bulk-changes.repo.ts'
import { decideBulkChange } from './decide-bulk-change.ts'
import { noEffect } from './decide-settings.ts'
import type { BulkEffect } from './schema.ts'

/** One owner's links in a transaction, and what a change of them needs. */
export interface LinksToChange {
  readonly settings: OwnedSettings
  readonly links: OwnedLinks
  readonly owner: { readonly isPremium: boolean }
  readonly now: number
}

type Result = Omit<StoredResult, 'position' | 'linkId'>

const unversioned = { reason: null, version: null, effect: null } as const

/** Changes one link by the rules of single changes. A refusal is its result. */
export async function changeLink(
  own: LinksToChange,
  action: BulkAction,
  linkId: string,
): Promise<Result> {
  try {
    return await changeOrThrow(own, action, linkId)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { ...unversioned, outcome: 'refused', reason: error.code }
  }
}

async function changeOrThrow(
  own: LinksToChange,
  action: BulkAction,
  linkId: string,
): Promise<Result> {
  const changedAt = toIsoTime(new Date(own.now))
  const link = await own.settings.find(linkId)
  const saved = await own.links.find(linkId)
  if (!link || !saved) return { ...unversioned, outcome: 'refused', reason: 'not-found' }
  const decision = decideBulkChange(action, saved, own.owner)
  if (decision.outcome !== 'changed') return { ...unversioned, ...decision }
  const { effect, state } = decision
  if (!state) {
    if (action.kind === 'remove') await removeLink(own.links, linkId, changedAt)
    else await changeLabels(own, saved, effect)
    return { outcome: 'changed', reason: null, version: null, effect }
  }
  await own.settings.put(link, state, { changedAt, undoneVersion: null })
  await own.settings.announce(linkId, changedAt)
  return { outcome: 'changed', reason: null, version: link.version + 1, effect }
}

/** Takes the change of one link back. Later changes of other settings stay. */
export async function undoLink(
  own: LinksToChange,
  action: BulkAction,
  { linkId, version, effect }: Pick<StoredResult, 'linkId' | 'version' | 'effect'>,
): Promise<Result> {
  try {
    if (action.kind === 'remove') await restoreLink(own.links, own.owner, linkId, own.now)
    else if (version === null) await undoLabels(own, linkId, effect)
    else await undoVersion(own, linkId, version)
    return { outcome: 'undone', reason: null, version, effect }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { outcome: 'not-undone', reason: error.code, version, effect }
  }
}

async function undoLabels(own: LinksToChange, linkId: string, effect: BulkEffect | null) {
  const link = await own.links.find(linkId)
  if (!link || link.removedAt !== null) throw new DomainError('not-found')
  const { added, removed } = effect ?? noEffect
  await changeLabels(own, link, { added: removed, removed: added })
}

async function changeLabels(
  { links, now }: LinksToChange,
  { id, labels }: Pick<StoredLink, 'id' | 'labels'>,
  effect: BulkEffect,
): Promise<void> {
  const names = applyToLabels(labels, effect)
  if (names.length > LABELS_PER_LINK_MAX) throw new DomainError('too-many-labels')
  const changedAt = toIsoTime(new Date(now))
  await links.annotate(id, { labels: names }, changedAt)
  await links.announce('link.updated', id, changedAt)
}

async function undoVersion(
  { settings, owner, now }: LinksToChange,
  linkId: string,
  version: number,
): Promise<void> {
  const link = await settings.find(linkId)
  if (!link) throw new DomainError('not-found')
  const state = await stateWithoutVersion(settings, link, version)
  requirePremiumToUndo(owner, link, state)
  if (state.settings === normalizeSettings(link.settings)) return
  const changedAt = toIsoTime(new Date(now))
  await settings.put(link, state, { changedAt, undoneVersion: version })
  await settings.announce(linkId, changedAt)
}
