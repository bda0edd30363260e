import { browser } from 'wxt/browser'
import { watchSavedLinks } from '../storage/saved-links.ts'
import { type PageSender, readPageMessage } from './page-message.ts'
import { listGrantedSites } from './retailer-sites.ts'
import { setDefaultIcon, updateTabIcon } from './update-tab-icon.ts'

const SCRIPT_ID = 'retailer-page'

/** The browser's permissions are the setting; a stored copy could disagree with them. */
async function readGrantedOrigins(): Promise<string[]> {
  const { origins = [] } = await browser.permissions.getAll()
  return listGrantedSites(origins).flatMap((site) => site.origins)
}

/** Registers the reporter script for exactly the stores that are turned on. */
async function registerReporter(): Promise<void> {
  const matches = await readGrantedOrigins()
  const [registered] = await browser.scripting.getRegisteredContentScripts({ ids: [SCRIPT_ID] })
  await setDefaultIcon(matches.length > 0)
  if (matches.length === 0) {
    if (registered) await browser.scripting.unregisterContentScripts({ ids: [SCRIPT_ID] })
    return
  }
  const script = {
    id: SCRIPT_ID,
    matches,
    js: ['page-reporter.js'],
    runAt: 'document_start' as const,
  }
  if (registered) await browser.scripting.updateContentScripts([script])
  else await browser.scripting.registerContentScripts([script])
}

/** One after the other: the user may change two permissions at once. */
let lastRegistration = Promise.resolve()
function registerInTurn(): void {
  lastRegistration = lastRegistration.then(registerReporter).catch(() => {})
}

/** Shows a new or removed saved link on the open pages at once. */
async function updateOpenTabs(): Promise<void> {
  const url = await readGrantedOrigins()
  if (url.length === 0) return
  for (const tab of await browser.tabs.query({ active: true, url })) {
    if (tab.id !== undefined && tab.url) await updateTabIcon(tab.id, tab.url)
  }
}

function handleMessage(message: unknown, sender: PageSender): undefined {
  const page = readPageMessage(message, sender, browser.runtime.id)
  if (page) void updateTabIcon(page.tabId, page.url)
}

export function watchRetailerPages(): void {
  browser.permissions.onAdded.addListener(registerInTurn)
  browser.permissions.onRemoved.addListener(registerInTurn)
  browser.runtime.onInstalled.addListener(registerInTurn)
  browser.runtime.onStartup.addListener(registerInTurn)
  browser.runtime.onMessage.addListener(handleMessage)
  watchSavedLinks(() => void updateOpenTabs())
}
