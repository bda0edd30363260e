/** Labels people copy along with the number: "ISBN-13:", "ISBN", "ASIN:", "urn:isbn:". */
const LABEL =
  /^(?:URN:ISBN:|(?:E?ISBN(?:-?1[03])?|ASIN)(?:\s*[:=#]\s*|\s+|(?=97[89])|(?=\d{9}[\dX]$)))/

/** Hyphens and dashes (U+2010–U+2015, minus, small and full-width), white space, marks without width. */
const SEPARATORS = /[-\u00AD\u2010-\u2015\u2212\uFE58\uFE63\uFF0D\s\u200B-\u200F\u2060\uFEFF]/g

/**
 * Turns what people paste into bare capitals and digits: labels, hyphens of any kind and spaces go,
 * full-width characters become plain ones. Everything else stays, for the parsers to refuse.
 *
 * @example normalizeIdentifier(' ISBN-13: 978‑0‑14‑312774‑1 ') // '9780143127741'
 */
export function normalizeIdentifier(text: string): string {
  const plain = text
    .slice(0, 200)
    .replace(/[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\uFF1A]/g, (character) =>
      String.fromCharCode(character.charCodeAt(0) - 0xfee0),
    )
    .replace(/[\u200B-\u200F\u2060\uFEFF]/g, '')
    .trim()
    .toUpperCase()
  return plain
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(LABEL, '')
    .replace(SEPARATORS, '')
}
