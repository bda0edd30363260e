import { recallTab, type TabMemory } from '../storage/tab-memory.ts'
import { findActiveTab, type OpenPage, readTab } from './read-active-tab.ts'

/** What is known of the open page before anything is drawn. */
export interface FirstLook {
  readonly tab: Pick<OpenPage, 'tabId' | 'url'>
  /** What was done here before. */
  readonly memory: TabMemory | undefined
  /** On its way: pages are read while the popup is drawn. */
  readonly reading: Promise<OpenPage>
}

export async function takeFirstLook(): Promise<FirstLook> {
  const tab = await findActiveTab()
  const reading = readTab(tab)
  // Whoever waits for it learns of it; it may fail before anybody does.
  reading.catch(() => {})
  const memory = tab.tabId === null ? undefined : await recallTab(tab.tabId, tab.url)
  return { tab, memory, reading }
}
