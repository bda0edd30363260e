import { type Connection, readConnection } from '../account/connection.ts'
import { readKeeper } from '../storage/keeper.ts'
import { type KeptLinks, recallLinks } from '../storage/kept-links.ts'
import { recallTab, type TabMemory } from '../storage/tab-memory.ts'
import { findActiveTab, type OpenPage, readTab } from './read-active-tab.ts'

/** What is known of the open page before anything is drawn. */
export interface FirstLook {
  readonly tab: Pick<OpenPage, 'tabId' | 'url'>
  /** What was done here before. */
  readonly memory: TabMemory | undefined
  /** What the server has said of its book before. */
  readonly answer: KeptLinks | undefined
  readonly connection: Connection
  /** On its way: pages are read while the popup is drawn. */
  readonly reading: Promise<OpenPage>
}

export async function takeFirstLook(): Promise<FirstLook> {
  const finding = findActiveTab()
  const reading = finding.then(readTab)
  // Whoever waits for it learns of it; it may fail before anybody does.
  reading.catch(() => {})
  const recalling = recallTab(finding)
  const recallAnswer = async () => {
    const [memory, keeper] = await Promise.all([recalling, readKeeper()])
    return memory?.key ? recallLinks(keeper, memory.key) : undefined
  }
  const [tab, memory, answer, connection] = await Promise.all([
    finding,
    recalling,
    recallAnswer(),
    readConnection(),
  ])
  return { tab, memory, answer, connection, reading }
}
