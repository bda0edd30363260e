import type { BackgroundDefinition } from 'wxt'
import { browser } from 'wxt/browser'
import { defineBackground } from 'wxt/utils/define-background'
import { createContextMenu, openFromMenu } from '../menu/context-menu.ts'

const background: BackgroundDefinition = defineBackground(() => {
  browser.runtime.onInstalled.addListener(createContextMenu)
  browser.contextMenus.onClicked.addListener(openFromMenu)
})

export default background
