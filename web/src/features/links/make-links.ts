import { readApiError } from '@everyshelf/client'
import { type BookInputReading, readBookInput } from '@everyshelf/domain/books'
import type { ErrorCode } from '@everyshelf/domain/messages'
import type { RouterOutputs } from '@everyshelf/server/api'
import type { Refusal } from '@everyshelf/ui/book-input'
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
  'link-limit-reached',
  'rate-limited',
  'too-large',
  'client-outdated',
  'offline',
]

/** From one text to the links of its book. Never throws: a refusal says what is wrong. */
export async function makeLinks(input: string): Promise<MakeResult> {
  const reading = readBookInput(input)
  if (reading.kind === 'invalid') return refuse(reading.code, reading)
  if (reading.kind === 'needs-identifier') return refuse('invalid-url', reading)
  try {
    const links = await apiClient.links.generate.mutate({ input })
    const shortHost = reading.kind === 'short-link' ? reading.host : null
    const keeper = links.globalLink === null ? null : (readSession().user?.publicId ?? null)
    return { ok: true, made: { input, links, shortHost, keeper } }
  } catch (error) {
    const { code } = readApiError(error)
    const known = OWN_WORDS.includes(code) ? code : 'generation-failed'
    return refuse(known, null, askedToWaitMs(error))
  }
}

/** The same book for who is signed in now; a short link is not followed twice. */
export async function remakeLinks(made: MadeLinks): Promise<MakeResult> {
  const result = await makeLinks(made.links.identifier.key)
  if (!result.ok) return result
  const links = { ...result.made.links, source: made.links.source }
  return { ok: true, made: { ...made, links, keeper: result.made.keeper } }
}

function refuse(
  code: ErrorCode,
  reading: BookInputReading | null,
  waitMs: number | null = null,
): MakeResult {
  return { ok: false, refusal: { code, reading }, waitMs }
}
