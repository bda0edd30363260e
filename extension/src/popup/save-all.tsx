import { Button, ProgressBar } from '@everyshelf/ui/primitives'
import { showError } from '@everyshelf/ui/toast'
import { useState } from 'react'
import { translate } from '../messages/translate.ts'
import type { BookCandidate } from '../product-page/recognized-page.ts'
import { processSaveQueue } from '../save-queue/process-queue.ts'
import {
  enqueueSave,
  listQueuedSaves,
  removeQueuedSave,
  retryQueuedSaves,
} from '../save-queue/queued-saves.ts'
import { useSaveQueue } from '../save-queue/use-save-queue.ts'
import { readCacheOwner } from '../storage/cache-owner.ts'
import type { SavedLink } from '../storage/saved-links.ts'
import { showLimit } from './show-limit.ts'

interface SaveAllProps {
  readonly books: readonly (BookCandidate & { readonly key: string })[]
  /** The saved links of the account; null until they are known. */
  readonly links: readonly SavedLink[] | null
}

/** Says once why books of a list were not saved, however many. */
async function explainRefusals(keys: readonly string[]): Promise<void> {
  const refused = (await listQueuedSaves()).filter(
    ({ key, refusal }) => refusal && keys.includes(key),
  )
  for (const { key } of refused) await removeQueuedSave(key)
  const codes = refused.map(({ refusal }) => refusal)
  if (codes.includes('link-limit-reached')) showLimit()
  else if (codes.some((code) => code !== 'link-already-saved')) showError('link-save-failed')
}

/** Saves the links of all books of a list through the save queue, which goes on when the popup closes. */
export function SaveAll({ books, links }: SaveAllProps) {
  const queue = useSaveQueue()
  const [isStarted, setStarted] = useState(false)
  const open = books.filter(({ key }) => !links?.some((link) => link.key === key))
  const running = queue.filter(
    ({ key, refusal }) => !refusal && open.some((one) => one.key === key),
  )
  const isWaiting = running.some(({ trouble }) => trouble)

  const saveAll = async () => {
    setStarted(true)
    const owner = await readCacheOwner()
    for (const { key, title } of open) {
      const hint = title ? { title, authors: [] } : null
      await enqueueSave({ key, title: title ?? key, hint, owner })
    }
    await processSaveQueue()
    await explainRefusals(open.map(({ key }) => key))
  }

  const retry = async () => {
    await retryQueuedSaves(await readCacheOwner())
    await processSaveQueue()
  }

  const done = books.length - open.length
  const progress = translate('savedOf', { saved: String(done), all: String(books.length) })
  if (running.length > 0 || (isStarted && open.length === 0)) {
    return (
      <div className="flex min-h-9 flex-1 flex-wrap items-center gap-x-3 text-sm">
        <ProgressBar label={progress} max={books.length} value={done} className="min-w-24 flex-1" />
        <span role="status" className="tabular">
          {progress}
          {isWaiting && ` · ${translate('waitingToSave')}`}
        </span>
        {isWaiting && (
          <Button kind="quiet" size="small" className="px-2" onClick={() => void retry()}>
            {translate('tryNow')}
          </Button>
        )}
      </div>
    )
  }
  if (open.length === 0 || links === null) return null
  return (
    <Button kind="outline" size="small" onClick={() => void saveAll()}>
      {translate('saveAllLinks', { count: String(open.length) })}
    </Button>
  )
}
