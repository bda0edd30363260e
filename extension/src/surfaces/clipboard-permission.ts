import { useEffect, useState } from 'react'
import { browser } from 'wxt/browser'

/**
 * Firefox refuses the clipboard without a click unless this permission is granted. It warns of it at
 * installation ("Input data to the clipboard"), so it is optional and asked for when somebody wants it.
 */
const CLIPBOARD = { permissions: ['clipboardWrite' as const] }

/** Whether this browser has to be asked before the extension may copy without a click. */
export const asksForClipboard = import.meta.env.BROWSER === 'firefox'

export async function mayCopyWithoutClick(): Promise<boolean> {
  return !asksForClipboard || (await browser.permissions.contains(CLIPBOARD))
}

/** Asks the browser; it has to be the first thing that a press does. True once it is granted. */
export async function requestClipboard(): Promise<boolean> {
  return !asksForClipboard || (await browser.permissions.request(CLIPBOARD))
}

export async function returnClipboard(): Promise<void> {
  await browser.permissions.remove(CLIPBOARD)
}

/** The same as `mayCopyWithoutClick`, kept in step; null for the moment it takes to ask. */
export function useClipboardPermission(): boolean | null {
  const [isGranted, setGranted] = useState<boolean | null>(null)
  useEffect(() => {
    const show = () => void mayCopyWithoutClick().then(setGranted)
    show()
    browser.permissions.onAdded.addListener(show)
    browser.permissions.onRemoved.addListener(show)
    return () => {
      browser.permissions.onAdded.removeListener(show)
      browser.permissions.onRemoved.removeListener(show)
    }
  }, [])
  return isGranted
}
