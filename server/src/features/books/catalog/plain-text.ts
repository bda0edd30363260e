/** Maximum lengths. Longer text is an error or an attack. */
export const TITLE_MAX = 300
export const NAME_MAX = 150
export const DESCRIPTION_MAX = 4000
export const AUTHORS_MAX = 20

/** Unicode bidi controls, which change the direction of the text after them. */
const BIDI_CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/**
 * Cleans a catalog's text: no control characters, no lone surrogates, single spaces, at most `max`
 * characters. Null if nothing is left.
 *
 * @example cleanText(' Dune\u0000\n Messiah ', 300) // 'Dune Messiah'
 */
export function cleanText(text: string | undefined, max: number): string | null {
  if (!text) return null
  const clean = text
    .slice(0, max * 4)
    .replace(BIDI_CONTROLS, '')
    .replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ')
    .toWellFormed()
    .normalize('NFC')
    .trim()
  return clean === '' ? null : shorten(clean, max)
}

function shorten(text: string, max: number) {
  if (text.length <= max) return text
  return `${text
    .slice(0, max - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`
}

/** Removes markup from descriptions, which are shown as text. */
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
