import { describeError } from '@everyshelf/ui/labels'
import { Button } from '@everyshelf/ui/primitives'
import { translate } from '../../messages/translate.ts'
import { processSaveQueue } from '../../save-queue/process-queue.ts'
import { removeQueuedSave, retryQueuedSaves } from '../../save-queue/queued-saves.ts'
import { useSaveQueue } from '../../save-queue/use-save-queue.ts'
import { readCacheOwner } from '../../storage/cache-owner.ts'

/** Links that are waiting to be saved, or that the server refused. */
export function SaveQueueList() {
  const queued = useSaveQueue()
  if (queued.length === 0) return null
  const hasTrouble = queued.some(({ trouble }) => trouble !== null)
  return (
    <section aria-label={translate('waitingLinks')} className="mb-5 rounded-md bg-wash px-3 py-2">
      <ul className="m-0 list-none p-0">
        {queued.map(({ key, title, trouble, refusal }) => (
          <li key={key} className="flex items-center gap-2 py-1">
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{title}</span>
              <span className="block text-sm text-ink-soft">
                {refusal
                  ? translate('notSavedBecause', { reason: describeError(refusal).title })
                  : trouble
                    ? translate('waitingBecause', { reason: describeError(trouble).title })
                    : translate('saving')}
              </span>
            </span>
            <Button
              kind="quiet"
              size="small"
              aria-label={translate('dismissName', { title })}
              onClick={() => void removeQueuedSave(key)}
            >
              {translate('dismiss')}
            </Button>
          </li>
        ))}
      </ul>
      {hasTrouble && (
        <Button
          kind="outline"
          size="small"
          className="my-1"
          onClick={() => void readCacheOwner().then(retryQueuedSaves).then(processSaveQueue)}
        >
          {translate('tryNow')}
        </Button>
      )}
    </section>
  )
}
