import { useEffect, useState } from 'react'
import { browser } from 'wxt/browser'
import { maySend, type OptionalData } from './data-consent.ts'

/** `maySend` as a hook that follows changes; null until Firefox has answered. */
export function useDataConsent(data: OptionalData): boolean | null {
  const [isGiven, setGiven] = useState<boolean | null>(
    import.meta.env.BROWSER === 'firefox' ? null : true,
  )
  useEffect(() => {
    if (import.meta.env.BROWSER !== 'firefox') return
    const show = () => void maySend(data).then(setGiven)
    show()
    browser.permissions.onAdded.addListener(show)
    browser.permissions.onRemoved.addListener(show)
    return () => {
      browser.permissions.onAdded.removeListener(show)
      browser.permissions.onRemoved.removeListener(show)
    }
  }, [data])
  return isGiven
}
