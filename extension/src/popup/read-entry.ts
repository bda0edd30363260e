import { type ApiClient, readApiError } from '@everyshelf/client'
import { readBookInput } from '@everyshelf/domain/books'
import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { isGlobalLink } from '@everyshelf/domain/links'
import type { Refusal } from '@everyshelf/ui/book-input'
import { serverAddress } from '../storage/server-address.ts'
import { type ChosenBook, fromTyped } from './chosen-book.ts'

export type EntryResult =
  | { readonly ok: true; readonly book: ChosenBook }
  | { readonly ok: false; readonly refusal: Refusal }
  /** Different books: each input names one. */
  | { readonly ok: false; readonly several: readonly string[] }

/** From what somebody typed to a book. Only a short link needs the server, which alone may follow it. */
export async function readEntry(
  text: string,
  openApi: () => Promise<ApiClient>,
): Promise<EntryResult> {
  if (isGlobalLink(text, await serverAddress.getValue())) return lookUpOwnLink(text, openApi)
  const reading = readBookInput(text)
  switch (reading.kind) {
    case 'book':
      return { ok: true, book: fromTyped(reading.identifier, reading) }
    case 'short-link':
      return followShortLink(reading.url, openApi)
    case 'several':
      return { ok: false, several: reading.inputs }
    case 'needs-identifier':
      return { ok: false, refusal: { code: 'invalid-url', reading } }
    case 'invalid':
      return { ok: false, refusal: { code: reading.code, reading } }
  }
}

/** Which book one of the server's own links leads to, the server alone knows. */
async function lookUpOwnLink(
  input: string,
  openApi: () => Promise<ApiClient>,
): Promise<EntryResult> {
  try {
    const { identifier } = await (await openApi()).links.generate.mutate({ input })
    const book = parseBookIdentifier(identifier.key)
    if (book) return { ok: true, book: fromTyped(book) }
    return { ok: false, refusal: { code: 'invalid-url', reading: null } }
  } catch (error) {
    return { ok: false, refusal: { code: readApiError(error).code, reading: null } }
  }
}

async function followShortLink(
  url: string,
  openApi: () => Promise<ApiClient>,
): Promise<EntryResult> {
  try {
    const { asin } = await (await openApi()).links.resolveShort.mutate({ url })
    const identifier = parseBookIdentifier(asin)
    if (identifier) return { ok: true, book: fromTyped(identifier, { retailer: 'amazon' }) }
    return { ok: false, refusal: { code: 'invalid-url', reading: null } }
  } catch (error) {
    return { ok: false, refusal: { code: readApiError(error).code, reading: null } }
  }
}
