import { readApiError } from '@everyshelf/client'
import { LABELS_MAX } from '@everyshelf/domain/links'
import type { ErrorCode } from '@everyshelf/domain/messages'
import { describeNotice } from '@everyshelf/ui/labels'
import { showError, showFailure, showNotice, toasts } from '@everyshelf/ui/toast'
import { useEffect, useRef } from 'react'
import { openApi } from '../../api/open-api.ts'
import { translate } from '../../messages/translate.ts'
import { processSaveQueue } from '../../save-queue/process-queue.ts'
import {
  enqueueSave,
  type QueuedSave,
  removeQueuedSave,
  retryQueuedSaves,
  watchDequeued,
} from '../../save-queue/queued-saves.ts'
import { useSaveQueue } from '../../save-queue/use-save-queue.ts'
import type { Annotation } from '../../storage/annotation-draft.ts'
import { readCacheOwner } from '../../storage/cache-owner.ts'
import { takeLabelsNotAdded } from '../../storage/labels-not-added.ts'
import {
  addSavedLink,
  readSavedLinks,
  removeSavedLink,
  type SavedLink,
} from '../../storage/saved-links.ts'
import { showLimit } from '../show-limit.ts'

export interface SaveActions {
  /** Null when this book is not in the save queue. */
  readonly queued: QueuedSave | null
  /**
   * Saves the link and resolves to it; null while it waits or if saving fails. Set `isQuiet` if the caller
   * itself shows the result.
   */
  readonly save: (options?: { readonly isQuiet?: boolean }) => Promise<SavedLink | null>
  readonly retryNow: () => void
  /** Removes the saved link, and offers to undo that. */
  readonly remove: (link: SavedLink) => Promise<void>
}

/** Says that the link is saved, and which of its labels were not added. */
async function announceSaved(key: string, isQuiet: boolean): Promise<void> {
  const names = await takeLabelsNotAdded(key)
  if (names.length === 0) {
    if (!isQuiet) showNotice('link-saved')
    return
  }
  const { title } = describeNotice('link-saved')
  const text = translate('labelsNotAdded', { labels: names.join(', '), max: String(LABELS_MAX) })
  toasts.show({ title, text, tone: 'notice' })
}

export type BookToSave = Pick<QueuedSave, 'key' | 'title' | 'format' | 'hint'> & {
  readonly annotation: Annotation
}

/** The refusals whose own text says what to do. */
const EXPLAINED: readonly ErrorCode[] = [
  'link-already-saved',
  'invalid-slug',
  'slug-reserved',
  'slug-taken',
  'address-in-name',
]

/** Saves a book's link through the save queue, which continues when the popup closes, and shows the result. */
export function useSaveLink(
  { key, title, format, hint, annotation }: BookToSave,
  onChanged: () => void,
): SaveActions {
  const queued = useSaveQueue().find((save) => save.key === key) ?? null
  const refusal = queued?.refusal ?? null
  const isQuietSave = useRef(false)
  const changed = useRef(onChanged)
  useEffect(() => {
    changed.current = onChanged
  })

  // Not from `queued`: a fast server answers before the queue is read with this save in it.
  useEffect(
    () =>
      watchDequeued(key, (save) => {
        if (save.refusal) return
        void announceSaved(key, isQuietSave.current)
        changed.current()
      }),
    [key],
  )

  useEffect(() => {
    if (!refusal) return
    if (refusal === 'link-limit-reached' || refusal === 'link-already-saved') changed.current()
    if (refusal === 'link-limit-reached') showLimit()
    else showError(EXPLAINED.includes(refusal) ? refusal : 'link-save-failed')
    void removeQueuedSave(key)
  }, [refusal, key])

  const save: SaveActions['save'] = async ({ isQuiet = false } = {}) => {
    isQuietSave.current = isQuiet
    const owner = await readCacheOwner()
    await enqueueSave({
      key,
      title,
      format: format ?? null,
      hint: hint ?? null,
      ...annotation,
      owner,
    })
    await processSaveQueue()
    return (await readSavedLinks())?.links.find((link) => link.key === key) ?? null
  }

  const restore = async (link: SavedLink) => {
    const owner = await readCacheOwner()
    try {
      await (await openApi()).links.restore.mutate({ id: link.id })
      await addSavedLink(owner, link)
    } catch (error) {
      const cause = readApiError(error)
      if (cause.code === 'link-limit-reached') showLimit()
      else showFailure('link-save-failed', cause)
    }
    changed.current()
  }

  const remove = async (link: SavedLink) => {
    const owner = await readCacheOwner()
    try {
      await (await openApi()).links.remove.mutate({ id: link.id })
    } catch (error) {
      showFailure('link-remove-failed', readApiError(error))
      return
    }
    await removeSavedLink(owner, link.id)
    changed.current()
    toasts.show({
      ...describeNotice('link-removed'),
      tone: 'notice',
      action: {
        label: translate('undo'),
        altText: translate('removeUndoHint'),
        onSelect: () => void restore(link),
      },
    })
  }

  return {
    queued: refusal ? null : queued,
    save,
    retryNow: () => void readCacheOwner().then(retryQueuedSaves).then(processSaveQueue),
    remove,
  }
}
