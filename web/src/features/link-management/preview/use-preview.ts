import { toRoutableLink } from '@everyshelf/domain/links'
import type { ManagedLink } from '../../../lib/link-settings/managed-link.ts'
import { toSettingsChange } from '../../../lib/link-settings/settings-change.ts'
import type { LinkManager } from '../../../lib/link-settings/use-managed-link.ts'
import type { LinkEditor } from '../link-editor.ts'
import { findDraft, setDraft, useDraft } from './draft-store.ts'

interface SavedLink extends Pick<LinkManager, 'save' | 'undo'> {
  readonly id: string
  readonly managed: ManagedLink
}

/** A link with its saved settings or, during a preview, with the draft. During a preview, `save` changes only the draft. */
export function usePreview(saved: SavedLink) {
  const { id, managed, save, undo } = saved
  const draft = useDraft(id)
  const editor: LinkEditor = draft
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
    editor,
    isPreviewing: draft !== null,
    /** The difference between the draft and the saved settings. */
    change: toSettingsChange(managed.settings, draft ?? managed.settings),
    start: () => setDraft(id, managed.settings),
    discard: () => setDraft(id, null),
    saveDraft: async () => {
      const latest = findDraft(id)
      if (latest && (await save(() => latest))) setDraft(id, null)
    },
  }
}

export type Preview = ReturnType<typeof usePreview>
