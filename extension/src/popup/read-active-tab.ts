import { browser } from 'wxt/browser'
import type { PageFacts } from '../product-page/extract/page-facts.ts'
import { toUrlFacts } from '../product-page/facts-of-url.ts'
import { recognizePage } from '../product-page/recognize-page.ts'
import type { RecognizedPage } from '../product-page/recognized-page.ts'

/** The page behind the popup. */
export interface OpenPage {
  readonly tabId: number | null
  readonly url: string
  /** `closed-page`: no extension may read the browser's own pages and its add-on store. */
  readonly result: RecognizedPage | { readonly kind: 'closed-page' }
}

/** After this time, a page that is still loading is read as it is. */
const LOAD_TIMEOUT_MS = 1500

/** The tab behind the popup, before its page has been read. */
export async function findActiveTab(): Promise<Pick<OpenPage, 'tabId' | 'url'>> {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true })
  const { id: tabId = null, url = '' } = tab ?? {}
  return { tabId, url }
}

/** Reads the page in a tab; pressing the button grants the permission (`activeTab`). */
export async function readTab({ tabId, url }: Pick<OpenPage, 'tabId' | 'url'>): Promise<OpenPage> {
  if (tabId === null || !/^https?:/.test(url)) {
    return { tabId, url, result: { kind: 'closed-page' } }
  }
  const facts = await readFacts(tabId, url)
  return { tabId, url, result: facts ? recognizePage(facts) : { kind: 'closed-page' } }
}

/** The page's facts, or for a page that cannot be read, those of its address if it names a book. */
async function readFacts(tabId: number, url: string): Promise<PageFacts | undefined> {
  const read = await readWithTimeout(tabId).catch(() => undefined)
  if (read) return read
  const facts = toUrlFacts(url)
  return recognizePage(facts).kind === 'book' ? facts : undefined
}

async function readWithTimeout(tabId: number): Promise<PageFacts | undefined> {
  const whole = await Promise.race([inject(tabId, false), undefinedAfter(LOAD_TIMEOUT_MS)])
  return whole ?? Promise.race([inject(tabId, true), undefinedAfter(LOAD_TIMEOUT_MS)])
}

async function inject(tabId: number, injectImmediately: boolean): Promise<PageFacts | undefined> {
  const [injection] = await browser.scripting.executeScript<[], PageFacts>({
    target: { tabId },
    files: ['/page-reader.js'],
    injectImmediately,
  })
  return injection?.result ?? undefined
}

function undefinedAfter(delayMs: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, delayMs))
}
