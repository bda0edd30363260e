import { useEffect } from 'react'
import { browser } from 'wxt/browser'

/** The side panel has the same screens and stays where it is. */
export const isPanel = location.pathname.endsWith('/sidepanel.html')

/** Chrome closes the popup when a tab comes to the front; Firefox leaves it lying over the tab. */
export function leave(): void {
  if (!isPanel) window.close()
}

export async function openTab(url: string): Promise<void> {
  await browser.tabs.create({ url })
  leave()
}

export async function openOptions(): Promise<void> {
  await browser.runtime.openOptionsPage()
  leave()
}

/** The popup gives way to the tab that a link in it opens. */
export function useLeavingByLink(): void {
  useEffect(() => {
    document.addEventListener('click', followLink)
    return () => document.removeEventListener('click', followLink)
  }, [])
}

/**
 * With a key held, people open tabs or windows of their own choice; that is the browser's to do. So
 * is a file that is saved.
 */
function followLink(event: MouseEvent): void {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.download || ctrlKey || metaKey || shiftKey || altKey) return
  event.preventDefault()
  void openTab(link.href)
}
