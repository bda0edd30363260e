import { SERVICE_NAME } from '../limits/index.ts'
import type { Slug } from './slug.ts'

/** What an owner names with a slug. */
export type SlugKind = 'link' | 'series' | 'author-page'

/** Pages of this site. Some are also names, such as Kelly Link, so they are reserved only alone. */
const sitePages = [
  ...['about', 'api', 'blog', 'book', 'dashboard', 'go', 'home', 'link', 'links', 'new'],
  ...['pricing', 'privacy', 'profile', 'redirect', 'terms', 'www'],
]

/** Words of pages that readers trust with a password or money, which a fraud would use. */
const trustedWords = [
  ...['account', 'admin', 'administrator', 'billing', 'checkout', 'help', 'helpdesk', 'invoice'],
  ...['login', 'logon', 'logout', 'official', 'passkey', 'password', 'payment', 'refund'],
  ...['security', 'signin', 'signout', 'signup', 'support', 'verification', 'verified', 'verify'],
]

/** Words that stand between them: "verify-your-account". */
const possessives = ['my', 'our', 'your']

/** Digits, and letters of other scripts, that look like letters. I, l, and 1 look like each other. */
const lookAlikes: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b' },
  ...{ е: 'e', ѕ: 's', у: 'y', һ: 'h', і: 'l', ӏ: 'l', ν: 'v', ε: 'e' },
  i: 'l',
}

const fold = (text: string) => [...text].map((letter) => lookAlikes[letter] ?? letter).join('')

/** With the plural, "everyshelves". */
const foldedNames = [SERVICE_NAME, SERVICE_NAME.replace(/f$/, 'ves')].map(fold)
const foldedPages: ReadonlySet<string> = new Set(sitePages.map(fold))
const word = `(?:${trustedWords.map(fold).join('|')})s?`
const oneWord = new RegExp(`^${word}$`)
const onlyWords = new RegExp(`^(?:${word})+$`)
const possessive = possessives.map(fold).join('|')
const wordsOfSomeone = new RegExp(`^(?:(?:${possessive})*${word})+$`)

/**
 * Whether a slug could be mistaken for a page of this service, so that owners cannot choose it. The service's name
 * is reserved anywhere in a slug. Words such as "login" are reserved only as the whole slug, because a book
 * may be called "Security Analysis". A series' slug may not consist only of such words. The address of an
 * author page, which names a person, may not contain them at all. Hyphens, a plural, and digits that look
 * like letters change nothing.
 *
 * @example isReservedSlug(parseSlug('everyshe1f-support')!, 'link') // true
 * @example isReservedSlug(parseSlug('security-analysis')!, 'link') // false
 * @example isReservedSlug(parseSlug('verify-your-account')!, 'series') // true
 */
export function isReservedSlug(slug: Slug, kind: SlugKind): boolean {
  const parts = fold(slug).split('-')
  const joined = parts.join('')
  if (hasServiceName(joined) || foldedPages.has(joined) || oneWord.test(joined)) return true
  if (kind !== 'link' && wordsOfSomeone.test(joined)) return true
  return kind === 'author-page' && listRuns(parts).some((run) => onlyWords.test(run))
}

/**
 * Whether the name of an author page or a series could be mistaken for the service: it has the service's name.
 *
 * @example isReservedName('Everyshelf Support') // true
 */
export function isReservedName(name: string): boolean {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  return hasServiceName(fold(letters))
}

function hasServiceName(folded: string): boolean {
  return foldedNames.some((name) => folded.includes(name))
}

/** Each run of parts, joined: "sign-in-ada" has "sign", "signin", "signinada", "in", and so on. */
function listRuns(parts: readonly string[]): string[] {
  return parts.flatMap((_part, from) =>
    parts.slice(from).map((_last, index) => parts.slice(from, from + index + 1).join('')),
  )
}
