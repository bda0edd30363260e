import { browser } from 'wxt/browser'
import { usePermissions } from '../browser-features/use-permissions.ts'
import { listGrantedSites } from '../toolbar-icon/retailer-sites.ts'

const NONE: readonly string[] = []

/** The codes of the stores that are turned on, here or in the browser's own settings. */
export function useGrantedRetailers(): readonly string[] {
  return usePermissions(readCodes, NONE)
}

async function readCodes(): Promise<readonly string[]> {
  const { origins = [] } = await browser.permissions.getAll()
  return listGrantedSites(origins).map(({ code }) => code)
}
