/** Longest texts kept; what is longer is no title but an accident or an attack. */
export const TITLE_MAX = 300
export const NAME_MAX = 150
export const DESCRIPTION_MAX = 4000
export const AUTHORS_MAX = 20

/** Marks that turn the reading direction of everything after them (Unicode bidi controls). */
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/**
 * Makes text from a catalogue fit to store and show: no control characters, no halves of
 * characters, single spaces, at most `max` characters. Null when nothing is left.
 *
 * @example cleanText(' Dune\u0000\n Messiah ', 300) // 'Dune Messiah'
 */
export function cleanText(text: string | undefined, max: number): string | null {
  if (!text) return null
  const clean = text
    .slice(0, max * 4)
    .replace(DIRECTION_MARKS, '')
    .replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ')
    .toWellFormed()
    .normalize('NFC')
    .trim()
  return clean === '' ? null : shorten(clean, max)
}

function shorten(text: string, max: number): string {
  if (text.length <= max) return text
  return `${text
    .slice(0, max - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`
}

/** Descriptions come with markup now and then; they are shown as text. */
export function cleanDescription(text: string | undefined): string | null {
  return cleanText(
    text?.slice(0, DESCRIPTION_MAX * 4).replace(/<[^<>]{0,200}>/g, ' '),
    DESCRIPTION_MAX,
  )
}

export function cleanNames(names: readonly string[]): string[] {
  const clean = names.slice(0, AUTHORS_MAX).map((name) => cleanText(name, NAME_MAX))
  return clean.filter((name) => name !== null)
}
