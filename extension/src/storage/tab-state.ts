import type { ChosenBook } from '../book/chosen-book.ts'
import { storedItem } from './stored-item.ts'

/** The popup's state on one page, restored after a click elsewhere has closed the popup. */
export interface TabState {
  readonly pageUrl: string
  /** The chosen or typed identifier. */
  readonly key: string | null
  /** The text in the field. */
  readonly draft: string
  /** The last book, shown before the page has been read again. */
  readonly book?: ChosenBook | null
}

const MAX_TABS = 30

/** Cleared when the browser closes; newest tab last. */
const tabStates = storedItem<readonly (readonly [tabId: number, tabState: TabState])[]>(
  'session',
  'tab-states',
  [],
)

/** The state for exactly this page; another page in the same tab starts without one. */
export async function readTabState(
  tab: Promise<{ readonly tabId: number | null; readonly url: string }>,
): Promise<TabState | undefined> {
  // Reads all states while the tab is still being found, so that neither waits for the other.
  const [all, { tabId, url }] = await Promise.all([tabStates.getValue(), tab])
  const entry = all.find(([id]) => id === tabId)
  return entry?.[1].pageUrl === url ? entry[1] : undefined
}

export async function writeTabState(tabId: number, tabState: TabState): Promise<void> {
  const others = (await tabStates.getValue()).filter(([id]) => id !== tabId)
  await tabStates.setValue([...others.slice(1 - MAX_TABS), [tabId, tabState]])
}

/** Calls back when another window of the extension changes the tab's state. */
export function watchTabState(tabId: number, callback: (tabState: TabState) => void): () => void {
  return tabStates.watch((all) => {
    const entry = all.find(([id]) => id === tabId)
    if (entry) callback(entry[1])
  })
}
