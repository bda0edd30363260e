type Cell = string | number | null | undefined

/**
 * Lines with aligned columns: text on the left, numbers on the right.
 *
 * @example formatTable(['Day', 'Clicks'], [['2026-11-20', 7]])
 */
export function formatTable(headings: readonly string[], rows: readonly (readonly Cell[])[]) {
  const all = [headings, ...rows.map((row) => row.map((cell) => String(cell ?? '')))]
  const widths = headings.map((_, at) => Math.max(...all.map((row) => widthOf(row[at] ?? ''))))
  const isNumber = headings.map((_, at) => rows.some((row) => typeof row[at] === 'number'))
  return all.map((row) =>
    row
      .map((cell, at) => {
        const space = ' '.repeat((widths[at] ?? 0) - widthOf(cell))
        return isNumber[at] ? space + cell : cell + space
      })
      .join('  ')
      .trimEnd(),
  )
}

/** Terminals draw these letters two columns wide (East Asian Width W and F). */
const WIDE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f\uff01-\uff60]/u

function widthOf(text: string): number {
  return [...text].reduce((width, letter) => width + (WIDE.test(letter) ? 2 : 1), 0)
}
