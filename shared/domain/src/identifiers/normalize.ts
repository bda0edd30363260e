/** The longest identifier with its label, hyphens and spaces is shorter. */
const MAX_LENGTH = 200

/**
 * Labels that people copy with the identifier: "ISBN-13:", "ISBN 10:", "EAN", "ASIN:", "urn:isbn:".
 * Without a separator only a complete ISBN may follow: `ISBN012345` has ten characters, so it is an
 * ASIN.
 */
const LABEL =
  /^(?:URN:ISBN:|(?:E?ISBN(?:[- ]?1[03])?|EAN(?:[- ]?13)?|ASIN)(?:\s*[:=#]\s*|\s+|-?(?=(?:[-\s]*\d){9,12}[-\s]*[\dX]$)))/

/**
 * All characters that look like a hyphen: U+2010 to U+2015, minus signs, small and full-width
 * hyphens.
 */
const HYPHENS = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g

/** What no font draws: zero-width characters, soft hyphens, marks of direction. Source: Unicode DerivedCoreProperties. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu

/** Most texts, which need no search for the above. */
const ASCII = /^[ -~]*$/

/** Full-width digits, letters and colon, which Japanese keyboards type. */
const FULL_WIDTH = /[\uFF10-\uFF1A\uFF21-\uFF3A\uFF41-\uFF5A]/g
const FULL_WIDTH_OFFSET = 0xfee0

/**
 * Removes the invisible characters that web pages, ebooks and chats put into copied text.
 *
 * @example dropInvisible('pri\u00ADde\u200B') // 'pride'
 */
export function dropInvisible(text: string): string {
  return ASCII.test(text) ? text : text.replace(INVISIBLE, '')
}

/**
 * Replaces characters that only look like plain ones: every kind of hyphen becomes `-`, full-width
 * characters become ASCII, zero-width characters are removed.
 *
 * @example plainCharacters('９７８‑0') // '978-0'
 */
export function plainCharacters(text: string): string {
  return dropInvisible(text)
    .replace(FULL_WIDTH, (character) =>
      String.fromCharCode(character.charCodeAt(0) - FULL_WIDTH_OFFSET),
    )
    .replace(HYPHENS, '-')
}

/**
 * Turns a pasted identifier into capitals and digits: removes labels, hyphens and spaces, and
 * converts full-width characters. All other characters stay, and the parsers reject them.
 *
 * @example normalizeIdentifier(' ISBN-13: 978‑0‑14‑312774‑1 ') // '9780143127741'
 */
export function normalizeIdentifier(text: string): string {
  const trimmed = text.trim()
  if (trimmed.length > MAX_LENGTH) return trimmed.slice(0, MAX_LENGTH)
  return plainCharacters(trimmed)
    .trim()
    .replace(/[a-z]+/g, (letters) => letters.toUpperCase())
    .replace(LABEL, '')
    .replace(/[-\s]+/g, '')
}
