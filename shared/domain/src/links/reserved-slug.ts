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

/** Digits that look like letters. I, l, and 1 look like each other. */
const lookAlikes: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b' },
  i: 'l',
}

const fold = (text: string) => text.replace(/[0134578i]/g, (letter) => lookAlikes[letter] ?? letter)

const foldedName = fold(SERVICE_NAME)
const foldedPages: ReadonlySet<string> = new Set(sitePages.map(fold))
const word = `(?:${trustedWords.map(fold).join('|')})s?`
const oneWord = new RegExp(`^${word}$`)
const onlyWords = new RegExp(`^(?:${word})+$`)

/**
 * Whether a slug could be mistaken for a page of this service, so that owners cannot choose it. The service's name
 * is reserved anywhere in a slug. Words such as "login" are reserved alone, because a book may be called "Security
 * Analysis". In the address of an author page, which names a person, they are also reserved as a part. Hyphens, a
 * plural, and digits that look like letters change nothing.
 *
 * @example isReservedSlug(parseSlug('everyshe1f-support')!, 'link') // true
 * @example isReservedSlug(parseSlug('security-analysis')!, 'link') // false
 * @example isReservedSlug(parseSlug('verify-account')!, 'author-page') // true
 */
export function isReservedSlug(slug: Slug, kind: SlugKind): boolean {
  const parts = fold(slug).split('-')
  const joined = parts.join('')
  if (joined.includes(foldedName) || foldedPages.has(joined) || oneWord.test(joined)) return true
  return kind === 'author-page' && listRuns(parts).some((run) => onlyWords.test(run))
}

/** Each run of parts, joined: "sign-in-ada" has "sign", "signin", "signinada", "in", and so on. */
function listRuns(parts: readonly string[]): string[] {
  return parts.flatMap((_part, from) =>
    parts.slice(from).map((_last, index) => parts.slice(from, from + index + 1).join('')),
  )
}
