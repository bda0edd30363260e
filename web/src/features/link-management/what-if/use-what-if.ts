import { toRoutableLink } from '@everyshelf/domain/links'
import type { ManagedLink } from '../../../lib/link-settings/managed-link.ts'
import { toSettingsChange } from '../../../lib/link-settings/settings-change.ts'
import type { LinkManager } from '../../../lib/link-settings/use-managed-link.ts'
import type { OwnLink } from '../own-link.ts'
import { findDraft, setDraft, useDraft } from './draft-store.ts'

interface Saved extends Pick<LinkManager, 'save' | 'undo'> {
  readonly id: string
  readonly managed: ManagedLink
}

/** A link as it is, or while changes are tried out, as it would be: then saving keeps them here. */
export function useWhatIf(saved: Saved) {
  const { id, managed, save, undo } = saved
  const draft = useDraft(id)
  const own: OwnLink = draft
    ? {
        id,
        undo,
        managed: {
          ...managed,
          settings: draft,
          routable: toRoutableLink(managed.routable.identifier, managed.routable.owner, draft),
        },
        save: async (change) => {
          setDraft(id, change(findDraft(id) ?? managed.settings))
          return true
        },
      }
    : saved
  return {
    own,
    isTrying: draft !== null,
    /** What would be saved now. */
    change: toSettingsChange(managed.settings, draft ?? managed.settings),
    start: () => setDraft(id, managed.settings),
    discard: () => setDraft(id, null),
    keep: async () => {
      const tried = findDraft(id)
      if (tried && (await save(() => tried))) setDraft(id, null)
    },
  }
}

export type WhatIf = ReturnType<typeof useWhatIf>
