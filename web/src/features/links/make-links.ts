import { readApiError } from '@everyshelf/client'
import { type EditionFormat, type ParsedBookInput, readBookInput } from '@everyshelf/domain/books'
import { isGlobalLink } from '@everyshelf/domain/links'
import type { ErrorCode } from '@everyshelf/domain/messages'
import type { RouterOutputs } from '@everyshelf/server/api'
import type { Refusal } from '@everyshelf/ui/book-input'
import { apiClient } from '../../lib/api/api-client.ts'
import { readRetryAfterMs } from '../../lib/api/retry-after.ts'
import { currentAffiliateConsent } from '../../lib/consent/affiliate-consent.ts'
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
  'rate-limited',
  'too-large',
  'client-outdated',
  'offline',
]

/** Creates the links of the book that a text names. Returns failures as a refusal, never throws. */
export async function makeLinks(
  input: string,
  format: EditionFormat | null = null,
): Promise<MakeResult> {
  const parsed = readBookInput(input)
  if (!isGlobalLink(input, location.origin)) {
    if (parsed.kind === 'invalid') return refuse(parsed.code, parsed)
    if (parsed.kind === 'several') return refuse('several-books', parsed)
    if (parsed.kind === 'needs-identifier') return refuse('invalid-url', parsed)
  }
  try {
    const isDeclined = currentAffiliateConsent() === 'declined'
    const links = await apiClient.links.generate.mutate({
      input,
      ...(format && { format }),
      ...(isDeclined && { affiliateConsent: 'declined' as const }),
    })
    const shortenedHost = parsed.kind === 'retailer-short-link' ? parsed.host : null
    const accountId = links.globalLink === null ? null : (readSession().user?.publicId ?? null)
    return { ok: true, made: { input, links, shortenedHost, accountId, isDeclined } }
  } catch (error) {
    const { code } = readApiError(error)
    const known = WITH_OWN_TEXT.includes(code) ? code : 'generation-failed'
    return refuse(known, null, readRetryAfterMs(error))
  }
}

/** Creates the links again after the account or the consent changed, without resolving a short link again. */
export async function remakeLinks(made: MadeLinks): Promise<MakeResult> {
  const result = await makeLinks(made.links.identifier.key, made.links.format)
  if (!result.ok) return result
  const links = { ...result.made.links, source: made.links.source }
  return {
    ok: true,
    made: { ...result.made, links, input: made.input, shortenedHost: made.shortenedHost },
  }
}

function refuse(
  code: ErrorCode,
  parsed: ParsedBookInput | null,
  retryAfterMs: number | null = null,
): MakeResult {
  return { ok: false, refusal: { code, parsed }, retryAfterMs }
}
