/** No number with its label, hyphens and spaces is longer; a longer text is no number. */
const MAX_LENGTH = 200

/**
 * Labels people copy along with the number: "ISBN-13:", "ISBN 10:", "EAN", "ASIN:", "urn:isbn:".
 * Without a separator only a whole ISBN may follow: `ISBN012345` has ten characters, so is an ASIN.
 */
const LABEL =
  /^(?:URN:ISBN:|(?:E?ISBN(?:[- ]?1[03])?|EAN(?:[- ]?13)?|ASIN)(?:\s*[:=#]\s*|\s+|-?(?=(?:[-\s]*\d){9,12}[-\s]*[\dX]$)))/

/** All that looks like a hyphen: U+2010 to U+2015, minus, small and full-width. */
const HYPHENS = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g

/** Marks without width, which copying from web pages and e-books leaves behind, and soft hyphens. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g

/** Full-width digits, letters and colon, as Japanese keyboards type them. */
const FULL_WIDTH = /[\uFF10-\uFF1A\uFF21-\uFF3A\uFF41-\uFF5A]/g
const FULL_WIDTH_OFFSET = 0xfee0

/**
 * Replaces what looks like plain text but is not: hyphens of any kind become `-`, full-width
 * characters plain ones, and marks without width go.
 *
 * @example plainCharacters('９７８‑0') // '978-0'
 */
export function plainCharacters(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(FULL_WIDTH, (character) =>
      String.fromCharCode(character.charCodeAt(0) - FULL_WIDTH_OFFSET),
    )
    .replace(HYPHENS, '-')
}

/**
 * Turns what people paste into bare capitals and digits: labels, hyphens of any kind and spaces go,
 * full-width characters become plain ones. Everything else stays, for the parsers to refuse.
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
