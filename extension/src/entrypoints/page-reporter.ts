import type { UnlistedScriptDefinition } from 'wxt'
import { browser } from 'wxt/browser'
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script'
import { PAGE_SHOWN_MESSAGE } from '../toolbar-icon/page-message.ts'

/** Newer than TypeScript's types: fires when a page changes its address without loading again. */
interface PageNavigation {
  readonly navigation?: Pick<EventTarget, 'addEventListener'>
}

/** Runs on the stores that the user turned on, and only reports that a page is shown. */
const pageReporter: UnlistedScriptDefinition = defineUnlistedScript(() => {
  // After an update, the script of the old version cannot reach the extension any more.
  const sendMessage = async () => browser.runtime.sendMessage(PAGE_SHOWN_MESSAGE)
  const report = () => void sendMessage().catch(() => {})
  report()
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) report()
  })
  const { navigation } = globalThis as PageNavigation
  navigation?.addEventListener('currententrychange', report)
})

export default pageReporter
