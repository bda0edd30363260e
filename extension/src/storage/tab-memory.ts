import { storage } from 'wxt/utils/storage'
import type { ChosenBook } from '../popup/chosen-book.ts'

/** What somebody did in the popup on one page; it closes on every click elsewhere. */
export interface TabMemory {
  readonly pageUrl: string
  /** The identifier that was chosen or typed; null while nothing was. */
  readonly key: string | null
  /** What stands in the field. */
  readonly draft: string
  /** The book as it was shown, so that it is there before the page has been read again. */
  readonly book?: ChosenBook | null
}

const MAX_TABS = 30

/** Gone with the browser session; the newest tab last. */
const memories = storage.defineItem<readonly (readonly [tabId: number, memory: TabMemory])[]>(
  'session:tab-memories',
  { fallback: [], version: 1 },
)

/** What was done on this very page; another page in the same tab starts anew. */
export async function recallTab(
  tab: Promise<{ readonly tabId: number | null; readonly url: string }>,
): Promise<TabMemory | undefined> {
  // Asked for before it is known which tab is meant: neither answer waits for the other.
  const [all, { tabId, url }] = await Promise.all([memories.getValue(), tab])
  const entry = all.find(([id]) => id === tabId)
  return entry?.[1].pageUrl === url ? entry[1] : undefined
}

export async function rememberTab(tabId: number, memory: TabMemory): Promise<void> {
  const others = (await memories.getValue()).filter(([id]) => id !== tabId)
  await memories.setValue([...others.slice(1 - MAX_TABS), [tabId, memory]])
}

/** Calls back with what was done in a tab by another window of ours. */
export function watchTab(tabId: number, callback: (memory: TabMemory) => void): () => void {
  return memories.watch((all) => {
    const entry = all.find(([id]) => id === tabId)
    if (entry) callback(entry[1])
  })
}
