import { browser } from 'wxt/browser'
import type { PageFacts } from '../product-page/extract/page-facts.ts'
import { factsOfUrl } from '../product-page/facts-of-url.ts'
import type { ProductPageReading } from '../product-page/product-page-reading.ts'
import { recognisePage } from '../product-page/recognise-page.ts'

/** The page behind the popup. */
export interface OpenPage {
  readonly tabId: number | null
  readonly url: string
  /** `closed-page`: the browser's own pages and stores let no extension read them. */
  readonly reading: ProductPageReading | { readonly kind: 'closed-page' }
}

/** A page that still loads is read as far as it has come. */
const PATIENCE_MS = 1500

/** The tab behind the popup, before anything of its page is known. */
export async function findActiveTab(): Promise<Pick<OpenPage, 'tabId' | 'url'>> {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true })
  const { id: tabId = null, url = '' } = tab ?? {}
  return { tabId, url }
}

/** Reads the page in a tab; the press of the button is the permission. */
export async function readTab({ tabId, url }: Pick<OpenPage, 'tabId' | 'url'>): Promise<OpenPage> {
  if (tabId === null || !/^https?:/.test(url)) {
    return { tabId, url, reading: { kind: 'closed-page' } }
  }
  const facts = await readFacts(tabId, url)
  return { tabId, url, reading: facts ? recognisePage(facts) : { kind: 'closed-page' } }
}

/** What the page says; of a page that cannot be read, what its address says, if that is a book. */
async function readFacts(tabId: number, url: string): Promise<PageFacts | undefined> {
  const read = await readWithPatience(tabId).catch(() => undefined)
  if (read) return read
  const facts = factsOfUrl(url)
  return recognisePage(facts).kind === 'book' ? facts : undefined
}

async function readWithPatience(tabId: number): Promise<PageFacts | undefined> {
  const whole = await Promise.race([inject(tabId, false), nothingAfter(PATIENCE_MS)])
  return whole ?? Promise.race([inject(tabId, true), nothingAfter(PATIENCE_MS)])
}

async function inject(tabId: number, injectImmediately: boolean): Promise<PageFacts | undefined> {
  const [injection] = await browser.scripting.executeScript<[], PageFacts>({
    target: { tabId },
    files: ['/page-reader.js'],
    injectImmediately,
  })
  return injection?.result ?? undefined
}

function nothingAfter(delayMs: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, delayMs))
}
