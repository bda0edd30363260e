import { useEffect } from 'react'
import { browser } from 'wxt/browser'

/** The side panel shows the same screens, but stays open. */
export const isPanel = location.pathname.endsWith('/sidepanel.html')

/** Chrome closes the popup when another tab opens; Firefox leaves it open over that tab. */
export function closePopup(): void {
  if (!isPanel) window.close()
}

export async function openTab(url: string): Promise<void> {
  await browser.tabs.create({ url })
  closePopup()
}

export async function openOptions(): Promise<void> {
  await browser.runtime.openOptionsPage()
  closePopup()
}

/** Opens the popup's links in a new tab and closes the popup. */
export function useOpenLinksInTabs(): void {
  useEffect(() => {
    document.addEventListener('click', openLinkInTab)
    return () => document.removeEventListener('click', openLinkInTab)
  }, [])
}

/**
 * Leaves clicks with a modifier key, and downloads, to the browser.
 */
function openLinkInTab(event: MouseEvent): void {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.download || ctrlKey || metaKey || shiftKey || altKey) return
  event.preventDefault()
  void openTab(link.href)
}
