import { DomainError } from '@everyshelf/domain/messages'
import type { BulkAction } from '@everyshelf/domain/schemas'
import { toIsoTime } from '../../../db/columns.ts'
import { normalizeSettings } from '../change-settings.ts'
import type { OwnedSettings } from '../link-settings.repo.ts'
import { requirePremium, stateWithoutVersion } from '../link-state.ts'
import { removeLink, restoreLink } from '../removal.ts'
import type { OwnedLinks } from '../saved-links.repo.ts'
import type { StoredResult } from './bulk-changes.repo.ts'
import { decideBulkChange } from './decide-bulk-change.ts'

/** One owner's links in a transaction, and what a change of them needs. */
export interface LinksToChange {
  readonly settings: OwnedSettings
  readonly links: OwnedLinks
  readonly owner: { readonly isPremium: boolean }
  readonly now: number
}

type Result = Omit<StoredResult, 'position' | 'linkId'>

const unversioned = { reason: null, version: null, effect: null } as const

/** Changes one link by the rules of single changes. */
export async function changeLink(
  own: LinksToChange,
  action: BulkAction,
  linkId: string,
): Promise<Result> {
  const changedAt = toIsoTime(new Date(own.now))
  const link = await own.settings.find(linkId)
  if (!link) return { ...unversioned, outcome: 'refused', reason: 'not-found' }
  const decision = decideBulkChange(action, link, own.owner)
  if (decision.outcome !== 'changed') return { ...unversioned, ...decision }
  const { effect, state } = decision
  if (!state) {
    await removeLink(own.links, linkId, changedAt)
    return { outcome: 'changed', reason: null, version: null, effect }
  }
  await own.settings.put(link, state, { changedAt, undoneVersion: null })
  return { outcome: 'changed', reason: null, version: link.version + 1, effect }
}

/** Takes the change of one link back. Later changes of other settings stay. */
export async function undoLink(
  own: LinksToChange,
  action: BulkAction,
  { linkId, version, effect }: Pick<StoredResult, 'linkId' | 'version' | 'effect'>,
): Promise<Result> {
  try {
    if (version === null) await restoreLink(own.links, own.owner, linkId, own.now)
    else await undoVersion(own, action, linkId, version)
    return { outcome: 'undone', reason: null, version, effect }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { outcome: 'not-undone', reason: error.code, version, effect }
  }
}

async function undoVersion(
  { settings, owner, now }: LinksToChange,
  action: BulkAction,
  linkId: string,
  version: number,
): Promise<void> {
  const link = await settings.find(linkId)
  if (!link) throw new DomainError('not-found')
  const state = await stateWithoutVersion(settings, link, version)
  if (action.kind !== 'format') requirePremium(owner, link, state)
  if (state.settings === normalizeSettings(link.settings)) return
  await settings.put(link, state, { changedAt: toIsoTime(new Date(now)), undoneVersion: version })
}
