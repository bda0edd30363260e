import { useEffect, useState } from 'react'
import { browser } from 'wxt/browser'
import { listGrantedSites } from '../toolbar-icon/retailer-sites.ts'

/** The codes of the stores that are turned on, here or in the browser's own settings. */
export function useGrantedRetailers(): readonly string[] {
  const [codes, setCodes] = useState<readonly string[]>([])
  useEffect(() => {
    const read = async () => {
      const { origins = [] } = await browser.permissions.getAll()
      setCodes(listGrantedSites(origins).map(({ code }) => code))
    }
    const follow = () => void read()
    follow()
    browser.permissions.onAdded.addListener(follow)
    browser.permissions.onRemoved.addListener(follow)
    return () => {
      browser.permissions.onAdded.removeListener(follow)
      browser.permissions.onRemoved.removeListener(follow)
    }
  }, [])
  return codes
}
