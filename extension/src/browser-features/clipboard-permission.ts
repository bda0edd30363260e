import { useEffect, useState } from 'react'
import { browser } from 'wxt/browser'

/**
 * Firefox denies the clipboard without a click unless this permission is granted. As a required one it
 * would show a warning at installation ("Input data to the clipboard"), so it is optional.
 */
const CLIPBOARD = { permissions: ['clipboardWrite' as const] }

/** Whether this browser needs the permission to copy without a click. */
export const needsClipboardPermission = import.meta.env.BROWSER === 'firefox'

export async function mayCopyWithoutClick(): Promise<boolean> {
  return !needsClipboardPermission || (await browser.permissions.contains(CLIPBOARD))
}

/** Requests the permission; works only directly in a click handler. True if granted. */
export async function requestClipboard(): Promise<boolean> {
  return !needsClipboardPermission || (await browser.permissions.request(CLIPBOARD))
}

export async function releaseClipboard(): Promise<void> {
  await browser.permissions.remove(CLIPBOARD)
}

/** `mayCopyWithoutClick` as a hook that follows changes; null until the browser has answered. */
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
