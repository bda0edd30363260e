export interface WrappedLines {
  readonly lines: readonly string[]
  readonly fontSize: number
}

export interface TextBox {
  /** Largest first. The first size in which the text fits is used. */
  readonly fontSizes: readonly number[]
  readonly width: number
  readonly height: number
}

/** Line height, relative to the font size. */
export const LEADING = 1.22

const NARROW = /[\p{P}\s1Ifijlrt]/u
const WIDE = /[MWmw@%]/u
const CAPITAL = /\p{Lu}/u
/** Scripts whose characters fill a square and whose lines break anywhere. */
const SQUARE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー、。・「」]/u
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Breaks a text into lines of similar length, in the largest font size that fits. A text that fits in no size
 * ends with an ellipsis.
 *
 * @example wrapLines('Jane Eyre', { fontSizes: [20], width: 60, height: 60 }).lines // ['Jane', 'Eyre']
 */
export function wrapLines(text: string, { fontSizes, width, height }: TextBox): WrappedLines {
  const words = splitWords(text)
  const maxLinesIn = (fontSize: number) => Math.floor(height / (fontSize * LEADING))
  for (const fontSize of fontSizes) {
    const limit = width / fontSize
    if (words.some((word) => measure(word) > limit)) continue
    const lines = breakLines(words, limit)
    if (lines.length <= maxLinesIn(fontSize))
      return { lines: balance(words, limit, lines.length), fontSize }
  }
  const fontSize = fontSizes.at(-1) ?? 12
  const fragments = words.flatMap((word) => splitLongWord(word, width / fontSize))
  const lines = breakLines(fragments, width / fontSize)
  const maxLines = maxLinesIn(fontSize)
  if (lines.length <= maxLines) return { lines, fontSize }
  return { lines: [...lines.slice(0, maxLines - 1), `${lines[maxLines - 1]}…`], fontSize }
}

/** The approximate width in a serif font, relative to the font size. */
function measure(text: string) {
  let width = 0
  for (const { segment } of characters.segment(text)) {
    if (SQUARE.test(segment)) width += 1
    else if (NARROW.test(segment)) width += 0.33
    else if (WIDE.test(segment)) width += 0.9
    else width += CAPITAL.test(segment) ? 0.7 : 0.54
  }
  return width
}

/** Words, each with the space before it. */
function splitWords(text: string) {
  return (text.match(/\s*\S+/gu) ?? []).flatMap((word) =>
    SQUARE.test(word) ? Array.from(characters.segment(word), ({ segment }) => segment) : [word],
  )
}

function splitLongWord(word: string, limit: number) {
  const fragments: string[] = []
  let piece = ''
  for (const { segment } of characters.segment(word)) {
    if (piece !== '' && measure(piece + segment) > limit) {
      fragments.push(piece)
      piece = ''
    }
    piece += segment
  }
  return [...fragments, piece]
}

function breakLines(words: readonly string[], limit: number) {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && measure(last + word) <= limit) lines[lines.length - 1] = last + word
    else lines.push(word.trimStart())
  }
  return lines
}

/** The narrowest wrapping with the same number of lines. */
function balance(words: readonly string[], limit: number, count: number) {
  const narrowest = Math.max(...words.map((word) => measure(word.trimStart())))
  for (let width = narrowest; width < limit; width += 0.25) {
    const lines = breakLines(words, width)
    if (lines.length === count) return lines
  }
  return breakLines(words, limit)
}
