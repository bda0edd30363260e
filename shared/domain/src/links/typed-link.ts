import { findNumbers } from '../books/index.ts'
import {
  dropInvisible,
  type ParsedIdentifier,
  plainCharacters,
  readBookIdentifier,
} from '../identifiers/index.ts'
import { parseSlug, type Slug } from './slug.ts'

const START = /^[a-z0-9]+(?:-[a-z0-9]+)*/i
const PLAIN = /^[a-z0-9]+$/

/**
 * Hyphens of word processors, escaped ones, and those of broken lines, before more of a word. Mail breaks
 * lines with `=`, `=0D=0A`, and `=20`.
 */
const HYPHEN =
  /(?:[\s\p{Cc}\\]|=(?:20|0[ad]))*[-_~\u00AC\p{Pc}](?:[-_~\s\p{Cc}\\]|=(?:20|0[ad]))*(?=[\p{L}\p{N}])/giu

/** A letter or digit of any script, also after signs that another program wrote in place of a hyphen. */
const REST_OF_WORD = /^(?:[-=%\\\uFFFD]\s*)*[\p{Alphabetic}\p{M}\p{Nd}]/u

/** Longer than any slug with the signs inside it. */
const READ_LENGTH = 100

/**
 * Parses the slug of a link as people print, type and paste it: in capitals, before a full stop, a bracket
 * or a closing quotation mark, with invisible characters. The slug is always the beginning of the text, so
 * that a typo never opens another link. Undefined if no slug begins there, or if a word goes on behind it:
 * `moby‑dick` is `moby-dick`, and `pridé` is none.
 *
 * @example parseTypedSlug('PRIDE.”') // 'pride'
 */
export function parseTypedSlug(text: string): Slug | undefined {
  if (PLAIN.test(text)) return parseSlug(text)
  const typed = plainCharacters(text).trimStart().slice(0, READ_LENGTH).replace(HYPHEN, '-')
  const [start = ''] = START.exec(typed) ?? []
  return REST_OF_WORD.test(typed.slice(start.length)) ? undefined : parseSlug(start)
}

/**
 * Whether `in=` in an address says that the link is in a book, where no program allows tags. It is read
 * leniently, because a tag there breaks the programs' rules.
 *
 * @example isInBook('Book.') // true
 */
export function isInBook(text: unknown): boolean {
  return typeof text === 'string' && /^\s*book(?![a-z0-9])/i.test(dropInvisible(text))
}

const MAX_LENGTH = 100

/** Also in small letters: with text around it, only capitals make ten letters a number. */
const WRAPPED_ASIN = /^[^\p{L}\p{N}]*(b0[a-z0-9]{8})[^\p{L}\p{N}]*$/iu

/**
 * Reads the identifier in the address of a link as people print, type and paste it. Text around it is
 * ignored if it names no other book. A problem is reported for the whole text.
 *
 * @example readTypedIdentifier('978-0-14-312774-1).') // { ok: true, identifier: { kind: 'isbn', … } }
 */
export function readTypedIdentifier(text: string): ParsedIdentifier {
  const parsed = readBookIdentifier(text.length > MAX_LENGTH ? '?' : text)
  if (parsed.ok || text.length > MAX_LENGTH) return parsed
  const asin = WRAPPED_ASIN.exec(dropInvisible(text))?.[1]
  if (asin) return readBookIdentifier(asin)
  const [identifier, ...others] = findNumbers(text)
  return identifier && others.length === 0 ? { ok: true, identifier } : parsed
}
