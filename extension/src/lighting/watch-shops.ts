import { browser } from 'wxt/browser'
import { watchSavedLinks } from '../storage/saved-links.ts'
import { markTab, restIcon } from './mark-tab.ts'
import { listGrantedSites } from './shop-sites.ts'
import { type PageSender, readShownPage } from './shown-page.ts'

const SCRIPT_ID = 'shop-page'

/** The permissions are the switches: nothing else is kept that could disagree with them. */
async function readGrantedOrigins(): Promise<string[]> {
  const { origins = [] } = await browser.permissions.getAll()
  return listGrantedSites(origins).flatMap((site) => site.origins)
}

/** Sets up the script of just the shops that are switched on, and none when none is. */
async function followPermissions(): Promise<void> {
  const matches = await readGrantedOrigins()
  const [registered] = await browser.scripting.getRegisteredContentScripts({ ids: [SCRIPT_ID] })
  await restIcon(matches.length > 0)
  if (matches.length === 0) {
    if (registered) await browser.scripting.unregisterContentScripts({ ids: [SCRIPT_ID] })
    return
  }
  const script = { id: SCRIPT_ID, matches, js: ['shop-page.js'], runAt: 'document_start' as const }
  if (registered) await browser.scripting.updateContentScripts([script])
  else await browser.scripting.registerContentScripts([script])
}

/** One after the other: two permissions may come or go at once. */
let following = Promise.resolve()
function follow(): void {
  following = following.then(followPermissions).catch(() => {})
}

/** What was just saved or removed shows on the open pages at once. */
async function markOpenTabs(): Promise<void> {
  const url = await readGrantedOrigins()
  if (url.length === 0) return
  for (const tab of await browser.tabs.query({ active: true, url })) {
    if (tab.id !== undefined && tab.url) await markTab(tab.id, tab.url)
  }
}

function hear(message: unknown, sender: PageSender): undefined {
  const page = readShownPage(message, sender, browser.runtime.id)
  if (page) void markTab(page.tabId, page.url)
}

export function watchShops(): void {
  browser.permissions.onAdded.addListener(follow)
  browser.permissions.onRemoved.addListener(follow)
  browser.runtime.onInstalled.addListener(follow)
  browser.runtime.onStartup.addListener(follow)
  browser.runtime.onMessage.addListener(hear)
  watchSavedLinks(() => void markOpenTabs())
}
