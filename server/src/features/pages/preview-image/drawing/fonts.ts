import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Font, type PathCommand, parse } from 'opentype.js/dist/opentype.mjs'
import type { Outline, Point } from './coverage.ts'

const { resolve } = createRequire(import.meta.url)

/** The display face of the site, in the parts in which its package has it. */
const files = ['latin', 'latin-ext'].map(
  (part) => `@fontsource/young-serif/files/young-serif-${part}-400-normal.woff`,
)

/** Straight pieces for a curve of a letter. More of them make no visible difference at these sizes. */
const CURVE_STEPS = 6

/** Draws texts in the display face. */
export interface Typeface {
  /** Whether it has every character of a text. */
  readonly hasAll: (text: string) => boolean
  readonly measure: (text: string, size: number) => number
  /** The outlines of a line of text that begins at `x`, on the baseline `y`. */
  readonly draw: (text: string, place: Point & { readonly size: number }) => Outline[]
}

export function loadTypeface(): Typeface {
  const fonts = files.map((file) => {
    const { buffer, byteOffset, byteLength } = readFileSync(resolve(file))
    return parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer)
  })
  const findFont = (character: string): Font | undefined =>
    fonts.find((font) => font.charToGlyphIndex(character) > 0)

  /** Neighbors from the same part of the face, which can be set together with their kerning. */
  function splitRuns(text: string): { readonly font: Font; readonly text: string }[] {
    const runs: { font: Font; text: string }[] = []
    for (const character of text) {
      const font = findFont(character)
      if (!font) continue
      const last = runs.at(-1)
      if (last?.font === font) last.text += character
      else runs.push({ font, text: character })
    }
    return runs
  }

  return {
    hasAll: (text) => [...text].every((character) => findFont(character) !== undefined),
    measure: (text, size) =>
      splitRuns(text).reduce((sum, run) => sum + run.font.getAdvanceWidth(run.text, size), 0),
    draw(text, { x, y, size }) {
      let at = x
      return splitRuns(text).flatMap((run) => {
        const { commands } = run.font.getPath(run.text, at, y, size)
        at += run.font.getAdvanceWidth(run.text, size)
        return toOutlines(commands)
      })
    },
  }
}

function toOutlines(commands: readonly PathCommand[]): Outline[] {
  const outlines: Point[][] = []
  for (const command of commands) {
    if (command.type === 'Z') continue
    if (command.type === 'M') outlines.push([{ x: command.x, y: command.y }])
    else {
      const current = outlines.at(-1)
      const start = current?.at(-1)
      if (current && start) current.push(...followPath(start, command))
    }
  }
  return outlines
}

function followPath(start: Point, command: Exclude<PathCommand, { type: 'Z' }>): Point[] {
  const end = { x: command.x, y: command.y }
  if (command.type === 'Q') return bend([start, { x: command.x1, y: command.y1 }, end])
  if (command.type !== 'C') return [end]
  const controls = [
    { x: command.x1, y: command.y1 },
    { x: command.x2, y: command.y2 },
  ]
  return bend([start, ...controls, end])
}

/** The points on a Bézier curve after its start (de Casteljau). */
function bend(controls: readonly Point[]): Point[] {
  return Array.from({ length: CURVE_STEPS }, (_, step) => {
    const share = (step + 1) / CURVE_STEPS
    let points = controls
    while (points.length > 1) {
      points = points.slice(1).map((point, index) => between(points[index] ?? point, point, share))
    }
    return points[0] ?? { x: 0, y: 0 }
  })
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}
