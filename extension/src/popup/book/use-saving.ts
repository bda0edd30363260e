import { readApiError } from '@everyshelf/client'
import type { LinkAnnotation } from '@everyshelf/domain/links'
import { describeNotice } from '@everyshelf/ui/labels'
import { showError, showNotice, toasts } from '@everyshelf/ui/toast'
import { useEffect, useRef } from 'react'
import { translate } from '../../locales/translate.ts'
import { runSaves } from '../../saving/run-saves.ts'
import { useWaiting } from '../../saving/use-waiting.ts'
import { askAgain, askToSave, forgetWaiting, type WaitingSave } from '../../saving/waiting-saves.ts'
import { readKeeper } from '../../storage/keeper.ts'
import { addSavedLink, dropSavedLink, type SavedLink } from '../../storage/saved-links.ts'
import { openApi } from '../api.ts'
import { showLimit } from '../show-limit.ts'

export interface Saving {
  /** Null when nothing is under way for this book. */
  readonly waiting: WaitingSave | null
  readonly save: () => void
  readonly tryNow: () => void
  /** Takes the link off the list, and offers to bring it back. */
  readonly remove: (link: SavedLink) => Promise<void>
}

type BookToSave = Pick<WaitingSave, 'key' | 'title' | 'format' | 'hint'> & {
  readonly annotation: LinkAnnotation
}

/** Keeps a book's link: asks for it, goes on by itself when the popup closes, and says what came of it. */
export function useSaving(
  { key, title, format, hint, annotation }: BookToSave,
  onChanged: () => void,
): Saving {
  const waiting = useWaiting().find((save) => save.key === key) ?? null
  const refusal = waiting?.refusal ?? null
  const wasWaiting = useRef(false)
  const changed = useRef(onChanged)
  useEffect(() => {
    changed.current = onChanged
  })

  useEffect(() => {
    const isDone = wasWaiting.current && waiting === null
    wasWaiting.current = waiting !== null && refusal === null
    if (isDone) showNotice('link-saved')
    if (isDone || refusal) changed.current()
    if (!refusal) return
    if (refusal === 'link-limit-reached') showLimit()
    else showError(refusal === 'link-already-saved' ? refusal : 'link-save-failed')
    void forgetWaiting(key)
  }, [waiting, refusal, key])

  const restore = async (link: SavedLink) => {
    const keeper = await readKeeper()
    try {
      await (await openApi()).links.restore.mutate({ id: link.id })
      await addSavedLink(keeper, link)
    } catch (error) {
      if (readApiError(error).code === 'link-limit-reached') showLimit()
      else showError('link-save-failed')
    }
    changed.current()
  }

  const remove = async (link: SavedLink) => {
    const keeper = await readKeeper()
    try {
      await (await openApi()).links.remove.mutate({ id: link.id })
    } catch {
      showError('link-remove-failed')
      return
    }
    await dropSavedLink(keeper, link.id)
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
    waiting: refusal ? null : waiting,
    save: () =>
      void readKeeper()
        .then((keeper) =>
          askToSave({
            key,
            title,
            format: format ?? null,
            hint: hint ?? null,
            ...annotation,
            keeper,
          }),
        )
        .then(runSaves),
    tryNow: () => void readKeeper().then(askAgain).then(runSaves),
    remove,
  }
}
