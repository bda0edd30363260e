/**
 * Characters that no font draws: zero-width characters, soft hyphens, direction marks, variation selectors,
 * the Braille blank, and the frame that turns a digit into a keycap. Source: Unicode DerivedCoreProperties.
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]|\u20E3/gu

/** White space, control characters and invisible ones, which copying and scanners add around a text. */
const PADDING = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]+$/u
const NO_PADDING = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/u
const CHUNK = 1000

/** Most texts, which need no search for other characters. */
const ASCII = /^[ -~]*$/

/** Full-width letters, digits and punctuation, which East Asian keyboards type. */
const FULL_WIDTH = /[\uFF01-\uFF5E]/g
const FULL_WIDTH_OFFSET = 0xfee0

/** Characters that look like a hyphen: dashes of every script, minus signs, bullets, middle dots. */
const HYPHENS =
  /[\p{Pd}\u00AF\u00B7\u02C9\u02D7\u06D4\u2022\u2027\u203E\u2043\u207B\u208B\u2212\u2219\u22C5\u23AF\u2500\u2501\u2796\u30FB\uFF65\uFFE3]/gu

/** Letters that look like a hyphen: the long vowel of a Japanese keyboard, the Chinese one, Korean eu. */
const LETTERS_LIKE_HYPHENS = /(?<=\d)[\u30FC\uFF70\u4E00\u3161]+(?=[\dX])/gi

/** Cyrillic Ha, Greek chi, the Roman ten and the sign of multiplication, in place of the check digit X. */
const LIKE_X = /(?<=\d[- ]?)[\u0425\u0445\u03A7\u03C7\u2169\u2179\u00D7](?![\p{L}\p{N}])/gu

/** Unicode lists the decimal digits of a script in a row from zero to nine. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++
  return String(before % 10)
}

/**
 * Removes the invisible characters that web pages, ebooks and chats put into copied text.
 *
 * @example dropInvisible('pri\u00ADde\u200B') // 'pride'
 */
export function dropInvisible(text: string): string {
  return ASCII.test(text) ? text : text.replace(INVISIBLE, '')
}

/**
 * Replaces characters that only look like plain ones, in a text with a number: digits of any script
 * become 0 to 9, hyphens of any script become `-`, full-width characters become ASCII, a Cyrillic `Х`
 * after a digit becomes the check digit `X`, and invisible characters are removed. Letters stay, since
 * `ſ` and `s` are not the same.
 *
 * @example plainCharacters('٩٧٨‑０ー14') // '978-0-14'
 */
export function plainCharacters(text: string): string {
  if (ASCII.test(text)) return text
  return dropInvisible(text)
    .replace(FULL_WIDTH, (character) =>
      String.fromCharCode(character.charCodeAt(0) - FULL_WIDTH_OFFSET),
    )
    .replace(/(?![0-9])\p{Nd}/gu, digitValue)
    .replace(HYPHENS, '-')
    .replace(LETTERS_LIKE_HYPHENS, '-')
    .replace(LIKE_X, 'X')
}

/**
 * Removes white space, control characters and invisible ones from both ends of a pasted text. It goes
 * back from the end, because a pattern that is anchored there would try every run of spaces.
 *
 * @example trimPaste(' 9780143127741\u200B') // '9780143127741'
 */
export function trimPaste(text: string): string {
  const start = text.search(NO_PADDING)
  if (start < 0) return ''
  let end = text.length
  while (PADDING.test(text.slice(end - CHUNK, end))) end -= CHUNK
  while (PADDING.test(text.charAt(end - 1))) end--
  return text.slice(start, end)
}
