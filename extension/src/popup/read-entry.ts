import { type ApiClient, needsChoice, readApiError } from '@everyshelf/client'
import { readSearchQuery, readTypedBook } from '@everyshelf/domain/books'
import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { toGlobalLink } from '@everyshelf/domain/links'
import type { ErrorCode } from '@everyshelf/domain/messages'
import type { Refusal } from '@everyshelf/ui/book-input'
import { type ChosenBook, fromInput } from '../book/chosen-book.ts'
import { serverAddress } from '../storage/server-address.ts'

export type EntryResult =
  | { readonly ok: true; readonly book: ChosenBook }
  | { readonly ok: false; readonly refusal: Refusal }
  /** Several different books: each input names one. */
  | { readonly ok: false; readonly several: readonly string[] }
  /** A title: the field's search results name the book. */
  | { readonly ok: false; readonly isTitle: true }

/** Finds the book in the typed text. Only short links, our own links, and ten letters need the server. */
export async function readEntry(
  text: string,
  openApi: () => Promise<ApiClient>,
): Promise<EntryResult> {
  const server = await serverAddress.getValue()
  const own = toGlobalLink(text, server)
  if (own) return lookUpGlobalLink(own, openApi)
  if (readSearchQuery(text) !== null && (await needsChoice(await openApi(), text))) {
    return { ok: false, isTitle: true }
  }
  const parsed = readTypedBook(text, { isKnown: true })
  switch (parsed.kind) {
    case 'book':
      return { ok: true, book: fromInput(parsed.identifier, parsed) }
    case 'retailer-short-link':
      return followRetailerShortLink(parsed.url, openApi)
    case 'several':
      return { ok: false, several: parsed.inputs }
    case 'needs-identifier':
      return { ok: false, refusal: { code: 'invalid-url', parsed } }
    case 'invalid':
      if (text.includes('/')) {
        const session = await (await openApi()).session.get.query().catch(() => null)
        const own = toGlobalLink(text, server, session?.user?.ownDomains)
        if (own) return lookUpGlobalLink(own, openApi)
      }
      return { ok: false, refusal: { code: parsed.code, parsed } }
  }
}

/** Only the server knows which book its own links lead to. */
async function lookUpGlobalLink(
  input: string,
  openApi: () => Promise<ApiClient>,
): Promise<EntryResult> {
  try {
    const { identifier } = await (await openApi()).links.generate.mutate({ input })
    return toEntry(identifier.key, {})
  } catch (error) {
    return refuse(error)
  }
}

async function followRetailerShortLink(
  url: string,
  openApi: () => Promise<ApiClient>,
): Promise<EntryResult> {
  try {
    const { asin } = await (await openApi()).links.resolveShort.mutate({ url })
    return toEntry(asin, { retailer: 'amazon' })
  } catch (error) {
    return refuse(error)
  }
}

function toEntry(key: string, from: Parameters<typeof fromInput>[1]): EntryResult {
  const book = parseBookIdentifier(key)
  if (book) return { ok: true, book: fromInput(book, from) }
  return { ok: false, refusal: { code: 'invalid-url', parsed: null } }
}

/** Failures of the call, not of the text. */
const CALL_FAILURES: readonly ErrorCode[] = ['offline', 'unavailable', 'unexpected', 'rate-limited']

function refuse(error: unknown): EntryResult {
  const cause = readApiError(error)
  if (!CALL_FAILURES.includes(cause.code)) {
    return { ok: false, refusal: { code: cause.code, parsed: null } }
  }
  return { ok: false, refusal: { code: 'generation-failed', parsed: null, cause } }
}
