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

/** Senders of official mail. They are also names, such as Leopold Staff, so they are reserved only alone. */
const senders = ['helpme', 'moderator', 'noreply', 'postmaster', 'staff']

/** Digits, and characters of other scripts, that look like letters of the service's name. Source: Unicode confusables. */
const likeLetters: Readonly<Record<string, string>> = {
  ...{ a: '4', b: '68', g: '9', o: '0', t: '7' },
  e: '3еҽєεɛ℮ꬲᎬⴹᴇ',
  v: 'νѵ∨⋁ᴠᏙⴸ',
  r: 'гᴦʀᎡᏒꭇꭈⲅꮁ',
  y: 'уүγɣᶌỿꭚყυʏᎩᎽ',
  s: '5ѕꜱƽᏚᏕՏʂ',
  h: 'һհʜнηᏂᎻⲏɦ',
  // I, l, and 1 look like each other.
  l: '1iіӏ|∣ǀιʟᏞןוߊⳑıłɫ',
  f: 'ƒꞙẝϝꜰքғꬵ',
}

const lookAlikes: ReadonlyMap<string, string> = new Map(
  Object.entries(likeLetters).flatMap(([letter, others]) =>
    [...others].map((other) => [other.toLowerCase(), letter] as const),
  ),
)

const fold = (text: string) => [...text].map((letter) => lookAlikes.get(letter) ?? letter).join('')

/** Makes letters alike that look alike only within a longer word, such as rn and m. */
const loosen = (folded: string) =>
  folded.replaceAll('rn', 'm').replaceAll('vv', 'w').replace(/[uy]/g, 'v')

/** With the plural, "everyshelves". */
const foldedNames = [SERVICE_NAME, SERVICE_NAME.replace(/f$/, 'ves')].map(fold).map(loosen)
const foldedPages: ReadonlySet<string> = new Set(sitePages.map(fold))
const word = `(?:${trustedWords.map(fold).join('|')})s?`
const oneWord = new RegExp(`^(?:${trustedWords.map(fold).map(loosen).join('|')})s?$`)
const oneSender = new RegExp(`^(?:${senders.map(fold).map(loosen).join('|')})s?$`)
const onlyWords = new RegExp(`^(?:${word})+$`)
const possessive = possessives.map(fold).join('|')
const wordsOfSomeone = new RegExp(`^(?:(?:${possessive})*${word})+$`)

/**
 * Whether a slug could be mistaken for a page of this service, so that owners cannot choose it. The service's name
 * is reserved anywhere in a slug. Words such as "login" are reserved only as the whole slug, because a book
 * may be called "Security Analysis". A series' slug may not consist only of such words. The address of an
 * author page, which names a person, may not contain them at all. Hyphens, a plural, and what looks like
 * letters change nothing.
 *
 * @example isReservedSlug(parseSlug('everyshe1f-support')!, 'link') // true
 * @example isReservedSlug(parseSlug('security-analysis')!, 'link') // false
 * @example isReservedSlug(parseSlug('verify-your-account')!, 'series') // true
 */
export function isReservedSlug(slug: Slug, kind: SlugKind): boolean {
  const parts = fold(slug).split('-')
  const joined = parts.join('')
  if (hasServiceName(joined) || foldedPages.has(joined) || isWord(joined)) return true
  if (kind !== 'link' && wordsOfSomeone.test(joined)) return true
  if (kind !== 'author-page') return false
  if (oneSender.test(loosen(joined))) return true
  return listRuns(parts).some((run) => onlyWords.test(run) || isWord(run))
}

/**
 * Whether the name of an author page or a series could be mistaken for the service: it has the service's name.
 *
 * @example isReservedName('Everyshelf Support') // true
 */
export function isReservedName(name: string): boolean {
  const letters = name.normalize('NFKD').replace(ENCLOSED, plainLetter).toLowerCase()
  return hasServiceName(fold(letters).replace(/[^\p{L}\p{N}]/gu, ''))
}

/** White letters in black circles and squares, and those of flags. Each alphabet is in a row. */
const ENCLOSED = /[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}\u{1F1E6}-\u{1F1FF}]/gu

function plainLetter(letter: string): string {
  const code = letter.codePointAt(0) ?? 0
  const start = [0x1f1e6, 0x1f170, 0x1f150].find((first) => code >= first) ?? code
  return String.fromCharCode(97 + code - start)
}

function isWord(folded: string): boolean {
  return oneWord.test(loosen(folded))
}

function hasServiceName(folded: string): boolean {
  return foldedNames.some((name) => loosen(folded).includes(name))
}

/** Each run of parts, joined: "sign-in-ada" has "sign", "signin", "signinada", "in", and so on. */
function listRuns(parts: readonly string[]): string[] {
  return parts.flatMap((_part, from) =>
    parts.slice(from).map((_last, index) => parts.slice(from, from + index + 1).join('')),
  )
}
