/**
 * Turns a CSV file, in chunks of whole rows, into JSON lines with the names of its first row as
 * keys. Empty cells become null, and those of `numbers` become numbers. A chunk without rows stays
 * an empty chunk.
 */
export async function* toJsonLines(
  chunks: AsyncIterable<string>,
  numbers: readonly string[] = [],
): AsyncGenerator<string, void> {
  let headings: readonly string[] | undefined
  for await (const chunk of chunks) {
    const rows = readRows(chunk)
    headings ??= rows.shift() ?? []
    const names = headings
    const lines = rows.map((cells) =>
      JSON.stringify(
        Object.fromEntries(
          names.map((name, at) => {
            const cell = cells[at] || null
            return [name, cell !== null && numbers.includes(name) ? Number(cell) : cell]
          }),
        ),
      ),
    )
    yield lines.map((line) => `${line}\n`).join('')
  }
}

/** A quoted cell with doubled quotes, or one without; then a comma or the end of the row. */
const CELL = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/gy

/** Rows as `formatCsvRow` writes them (RFC 4180). */
function readRows(text: string) {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, cell = '', end] of text.matchAll(CELL)) {
    row.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}
