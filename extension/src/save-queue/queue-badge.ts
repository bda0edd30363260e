import { browser } from 'wxt/browser'
import { translate } from '../messages/translate.ts'
import { listQueuedSaves } from './queued-saves.ts'

const QUEUE_BADGE = '↑'
const QUEUE_COLOR = '#9a3412'

/** Shows on the toolbar button, in every tab, that a save failed and will be tried again. */
export async function showQueueBadge(): Promise<void> {
  const isQueued = (await listQueuedSaves()).some(
    ({ attempts, refusal }) => attempts > 0 && !refusal,
  )
  await Promise.all([
    browser.action.setBadgeText({ text: isQueued ? QUEUE_BADGE : '' }),
    browser.action.setBadgeBackgroundColor({ color: QUEUE_COLOR }),
    browser.action.setTitle({ title: translate(isQueued ? 'queuedTitle' : 'buttonTitle') }),
  ])
}
