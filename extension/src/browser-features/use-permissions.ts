import { useEffect, useState } from 'react'
import { browser } from 'wxt/browser'

/**
 * What `read` finds among the browser's permissions, read again after each change. Returns `before` until the
 * first result, and always if `read` is null.
 */
export function usePermissions<Found>(read: (() => Promise<Found>) | null, before: Found): Found {
  const [found, setFound] = useState(before)
  useEffect(() => {
    if (!read) return
    const show = () => void read().then(setFound)
    show()
    browser.permissions.onAdded.addListener(show)
    browser.permissions.onRemoved.addListener(show)
    return () => {
      browser.permissions.onAdded.removeListener(show)
      browser.permissions.onRemoved.removeListener(show)
    }
  }, [read])
  return found
}
