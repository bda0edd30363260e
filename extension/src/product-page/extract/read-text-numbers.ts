import { cleanText } from './page-text.ts'

const MAX_TEXTS = 20_000
const MAX_NUMBERS = 40
/** Label and number may be in separate elements within a common parent. */
const MAX_ASCENT = 2
const LONGEST_LINE = 300

const SHOW_TEXT = 4
const UNSEEN = 'script, style, noscript, template, textarea, select, [hidden]'

/** The word in Latin letters of either width, Arabic, Persian, Hindi and Chinese characters. */
const WORD = /ISBN|ＩＳＢＮ|ردمك|ردمک|شابک|आईएसबीएन|书号|書號|図書番号/i
const ONE = '(?:\\p{Nd}[-–‐‑ ]?){9,12}[\\p{Nd}Xx](?![\\p{Nd}\\p{L}])'
/** One number, or several with commas between them: `ISBN: A, B`. */
const NUMBERS = new RegExp(
  `(?:${WORD.source})(?:[-\\s]?1[03])?[^\\p{Nd}\\p{L}]{0,6}(${ONE}(?:\\s?[,;/|]\\s?${ONE})*)`,
  'giu',
)
/** Dashboards of publishers name the Kindle edition so. */
const ASIN = /\bASIN\b[^\p{L}\p{N}]{0,6}(B0[A-Z0-9]{8})\b/gu

/** A number and the element that shows it. */
export interface TextNumber {
  readonly element: Element
  readonly number: string
}

function numbersIn(line: string): string[] {
  return [...line.matchAll(NUMBERS), ...line.matchAll(ASIN)].flatMap(([, numbers = '']) =>
    numbers.split(/[,;/|]/),
  )
}

function numbersAround(text: Node): TextNumber[] {
  let element = text.parentElement
  if (!element || element.closest(UNSEEN)) return []
  for (let step = 0; element && step <= MAX_ASCENT; step++) {
    const line = element.textContent ?? ''
    if (line.length > 10 * LONGEST_LINE) return []
    const found = numbersIn(cleanText(line) ?? '')
    const shown = element
    if (found.length > 0) return found.map((number) => ({ element: shown, number }))
    element = element.parentElement
  }
  return []
}

/** Numbers that running text calls an ISBN or an ASIN, each once, in the order of the page. */
export function readTextNumbers(document: Document): TextNumber[] {
  const numbers = new Map<string, TextNumber>()
  const texts = document.createTreeWalker(document.body ?? document, SHOW_TEXT)
  for (let seen = 0; seen < MAX_TEXTS && numbers.size < MAX_NUMBERS; seen++) {
    const text = texts.nextNode()
    if (!text) break
    if (!WORD.test(text.nodeValue ?? '') && !/ASIN/.test(text.nodeValue ?? '')) continue
    for (const one of numbersAround(text)) {
      if (!numbers.has(one.number)) numbers.set(one.number, one)
    }
  }
  return [...numbers.values()]
}
