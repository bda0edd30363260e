import type { UnlistedScriptDefinition } from 'wxt'
import { browser } from 'wxt/browser'
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script'
import { SHOP_PAGE_SHOWN } from '../lighting/shown-page.ts'

/** Newer than the types: tells when a page shows something else without loading anew. */
interface PageNavigation {
  readonly navigation?: Pick<EventTarget, 'addEventListener'>
}

/** Runs on the shops that were switched on, and only says that a page is there. */
const shopPage: UnlistedScriptDefinition = defineUnlistedScript(() => {
  // A script that has outlived its extension has nobody to talk to.
  const tell = async () => browser.runtime.sendMessage(SHOP_PAGE_SHOWN)
  const say = () => void tell().catch(() => {})
  say()
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) say()
  })
  const { navigation } = globalThis as PageNavigation
  navigation?.addEventListener('currententrychange', say)
})

export default shopPage
