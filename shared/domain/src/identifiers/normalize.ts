import { plainCharacters, trimPaste } from './plain-text.ts'

/** The longest identifier with its label, hyphens and spaces is shorter. */
const MAX_LENGTH = 200

/**
 * Labels that people copy with the identifier: "ISBN-13:", "ISBN 10:", "EAN", "ASIN:", "urn:isbn:",
 * and the code that a scanner sends before a number (AIM, ISO/IEC 15424). Without a separator only a
 * complete ISBN may follow: `ISBN012345` has ten characters, so it is an ASIN.
 */
const LABEL =
  /^(?:\][A-Z]\d|URN:ISBN:|(?:E?ISBN(?:[- ]?\(?1[03]\)?)?|S?SBN|ISMN|(?:EAN|GTIN)(?:[- ]?1[34])?|JAN|ASIN)(?:\s*[:=#]\s*|\s+|-?(?=(?:[-\s]*\d){9,12}[-\s]*[\dX]$)))/

/** Spreadsheets and programs write a number as text: `="978…"`, `'978…`, `"978…"`. */
const QUOTES = /^[='"`\u2018-\u201F\u00AB\u2039\s]+|['"`\u2018-\u201F\u00BB\u203A\s]+$/g

/**
 * Turns a pasted identifier into capitals and digits: removes labels, quotation marks, hyphens and
 * spaces, and converts the characters of other scripts. All other characters stay, and the parsers
 * reject them.
 *
 * @example normalizeIdentifier(' ISBN-13: 978‑0‑14‑312774‑1 ') // '9780143127741'
 */
export function normalizeIdentifier(text: string): string {
  const trimmed = trimPaste(text)
  if (trimmed.length > MAX_LENGTH) return trimmed.slice(0, MAX_LENGTH)
  return plainCharacters(trimmed)
    .replace(QUOTES, '')
    .replace(/[a-z]+/g, (letters) => letters.toUpperCase())
    .replace(LABEL, '')
    .replace(/[-\s]+/g, '')
}
