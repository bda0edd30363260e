import { readApiError } from '@everyshelf/client'
import {
  type EditionFormat,
  type ParsedBookInput,
  readBookSitePage,
  readTypedBook,
} from '@everyshelf/domain/books'
import { toGlobalLink } from '@everyshelf/domain/links'
import type { ErrorCode } from '@everyshelf/domain/messages'
import type { RouterOutputs } from '@everyshelf/server/api'
import type { Refusal } from '@everyshelf/ui/book-input'
import { apiClient } from '../../lib/api/api-client.ts'
import { readRetryAfterMs } from '../../lib/api/retry-after.ts'
import { currentAffiliateConsent } from '../../lib/consent/affiliate-consent.ts'
import { ownDomains } from '../../lib/session/own-domains.ts'
import { readSession } from '../../lib/session/session-store.ts'

export type GeneratedLinks = RouterOutputs['links']['generate']

/** The links of one book, and the text that the user entered. */
export interface MadeLinks {
  readonly input: string
  readonly links: GeneratedLinks
  /** The host of the short link that the server resolved; null for other texts. */
  readonly shortenedHost: string | null
  /** The public ID of the account the Global Link belongs to; null without an account. */
  readonly accountId: string | null
  /** Made for a visitor who declined the affiliate program: without the service's tags. */
  readonly isDeclined: boolean
}

export type MakeResult =
  | { readonly ok: true; readonly made: MadeLinks }
  | {
      readonly ok: false
      readonly refusal: Refusal
      /** The server's retry-after; null without one. */
      readonly retryAfterMs: number | null
    }

/** Errors with a more useful text than "Failed to generate links". */
const WITH_OWN_TEXT: readonly ErrorCode[] = [
  'invalid-url',
  'invalid-identifier',
  'several-books',
  'link-limit-reached',
  'no-such-link',
  'link-disabled',
  'too-large',
  'search-unavailable',
  'client-outdated',
]

interface MakeOptions {
  readonly format?: EditionFormat | null
  /** Creates no Global Link, for accounts at their limit. */
  readonly lookUpOnly?: boolean
}

/** Creates the links of the book that a text names. Returns failures as a refusal, never throws. */
export async function makeLinks(
  input: string,
  { format = null, lookUpOnly = false }: MakeOptions = {},
): Promise<MakeResult> {
  const own = toGlobalLink(input, location.origin, ownDomains())
  try {
    const named = await nameBook(input)
    // A title that was not chosen from the search is an ASIN that a catalog knows.
    const parsed = readTypedBook(named, { isKnown: true })
    const problem = own ? null : findProblem(parsed)
    if (problem) return refuse(problem, parsed)
    const isDeclined = currentAffiliateConsent() === 'declined'
    const links = await apiClient.links.generate.mutate({
      input: own ?? named,
      ...(format && { format }),
      ...(lookUpOnly && { lookUpOnly }),
      ...(isDeclined && { affiliateConsent: 'declined' as const }),
    })
    const shortenedHost = parsed.kind === 'retailer-short-link' ? parsed.host : null
    const isOwn = links.globalLink !== null || lookUpOnly
    const accountId = isOwn ? (readSession().user?.publicId ?? null) : null
    return { ok: true, made: { input, links, shortenedHost, accountId, isDeclined } }
  } catch (error) {
    const cause = readApiError(error)
    if (WITH_OWN_TEXT.includes(cause.code)) return refuse(cause.code, null)
    const refusal = { code: 'generation-failed', parsed: null, cause } as const
    return { ok: false, refusal, retryAfterMs: readRetryAfterMs(error) }
  }
}

/** The ISBN of an edition's page at Open Library; any other text stays as it is. */
async function nameBook(input: string): Promise<string> {
  const page = readBookSitePage(input)
  if (!page?.isEdition) return input
  const { books } = await apiClient.books.search.query({ query: page.query })
  const [book, second] = books
  return book && !second ? book.isbn13 : input
}

/** Creates the links again after the account or the consent changed, without resolving a short link again. */
export async function remakeLinks(made: MadeLinks): Promise<MakeResult> {
  const result = await makeLinks(made.links.identifier.key, { format: made.links.format })
  if (!result.ok) return result
  const links = { ...result.made.links, source: made.links.source }
  return {
    ok: true,
    made: { ...result.made, links, input: made.input, shortenedHost: made.shortenedHost },
  }
}

/** Why a parsed text names no single book; null if it does. */
function findProblem(parsed: ParsedBookInput): ErrorCode | null {
  switch (parsed.kind) {
    case 'invalid':
      return parsed.code
    case 'several':
      return 'several-books'
    case 'needs-identifier':
      return 'invalid-url'
    default:
      return null
  }
}

function refuse(code: ErrorCode, parsed: ParsedBookInput | null): MakeResult {
  return { ok: false, refusal: { code, parsed }, retryAfterMs: null }
}
