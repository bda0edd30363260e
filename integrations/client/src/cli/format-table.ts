type Cell = string | number | null | undefined

/**
 * Lines with aligned columns: text on the left, numbers on the right.
 *
 * @example formatTable(['Day', 'Clicks'], [['2026-11-20', 7]])
 */
export function formatTable(headings: readonly string[], rows: readonly (readonly Cell[])[]) {
  const all = [headings, ...rows.map((row) => row.map((cell) => String(cell ?? '')))]
  const widths = headings.map((_, at) => Math.max(...all.map((row) => (row[at] ?? '').length)))
  const isNumber = headings.map((_, at) => rows.some((row) => typeof row[at] === 'number'))
  return all.map((row) =>
    row
      .map((cell, at) =>
        isNumber[at] ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  )
}
