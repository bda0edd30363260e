import type { LinkSettings } from '@everyshelf/domain/links'
import { useSyncExternalStore } from 'react'
import { onSessionEvent } from '../../../lib/session/session-events.ts'

/** Preview of changes and not saved, by link: they outlive a walk through its pages. */
const drafts = new Map<string, LinkSettings>()
const watchers = new Set<() => void>()

function subscribe(watch: () => void): () => void {
  watchers.add(watch)
  return () => watchers.delete(watch)
}

/** Null ends the preview. */
export function setDraft(linkId: string, draft: LinkSettings | null): void {
  if (draft) drafts.set(linkId, draft)
  else drafts.delete(linkId)
  for (const watch of watchers) watch()
}

export function findDraft(linkId: string): LinkSettings | null {
  return drafts.get(linkId) ?? null
}

export function useDraft(linkId: string): LinkSettings | null {
  return useSyncExternalStore(subscribe, () => findDraft(linkId))
}

// Another account must not see the drafts of this one.
onSessionEvent((event) => {
  if (event !== 'user-updated') for (const linkId of [...drafts.keys()]) setDraft(linkId, null)
})
