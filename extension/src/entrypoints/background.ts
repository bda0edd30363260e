import type { BackgroundDefinition } from 'wxt'
import { browser } from 'wxt/browser'
import { defineBackground } from 'wxt/utils/define-background'
import { watchApproval } from '../account/await-approval.ts'
import { closeStorage } from '../account/proof.ts'
import { createContextMenu, openFromMenu } from '../menu/context-menu.ts'
import { saveInBackground } from '../saving/save-in-background.ts'

const background: BackgroundDefinition = defineBackground(() => {
  browser.runtime.onInstalled.addListener(createContextMenu)
  browser.runtime.onInstalled.addListener(() => void closeStorage())
  browser.contextMenus.onClicked.addListener(openFromMenu)
  watchApproval()
  saveInBackground()
})

export default background
