import type { BackgroundDefinition } from 'wxt'
import { browser } from 'wxt/browser'
import { defineBackground } from 'wxt/utils/define-background'
import { watchApproval } from '../account/await-approval.ts'
import { closeStorage } from '../account/proof.ts'
import { lightOnBookPages } from '../lighting/light-on-book-pages.ts'
import { watchShops } from '../lighting/watch-shops.ts'
import { openFromMenu, showContextMenu } from '../menu/context-menu.ts'
import { saveInBackground } from '../saving/save-in-background.ts'
import { preferences } from '../storage/preferences.ts'
import { runCommand } from '../surfaces/commands.ts'
import { welcomeOnInstall } from '../surfaces/first-run.ts'
import { offerInAddressBar } from '../surfaces/omnibox.ts'

const background: BackgroundDefinition = defineBackground({
  type: 'module',
  main: () => {
    browser.runtime.onInstalled.addListener(() => void showContextMenu())
    preferences.watch(() => void showContextMenu())
    browser.runtime.onInstalled.addListener(() => void closeStorage())
    browser.contextMenus.onClicked.addListener(openFromMenu)
    if (!import.meta.env.FIREFOX) {
      browser.runtime.onInstalled.addListener(() => void lightOnBookPages())
    }
    watchShops()
    watchApproval()
    saveInBackground()
    browser.commands.onCommand.addListener(runCommand)
    offerInAddressBar()
    welcomeOnInstall()
  },
})

export default background
