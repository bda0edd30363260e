import { type Connection, readConnection } from '../account/connection.ts'
import { readCacheOwner } from '../storage/cache-owner.ts'
import { type CachedBookLinks, readCachedBookLinks } from '../storage/cached-book-links.ts'
import { readTabState, type TabState } from '../storage/tab-state.ts'
import { findActiveTab, type OpenPage, readTab } from './read-active-tab.ts'

/** What is known about the open page before the first render. */
export interface InitialState {
  readonly tab: Pick<OpenPage, 'tabId' | 'url'>
  /** The popup's last state on this page. */
  readonly tabState: TabState | undefined
  /** The server's earlier response about its book. */
  readonly cachedLinks: CachedBookLinks | undefined
  readonly connection: Connection
  /** Still pending: the page is read while the popup renders. */
  readonly openPage: Promise<OpenPage>
}

export async function readInitialState(): Promise<InitialState> {
  const findingTab = findActiveTab()
  const openPage = findingTab.then(readTab)
  // It may fail before `usePopup` awaits it, which handles the error.
  openPage.catch(() => {})
  const findingTabState = readTabState(findingTab)
  const readLinks = async () => {
    const [tabState, owner] = await Promise.all([findingTabState, readCacheOwner()])
    return tabState?.key ? readCachedBookLinks(owner, tabState.key) : undefined
  }
  const [tab, tabState, cachedLinks, connection] = await Promise.all([
    findingTab,
    findingTabState,
    readLinks(),
    readConnection(),
  ])
  return { tab, tabState, cachedLinks, connection, openPage }
}
