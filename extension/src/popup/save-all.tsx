import { Button } from '@everyshelf/ui/primitives'
import { showError } from '@everyshelf/ui/toast'
import { useEffect, useState } from 'react'
import { translate } from '../locales/translate.ts'
import type { BookCandidate } from '../product-page/recognized-page.ts'
import { processSaveQueue } from '../save-queue/process-queue.ts'
import { enqueueSave, removeQueuedSave } from '../save-queue/queued-saves.ts'
import { useSaveQueue } from '../save-queue/use-save-queue.ts'
import { readCacheOwner } from '../storage/cache-owner.ts'
import type { SavedLink } from '../storage/saved-links.ts'
import { showLimit } from './show-limit.ts'

interface SaveAllProps {
  readonly books: readonly (BookCandidate & { readonly key: string })[]
  /** The saved links of the account; null until they are known. */
  readonly links: readonly SavedLink[] | null
}

/** Saves the links of all books of a list through the save queue, which goes on when the popup closes. */
export function SaveAll({ books, links }: SaveAllProps) {
  const queue = useSaveQueue()
  const [isStarted, setStarted] = useState(false)
  const isSaved = ({ key }: { readonly key: string }) => links?.some((link) => link.key === key)
  const open = books.filter((book) => !isSaved(book))
  const queued = queue.filter(({ key }) => books.some((book) => book.key === key))
  const refused = queued.filter(({ refusal }) => refusal)
  const refusal = refused[0]?.refusal ?? null
  useEffect(() => {
    if (!refusal) return
    if (refusal === 'link-limit-reached') showLimit()
    else if (refusal !== 'link-already-saved') showError('link-save-failed')
  }, [refusal])
  useEffect(() => {
    for (const { key } of refused) void removeQueuedSave(key)
  })

  const saveAll = async () => {
    setStarted(true)
    const keeper = await readCacheOwner()
    for (const { key, title } of open) {
      const hint = title ? { title, authors: [] } : null
      await enqueueSave({ key, title: title ?? key, hint, keeper })
    }
    await processSaveQueue()
  }

  const isRunning = queued.length > refused.length
  const progress = translate('savedOf', String(books.length - open.length), String(books.length))
  if (isRunning || (isStarted && open.length === 0)) {
    return (
      <div className="flex min-h-9 flex-1 items-center gap-3 text-sm">
        <progress
          aria-label={progress}
          max={books.length}
          value={books.length - open.length}
          className="h-2 flex-1 accent-accent"
        />
        <span role="status" className="tabular">
          {progress}
        </span>
      </div>
    )
  }
  if (open.length === 0 || links === null) return null
  return (
    <Button kind="outline" size="small" onClick={() => void saveAll()}>
      {translate('saveAllLinks', String(open.length))}
    </Button>
  )
}
