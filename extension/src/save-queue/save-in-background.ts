import { browser } from 'wxt/browser'
import { watchCacheOwner } from '../storage/cache-owner.ts'
import { removeResponsesOfOtherOwners } from '../storage/cached-response.ts'
import { removeSavedLinksOfOtherOwners } from '../storage/saved-links.ts'
import { processSaveQueue } from './process-queue.ts'
import { showQueueBadge } from './queue-badge.ts'
import { listQueuedSaves, watchSaveQueue } from './queued-saves.ts'

const ALARM = 'save-waiting'

/** The shortest alarm that browsers allow. */
const FIRST_RETRY_MINUTES = 0.5
const LONGEST_RETRY_MINUTES = 60

/**
 * Processes the save queue after the popup has closed. The alarm is set before each request: if the
 * browser kills the background midway, the alarm wakes it to continue.
 */
export function saveInBackground(): void {
  void showQueueBadge()
  watchSaveQueue((save) => {
    void showQueueBadge()
    if (save && !save.trouble && !save.refusal) void processNow()
  })
  browser.alarms.onAlarm.addListener(({ name }) => {
    if (name === ALARM) void processNow()
  })
  browser.runtime.onStartup.addListener(() => void processNow())
  watchCacheOwner((owner) => {
    void removeSavedLinksOfOtherOwners(owner)
    void removeResponsesOfOtherOwners(owner)
    void processNow()
  })
}

async function processNow(): Promise<void> {
  if ((await listQueuedSaves()).length === 0) return
  await browser.alarms.create(ALARM, { delayInMinutes: FIRST_RETRY_MINUTES })
  const left = await processSaveQueue()
  const attempts = Math.max(0, ...left.map((save) => save.attempts))
  if (left.length === 0) await browser.alarms.clear(ALARM)
  else if (attempts > 1) {
    const delayInMinutes = Math.min(
      FIRST_RETRY_MINUTES * 2 ** (attempts - 1),
      LONGEST_RETRY_MINUTES,
    )
    await browser.alarms.create(ALARM, { delayInMinutes })
  }
}
