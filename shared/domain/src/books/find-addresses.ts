import { isUrlText } from '../product-urls/index.ts'

/** What a text has beside its addresses, and those. */
export interface TextParts {
  readonly addresses: readonly string[]
  /** The text with a bar in place of everything that is, or imitates, an address. */
  readonly rest: string
}

/** Ends an address: Markdown, HTML and CSV close it by one of these. */
const END = /["'<>`|\\\s]/

/** What ends a sentence or a bracket ends no address. */
const CLOSING = new Set('.,;:!?)]}»”’。、」）*_')

const BAR = ' | '

/** Labels of numbers are no words of an address. */
const LABELS = /e?isbn(?:-?1[03])?|asin|ean|gtin|pbk|hbk/gi

function cutAddress(token: string, start: number): string {
  let end = start
  while (end < token.length && !END.test(token.charAt(end))) end++
  while (end > start && CLOSING.has(token.charAt(end - 1))) {
    // A bracket that the address itself opened belongs to it.
    if (token[end - 1] === ')' && token.lastIndexOf('(', end - 2) >= start) break
    end--
  }
  return token.slice(start, end)
}

/** Digits beside these are a path, a parameter or a user's name, unless no words are with them. */
function isAddressLike(token: string): boolean {
  return /[/\\@%=?&#]/.test(token) && /\p{L}{2}/u.test(token.replace(LABELS, ''))
}

/** Opens a bracket, a quotation or an emphasis; after anything else an address is part of something. */
const OPENERS = /^[([<{"'«“‘„*_>|]*$/

/** `view-source:https://…`, `data:…`: another scheme decides what follows it. */
const OTHER_SCHEME = /^(?!https?:)[a-z][a-z0-9+.-]*:.*https?:/i

/** The address in one word of a text: with its scheme, or beginning with the host of a shop. */
function findAddress(token: string): string | undefined {
  const scheme = token.search(/https?:\/\//i)
  if (scheme >= 0) {
    const opener = scheme === 0 || OPENERS.test(token.charAt(scheme - 1))
    return opener ? cutAddress(token, scheme) : undefined
  }
  const start = token.search(/[a-z0-9]/i)
  if (start < 0 || !OPENERS.test(token.slice(0, start))) return undefined
  const bare = cutAddress(token, start)
  return bare.includes('/') && isUrlText(bare) ? bare : undefined
}

/**
 * Takes the addresses out of running text: a share text, a Markdown link, an HTML attribute.
 *
 * @example findAddresses('Read [this](https://a.co/d/7x1mF0Q).').addresses // ['https://a.co/d/7x1mF0Q']
 */
export function findAddresses(text: string): TextParts {
  const addresses: string[] = []
  let isAfterScheme = false
  const rest = text.split(/(\s+)/).map((token) => {
    if (!/\S/.test(token)) return token
    const found = isAfterScheme ? [] : listAddresses(token)
    isAfterScheme = token.endsWith('://')
    addresses.push(...found)
    return found.length > 0 || isAddressLike(token) ? beforeAddress(token, found[0]) : token
  })
  return { addresses, rest: rest.join('') }
}

/** Addresses that a comma or semicolon joins, as lists do. */
function listAddresses(token: string): string[] {
  if (OTHER_SCHEME.test(token)) return []
  return token.split(/[,;](?=https?:)/i).flatMap((part) => findAddress(part) ?? [])
}

/** What precedes the first address may still hold a number: `[978-0-14-312774-1](https://…)`. */
function beforeAddress(token: string, address: string | undefined): string {
  const before = address ? token.slice(0, token.indexOf(address)) : ''
  return `${isAddressLike(before) ? '' : before}${BAR}`
}
