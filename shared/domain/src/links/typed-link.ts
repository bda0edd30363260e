import { findNumbers } from '../books/index.ts'
import { dropInvisible, type ParsedIdentifier, readBookIdentifier } from '../identifiers/index.ts'
import { parseSlug, type Slug } from './slug.ts'

const START = /^[a-z0-9]+(?:-[a-z0-9]+)*/i

/** A hyphen that another program wrote, before the rest of the slug: that of a word processor, or of a broken line. */
const OTHER_HYPHEN = /^(?:-\s+|[\u2010\u2011\u2013\u2212\uFE63\uFF0D])[a-z0-9]/i

/**
 * Parses the slug of a link as people print, type and paste it: in capitals, before a full stop, a bracket
 * or a closing quotation mark, with invisible characters. The slug is always the beginning of the text, so
 * that a typo never opens another link. Undefined if no slug begins there, or if the text goes on behind a
 * hyphen of another kind: `moby‑dick` must not open `moby`.
 *
 * @example parseTypedSlug('PRIDE.”') // 'pride'
 */
export function parseTypedSlug(text: string): Slug | undefined {
  const typed = dropInvisible(text).trimStart()
  const [start = ''] = START.exec(typed) ?? []
  return OTHER_HYPHEN.test(typed.slice(start.length)) ? undefined : parseSlug(start)
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

/**
 * Reads the identifier in the address of a link as people print, type and paste it. Text around it is
 * ignored if it names no other book. The problem is that of the whole text.
 *
 * @example readTypedIdentifier('978-0-14-312774-1).') // { ok: true, identifier: { kind: 'isbn', … } }
 */
export function readTypedIdentifier(text: string): ParsedIdentifier {
  const parsed = readBookIdentifier(text.length > MAX_LENGTH ? '?' : text)
  if (parsed.ok || text.length > MAX_LENGTH) return parsed
  const [identifier, ...others] = findNumbers(text)
  return identifier && others.length === 0 ? { ok: true, identifier } : parsed
}
