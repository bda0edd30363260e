/** A size, and how many lines of it have room. */
export interface TextStep {
  readonly size: number
  readonly maxLines: number
}

export interface TextBox {
  readonly width: number
  /** From the largest to the smallest. */
  readonly steps: readonly [TextStep, ...TextStep[]]
}

type Measure = (text: string, size: number) => number

/** Sets a text in the largest size that fits. In the smallest size, it is cut off with an ellipsis. */
export function fitText(text: string, { width, steps }: TextBox, measure: Measure) {
  for (const { size, maxLines } of steps) {
    const lines = wrap(text, { size, width }, measure)
    const isBroken = lines.some((line) => measure(line, size) > width)
    if (lines.length <= maxLines && !isBroken) return { lines, size }
  }
  const { size, maxLines } = steps.at(-1) ?? steps[0]
  const lines = wrap(text, { size, width }, measure)
  const last = Math.min(lines.length, maxLines) - 1
  return {
    size,
    lines: lines.slice(0, maxLines).map((line, index) => {
      const isCut = index === last && lines.length > maxLines
      return isCut || measure(line, size) > width ? shorten(line, { size, width }, measure) : line
    }),
  }
}

type Line = { readonly size: number; readonly width: number }

function wrap(text: string, { size, width }: Line, measure: Measure): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    const longer = `${last} ${word}`
    if (last !== undefined && measure(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function shorten(text: string, { size, width }: Line, measure: Measure): string {
  const characters = [...text]
  while (characters.length > 1 && measure(`${characters.join('')}…`, size) > width) {
    characters.pop()
  }
  return `${characters.join('').trimEnd()}…`
}
