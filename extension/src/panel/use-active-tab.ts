import { useEffect, useState } from 'react'
import { browser } from 'wxt/browser'

/** Counts the pages that became active in this window. */
export function useActiveTab(): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    // Opened from the address bar as a page of its own: it belongs to no other tab.
    if (location.search) return
    const next = () => setCount((before) => before + 1)
    const onUpdated = (
      _id: number,
      { status }: { readonly status?: string },
      tab: { readonly active: boolean },
    ) => {
      if (status === 'complete' && tab.active) next()
    }
    browser.tabs.onActivated.addListener(next)
    browser.tabs.onUpdated.addListener(onUpdated)
    return () => {
      browser.tabs.onActivated.removeListener(next)
      browser.tabs.onUpdated.removeListener(onUpdated)
    }
  }, [])
  return count
}
