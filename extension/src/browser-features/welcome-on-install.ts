import { browser } from 'wxt/browser'
import { extensionPageUrl } from './extension-page-url.ts'

/** Opens the welcome page once, after installation; not after updates. */
export function welcomeOnInstall(): void {
  browser.runtime.onInstalled.addListener(({ reason }) => {
    if (reason === 'install') void browser.tabs.create({ url: extensionPageUrl('/welcome.html') })
  })
}
