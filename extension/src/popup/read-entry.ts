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
  const own = toGlobalLink(text, await serverAddress.getValue())
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
    const book = parseBookIdentifier(identifier.key)
    if (book) return { ok: true, book: fromInput(book) }
    return { ok: false, refusal: { code: 'invalid-url', parsed: null } }
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
    const identifier = parseBookIdentifier(asin)
    if (identifier) return { ok: true, book: fromInput(identifier, { retailer: 'amazon' }) }
    return { ok: false, refusal: { code: 'invalid-url', parsed: null } }
  } catch (error) {
    return refuse(error)
  }
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
