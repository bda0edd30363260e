import { browser } from 'wxt/browser'
import { translate } from '../locales/translate.ts'
import { listWaiting } from './waiting-saves.ts'

const QUEUE_MARK = '↑'
const QUEUE_COLOUR = '#9a3412'

/** Shows on the toolbar button, in every tab, that a save failed and will be tried again. */
export async function showQueueBadge(): Promise<void> {
  const isQueued = (await listWaiting()).some(({ attempts, refusal }) => attempts > 0 && !refusal)
  await Promise.all([
    browser.action.setBadgeText({ text: isQueued ? QUEUE_MARK : '' }),
    browser.action.setBadgeBackgroundColor({ color: QUEUE_COLOUR }),
    browser.action.setTitle({ title: translate(isQueued ? 'queuedTitle' : 'buttonTitle') }),
  ])
}
