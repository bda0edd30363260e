import { type LinkSettings, toRoutableLink } from '@everyshelf/domain/links'
import { toasts } from '@everyshelf/ui/toast'
import { useSyncExternalStore } from 'react'
import type { LinkEditor } from '../../../lib/link-settings/link-editor.ts'
import { toSettingsChange } from '../../../lib/link-settings/settings-change.ts'
import { onSessionEvent } from '../../../lib/session/session-events.ts'

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
    start: () => {
      // The notice about the last change says that it is live, but the preview says that nothing is saved.
      toasts.clear()
      setDraft(id, managed.settings)
    },
    discard: () => setDraft(id, null),
    saveDraft: async () => {
      const latest = findDraft(id)
      if (latest && (await save(() => latest))) setDraft(id, null)
    },
  }
}

export type Preview = ReturnType<typeof usePreview>

/** Preview of changes and not saved, by link: they outlive a walk through its pages. */
const drafts = new Map<string, LinkSettings>()
const watchers = new Set<() => void>()

function subscribe(watch: () => void): () => void {
  watchers.add(watch)
  return () => watchers.delete(watch)
}

/** Null ends the preview. */
function setDraft(linkId: string, draft: LinkSettings | null): void {
  if (draft) drafts.set(linkId, draft)
  else drafts.delete(linkId)
  for (const watch of watchers) watch()
}

function findDraft(linkId: string): LinkSettings | null {
  return drafts.get(linkId) ?? null
}

function useDraft(linkId: string): LinkSettings | null {
  return useSyncExternalStore(subscribe, () => findDraft(linkId))
}

// Another account must not see the drafts of this one.
onSessionEvent((event) => {
  if (event !== 'user-updated') for (const linkId of [...drafts.keys()]) setDraft(linkId, null)
})
