import { isUrlText } from '../product-urls/index.ts'

/** The URLs of a text, and the text without them. */
export interface TextParts {
  readonly addresses: readonly string[]
  /** The text with a bar instead of everything that is, or looks like, a URL. */
  readonly rest: string
}

/** End a URL: Markdown, HTML and CSV put one of these after it. */
const END = /["'<>`|\\\s]/

/** Punctuation that ends a sentence or a bracket does not belong to a URL before it. */
const CLOSING = new Set('.,;:!?)]}»”’。、」）*_')

const BAR = ' | '

/** Labels of identifiers do not make a text a URL. */
const LABELS = /e?isbn(?:-?1[03])?|asin|ean|gtin|pbk|hbk/gi

function cutAddress(token: string, start: number): string {
  let end = start
  while (end < token.length && !END.test(token.charAt(end))) end++
  while (end > start && CLOSING.has(token.charAt(end - 1))) {
    // A bracket that opened within the URL belongs to it.
    if (token[end - 1] === ')' && token.lastIndexOf('(', end - 2) >= start) break
    end--
  }
  return token.slice(start, end)
}

/**
 * Digits next to these characters are a path, a parameter or a user name, unless the text has no
 * words.
 */
function isAddressLike(token: string): boolean {
  return /[/\\@%=?&#]/.test(token) && /\p{L}{2}/u.test(token.replace(LABELS, ''))
}

/**
 * Characters that open a bracket, a quotation or an emphasis. After any other character a URL is part of
 * another text.
 */
const OPENERS = /^[([<{"'«“‘„*_>|]*$/

/** `view-source:https://…`, `data:…`: the first scheme decides what follows it. */
const OTHER_SCHEME = /^(?!https?:)[a-z][a-z0-9+.-]*:.*https?:/i

/** The URL in one word of a text: with its scheme, or beginning with a retailer's host. */
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
 * Finds the URLs in running text, such as an app's share text, a Markdown link or an HTML
 * attribute.
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

/** Where the next URL begins: after a comma or semicolon, as in lists, or after a URL without a space. */
const BETWEEN = /[,;](?=https?:)/i
const BETWEEN_GLUED = /[,;](?=https?:)|(?<=[\p{L}\p{N}])(?=https?:\/\/)/iu

/** Splits the URLs of a word. */
function listAddresses(token: string): string[] {
  if (OTHER_SCHEME.test(token)) return []
  const beginsAsUrl = /^[^\p{L}\p{N}]*https?:/iu.test(token)
  return token
    .split(beginsAsUrl ? BETWEEN_GLUED : BETWEEN)
    .flatMap((part) => findAddress(part) ?? [])
}

/** The text before the first URL may contain an identifier: `[978-0-14-312774-1](https://…)`. */
function beforeAddress(token: string, address: string | undefined): string {
  const before = address ? token.slice(0, token.indexOf(address)) : ''
  return `${isAddressLike(before) ? '' : before}${BAR}`
}
