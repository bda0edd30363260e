import { readApiError } from '@everyshelf/client'
import { type BookInputReading, type EditionFormat, readBookInput } from '@everyshelf/domain/books'
import { isGlobalLink } from '@everyshelf/domain/links'
import type { ErrorCode } from '@everyshelf/domain/messages'
import type { RouterOutputs } from '@everyshelf/server/api'
import type { Refusal } from '@everyshelf/ui/book-input'
import { currentAffiliateConsent } from '../../lib/affiliate-consent.ts'
import { apiClient } from '../../lib/api-client.ts'
import { askedToWaitMs } from '../../lib/asked-to-wait.ts'
import { readSession } from '../../lib/session-store.ts'

export type GeneratedLinks = RouterOutputs['links']['generate']

/** The links of one book, and what was typed for them. */
export interface MadeLinks {
  readonly input: string
  readonly links: GeneratedLinks
  /** Where a shortened link came from; the server followed it. */
  readonly shortHost: string | null
  /** Whose Global Link is among them: a public id, or null for nobody's. */
  readonly keeper: string | null
  /** Made for a visitor who declined the affiliate program: without the service's tags. */
  readonly isDeclined: boolean
}

export type MakeResult =
  | { readonly ok: true; readonly made: MadeLinks }
  | {
      readonly ok: false
      readonly refusal: Refusal
      /** The server asks to come back after this time; null when it does not. */
      readonly waitMs: number | null
    }

/** Errors that say something more useful than that it failed. */
const OWN_WORDS: readonly ErrorCode[] = [
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

/** From one text to the links of its book. Never throws: a refusal says what is wrong. */
export async function makeLinks(
  input: string,
  format: EditionFormat | null = null,
): Promise<MakeResult> {
  const reading = readBookInput(input)
  if (!isGlobalLink(input, location.origin)) {
    if (reading.kind === 'invalid') return refuse(reading.code, reading)
    if (reading.kind === 'several') return refuse('several-books', reading)
    if (reading.kind === 'needs-identifier') return refuse('invalid-url', reading)
  }
  try {
    const isDeclined = currentAffiliateConsent() === 'declined'
    const links = await apiClient.links.generate.mutate({
      input,
      ...(format && { format }),
      ...(isDeclined && { affiliateConsent: 'declined' as const }),
    })
    const shortHost = reading.kind === 'short-link' ? reading.host : null
    const keeper = links.globalLink === null ? null : (readSession().user?.publicId ?? null)
    return { ok: true, made: { input, links, shortHost, keeper, isDeclined } }
  } catch (error) {
    const { code } = readApiError(error)
    const known = OWN_WORDS.includes(code) ? code : 'generation-failed'
    return refuse(known, null, askedToWaitMs(error))
  }
}

/** The same book for who is signed in now and what they answered to the banner; a short link is not followed twice. */
export async function remakeLinks(made: MadeLinks): Promise<MakeResult> {
  const result = await makeLinks(made.links.identifier.key, made.links.format)
  if (!result.ok) return result
  const links = { ...result.made.links, source: made.links.source }
  return { ok: true, made: { ...result.made, links, input: made.input, shortHost: made.shortHost } }
}

function refuse(
  code: ErrorCode,
  reading: BookInputReading | null,
  waitMs: number | null = null,
): MakeResult {
  return { ok: false, refusal: { code, reading }, waitMs }
}
