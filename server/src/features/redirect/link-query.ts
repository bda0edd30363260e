import { type EditionFormat, isEditionFormat } from '@everyshelf/domain/books'
import { type CountryCode, parseCountryCode } from '@everyshelf/domain/countries'
import { dropInvisible } from '@everyshelf/domain/identifiers'
import { cleanCampaign } from '@everyshelf/domain/links'

/** What the query of a link adds, whichever link it is. Of repeated values, the first known one counts. */
export interface LinkQuery {
  readonly country: CountryCode | undefined
  readonly format: EditionFormat | null
  readonly utmCampaign: string | undefined
}

export interface Query extends LinkQuery {
  /** All values of a parameter, whose name is in lower case. */
  readonly values: (name: string) => readonly string[]
}

export const NO_QUERY: LinkQuery = { country: undefined, format: null, utmCampaign: undefined }
const NO_VALUES: readonly string[] = []

/**
 * Reads a query, ignoring the parameters that other programs add. A second `?` separates like `&`, and
 * `&amp;` is the `&` of a page's source. Returns undefined if a name matches `refused`.
 */
export function parseQuery(text: string, refused: RegExp): Query | undefined {
  const byName = new Map<string, string[]>()
  for (const part of text.split(SEPARATOR)) {
    const valueAt = part.search(/=|%3d/i)
    const name = parseName(valueAt < 0 ? part : part.slice(0, valueAt))
    if (refused.test(name)) return undefined
    const value = valueAt < 0 ? '' : decode(part.slice(valueAt + (part[valueAt] === '=' ? 1 : 3)))
    const others = byName.get(name)
    if (others) others.push(value)
    else byName.set(name, [value])
  }
  const values = (name: string) => byName.get(name) ?? NO_VALUES
  const campaigns = [values('utm_campaign')[0], values('utm_source')[0]]
  return {
    values,
    country: values('country').map(cutWord).map(parseCountryCode).find(Boolean),
    format: values('format').map(cutWord).find(isEditionFormat) ?? null,
    utmCampaign: campaigns.map(parseCampaign).find(Boolean) ?? undefined,
  }
}

/**
 * Also that of JSON, and an escaped one, or `;`, before one of our own parameters. In a campaign, the latter are
 * text.
 */
export const SEPARATOR =
  /[?&]|(?:\\|%5c)u0026|(?:;|%(?:25)?26(?:amp(?:;|%3b))*|%3f)(?=(?:isbn|userid|country|format)(?:=|%3d))/i

function parseName(text: string): string {
  const name = decode(text).toLowerCase()
  return name.startsWith('amp;') ? name.replace(/^(?:amp;)+/, '') : name
}

/** Cuts off what a sentence puts after the last value of a link. */
function cutWord(text: string): string {
  return /^\s*([a-z]+)/i.exec(dropInvisible(text))?.[1] ?? ''
}

/** Names that would be a list or an object elsewhere. */
export const SUSPICIOUS_NAME =
  /^(?:(?:__proto__|constructor|prototype)(?:$|[[.])|(?:isbn|userid|country|aff|tag|link|format|in)[[.])/

/** A saved link is clear without its query, so there only another book or owner matters. */
export const OTHER_BOOK = /^(?:isbn|userid)[[.]/

function parseCampaign(text = ''): string | null {
  return text === '' || text.includes(UNDECODABLE) ? null : cleanCampaign(text)
}

/** What an invalid escape becomes. No slug, number or campaign contains it. */
const UNDECODABLE = '\uFFFD'

export function decode(text: string): string {
  if (!/[%+]/.test(text)) return text
  return text.replaceAll('+', ' ').replace(/(?:%[0-9a-f]{2})+|%/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes)
    } catch {
      return UNDECODABLE
    }
  })
}
