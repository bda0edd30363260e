import { formatCount } from '@everyshelf/domain/format'

/** The output for a progress bar. */
export interface ProgressOutput {
  readonly write: (text: string) => void
  /** False in a log or a pipe, where no bar is drawn. */
  readonly isTerminal: boolean
}

export interface Progress {
  /** Draws the bar; `total` is null when unknown. */
  readonly show: (label: string, done: number, total: number | null) => void
  /** Removes the bar. */
  readonly clear: () => void
}

const WIDTH = 24
const REDRAW_MS = 80
const CLEAR_LINE = '\r\u001B[2K'

export function createProgress(
  output: ProgressOutput,
  now: () => number = () => performance.now(),
): Progress {
  let drawnAt = Number.NEGATIVE_INFINITY
  let isDrawn = false
  return {
    show: (label, done, total) => {
      const isLast = total !== null && done >= total
      if (!output.isTerminal || (!isLast && now() - drawnAt < REDRAW_MS)) return
      drawnAt = now()
      isDrawn = true
      output.write(CLEAR_LINE + formatBar(label, done, total))
    },
    clear: () => {
      if (isDrawn) output.write(CLEAR_LINE)
      isDrawn = false
    },
  }
}

/** @example formatBar('hit', 1, 4) // 'hit                  ██████░░░░░░░░░░░░░░░░░░  25%  1 of 4' */
export function formatBar(label: string, done: number, total: number | null): string {
  const name = label.padEnd(20)
  if (total === null) return `${name} ${formatCount(done)}`
  const share = total === 0 ? 1 : Math.min(1, done / total)
  const filled = Math.floor(share * WIDTH)
  const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled)
  const percent = String(Math.floor(share * 100)).padStart(3)
  return `${name} ${bar} ${percent}%  ${formatCount(done)} of ${formatCount(total)}`
}
