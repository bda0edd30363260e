import { browser } from 'wxt/browser'
import { watchKeeper } from '../storage/keeper.ts'
import { keepAnswersFor } from '../storage/kept-answer.ts'
import { keepSavedLinksFor } from '../storage/saved-links.ts'
import { showQueueBadge } from './queue-badge.ts'
import { runSaves } from './run-saves.ts'
import { listWaiting, watchWaiting } from './waiting-saves.ts'

const ALARM = 'save-waiting'

/** Browsers ring no sooner than this. */
const FIRST_RETRY_MINUTES = 0.5
const LONGEST_RETRY_MINUTES = 60

/**
 * The part of saving that outlives the popup. An alarm is set before the server is asked: when the
 * browser kills the background in the middle, it is woken to go on.
 */
export function saveInBackground(): void {
  void showQueueBadge()
  watchWaiting((save) => {
    void showQueueBadge()
    if (save && !save.trouble && !save.refusal) void saveNow()
  })
  browser.alarms.onAlarm.addListener(({ name }) => {
    if (name === ALARM) void saveNow()
  })
  browser.runtime.onStartup.addListener(() => void saveNow())
  watchKeeper((keeper) => {
    void keepSavedLinksFor(keeper)
    void keepAnswersFor(keeper)
    void saveNow()
  })
}

async function saveNow(): Promise<void> {
  if ((await listWaiting()).length === 0) return
  await browser.alarms.create(ALARM, { delayInMinutes: FIRST_RETRY_MINUTES })
  const left = await runSaves()
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
