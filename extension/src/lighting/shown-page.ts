import type { Browser } from 'wxt/browser'

export type PageSender = Pick<Browser.runtime.MessageSender, 'id' | 'tab' | 'frameId' | 'url'>

/** All that the script on a shop's pages ever says. Where it is, the browser says. */
export const SHOP_PAGE_SHOWN = 'shop-page-shown'

export interface ShownPage {
  readonly tabId: number
  readonly url: string
}

/** Which page spoke: taken from the browser's word on the sender, never from the message (S56). */
export function readShownPage(
  message: unknown,
  { id, tab, frameId, url }: PageSender,
  ownId: string,
): ShownPage | undefined {
  if (message !== SHOP_PAGE_SHOWN || id !== ownId || frameId !== 0) return undefined
  const address = tab?.url ?? url
  if (tab?.id === undefined || !address?.startsWith('https://')) return undefined
  return { tabId: tab.id, url: address }
}
