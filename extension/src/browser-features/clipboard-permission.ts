import { browser } from 'wxt/browser'
import { usePermissions } from './use-permissions.ts'

/**
 * Firefox denies the clipboard without a click unless this permission is granted. It is optional, because a
 * required permission would show a warning at installation ("Input data to the clipboard").
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
  return usePermissions<boolean | null>(mayCopyWithoutClick, null)
}
