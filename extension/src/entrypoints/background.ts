import type { BackgroundDefinition } from 'wxt'
import { browser } from 'wxt/browser'
import { defineBackground } from 'wxt/utils/define-background'
import { watchApproval } from '../account/await-approval.ts'
import { watchConsent } from '../account/watch-consent.ts'
import { hasIconRules, hasOmnibox } from '../browser-features/browser-apis.ts'
import { runCommand } from '../browser-features/commands.ts'
import { welcomeOnInstall } from '../browser-features/welcome-on-install.ts'
import { openFromMenu, showContextMenu } from '../menu/context-menu.ts'
import { registerOmnibox } from '../omnibox/omnibox.ts'
import { saveInBackground } from '../save-queue/save-in-background.ts'
import { restrictStorageAccess } from '../storage/credentials.ts'
import { preferences } from '../storage/preferences.ts'
import { colorIconOnBookPages } from '../toolbar-icon/color-icon-on-book-pages.ts'
import { watchRetailerPages } from '../toolbar-icon/watch-retailer-pages.ts'

const background: BackgroundDefinition = defineBackground({
  type: 'module',
  main: () => {
    browser.runtime.onInstalled.addListener(() => void showContextMenu())
    preferences.watch(() => void showContextMenu())
    browser.runtime.onInstalled.addListener(() => void restrictStorageAccess())
    browser.contextMenus.onClicked.addListener(openFromMenu)
    if (hasIconRules) {
      browser.runtime.onInstalled.addListener(() => void colorIconOnBookPages())
    }
    watchRetailerPages()
    watchApproval()
    if (import.meta.env.BROWSER === 'firefox') watchConsent()
    saveInBackground()
    browser.commands.onCommand.addListener(runCommand)
    if (hasOmnibox) registerOmnibox()
    welcomeOnInstall()
  },
})

export default background
