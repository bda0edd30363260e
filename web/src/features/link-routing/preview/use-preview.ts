import { toRoutableLink } from '@everyshelf/domain/links'
import type { LinkEditor } from '../../../lib/link-settings/link-editor.ts'
import { toSettingsChange } from '../../../lib/link-settings/settings-change.ts'
import { findDraft, setDraft, useDraft } from './draft-store.ts'

/** A link with its saved settings or, during a preview, with the draft. During a preview, `save` changes only the draft. */
export function usePreview(saved: LinkEditor) {
  const { id, managed, save } = saved
  const draft = useDraft(id)
  const editor: LinkEditor = draft
    ? {
        ...saved,
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
