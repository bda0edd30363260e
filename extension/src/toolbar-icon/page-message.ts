import type { Browser } from 'wxt/browser'

export type PageSender = Pick<Browser.runtime.MessageSender, 'id' | 'tab' | 'frameId' | 'url'>

/** The only message of `page-reporter.ts`. */
export const PAGE_SHOWN_MESSAGE = 'retailer-page-shown'

export interface ReportedPage {
  readonly tabId: number
  readonly url: string
}

/** The page that sent the message, as the browser reports it; the message itself is not trusted. */
export function readPageMessage(
  message: unknown,
  { id, tab, frameId, url }: PageSender,
  ownId: string,
): ReportedPage | undefined {
  if (message !== PAGE_SHOWN_MESSAGE || id !== ownId || frameId !== 0) return undefined
  const address = tab?.url ?? url
  if (tab?.id === undefined || !address?.startsWith('https://')) return undefined
  return { tabId: tab.id, url: address }
}
