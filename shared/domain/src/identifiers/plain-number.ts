import { plainCharacters, trimPaste } from './plain-text.ts'

/** The longest number with its label and what stands beside it is shorter. */
const MAX_LENGTH = 200

/** `9,78·10¹²`, `9.78 × 10^12`: how a document writes `9.78E12`. */
const POWER_OF_TEN = /\s?[·⋅×*x]\s?10\s?(?:\^\+?(\d{1,2})|([⁰¹²³⁴-⁹]{1,2}))$/iu

/** A dot in the middle of the line, as the decimal sign of a number in scientific notation. */
const RAISED_POINT = /(?<=^\d)[·⋅](?=\d{1,12}E\+?\d)/iu

/** Raised, lowered and circled digits, which Unicode does not count among the decimal digits. */
const DRAWN_DIGIT = /\p{No}/gu

/** The letter X of mathematics and signs like it, in place of the check digit. */
const DRAWN_X = /(?<=\d[- ]?)[✕✖𝐗𝕏𝖷𝗫𝚇]$/u

/** Between digits, where a keyboard or a file name has no hyphen. */
const OTHER_HYPHEN = /(?<=\d)[~_](?=[\dX])/gi

/** Cyrillic letters that look like the M of printed music and the E of scientific notation. */
const CYRILLIC_M = /^(ISMN[:\s]{0,3})?М(?=[- ]?\d)/i
const CYRILLIC_E = /(?<=\d)\s?Е(?=\+?\d)/i

/** Books of the seventies have dots in the label. */
const DOTTED_LABEL = /^(I\.\s?)?S\.\s?B\.\s?N\.?/i

/** The binding of the book: `(paperback)`. */
const BINDING = /\s?\(\p{L}[\p{L}. ]{0,30}\)$/u

/**
 * Rewrites a number that documents, books and file names write in an unusual way: superscript digits, `_` for
 * a hyphen, powers of ten, a label with dots, the binding after the number. All other texts stay.
 *
 * @example toPlainNumber('⁹⁷⁸_0_14_312774_1 (pbk.)') // '978-0-14-312774-1'
 */
export function toPlainNumber(text: string): string {
  const trimmed = trimPaste(text)
  if (trimmed.length > MAX_LENGTH) return trimmed
  const scientific = trimmed
    .replace(RAISED_POINT, '.')
    .replace(POWER_OF_TEN, (_all, plain?: string, raised = '') => `E${plain ?? raised}`)
  return plainCharacters(scientific)
    .replace(DRAWN_DIGIT, readDrawnDigit)
    .replace(OTHER_HYPHEN, '-')
    .replace(DRAWN_X, 'X')
    .replace(CYRILLIC_M, '$1M')
    .replace(CYRILLIC_E, 'E')
    .replace(DOTTED_LABEL, (_all, book?: string) => (book ? 'ISBN' : 'SBN'))
    .replace(BINDING, '')
}

function readDrawnDigit(character: string): string {
  const digit = character.normalize('NFKC')
  return /^\d$/.test(digit) ? digit : character
}
