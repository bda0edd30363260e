import { browser } from 'wxt/browser'
import { ownPage } from './own-page.ts'

/** Once, when the extension is new here; updates come without a word. */
export function welcomeOnInstall(): void {
  browser.runtime.onInstalled.addListener(({ reason }) => {
    if (reason === 'install') void browser.tabs.create({ url: ownPage('/welcome.html') })
  })
}
