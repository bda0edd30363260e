import { cleanText } from './page-text.ts'

const MAX_TEXTS = 20_000
const MAX_NUMBERS = 20
/** Label and number may be in separate elements within a common parent. */
const MAX_ASCENT = 2
const LONGEST_LINE = 300

const SHOW_TEXT = 4
const UNSEEN = 'script, style, noscript, template, textarea, select, [hidden]'

/** The word in Latin letters of either width, Arabic, Persian, Hindi and Chinese characters. */
const WORD = /ISBN|ＩＳＢＮ|ردمك|ردمک|شابک|आईएसबीएन|书号|書號|図書番号/i
const NUMBER = new RegExp(
  `(?:${WORD.source})(?:[-\\s]?1[03])?[^\\p{Nd}\\p{L}]{0,6}((?:\\p{Nd}[-–‐‑ ]?){9,12}[\\p{Nd}Xx])(?![\\p{Nd}\\p{L}])`,
  'giu',
)

function numbersAround(text: Node): string[] {
  let element = text.parentElement
  if (!element || element.closest(UNSEEN)) return []
  for (let step = 0; element && step <= MAX_ASCENT; step++) {
    const line = element.textContent ?? ''
    if (line.length > 10 * LONGEST_LINE) return []
    const found = Array.from((cleanText(line) ?? '').matchAll(NUMBER), ([, number]) => number ?? '')
    if (found.length > 0) return found
    element = element.parentElement
  }
  return []
}

/** Numbers that running text calls an ISBN, each once, in the order of the page. */
export function readTextNumbers(document: Document): string[] {
  const numbers = new Set<string>()
  const texts = document.createTreeWalker(document.body ?? document, SHOW_TEXT)
  for (let seen = 0; seen < MAX_TEXTS && numbers.size < MAX_NUMBERS; seen++) {
    const text = texts.nextNode()
    if (!text) break
    if (WORD.test(text.nodeValue ?? '')) for (const one of numbersAround(text)) numbers.add(one)
  }
  return [...numbers].slice(0, MAX_NUMBERS)
}
