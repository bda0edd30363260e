import { formatTable } from './format-table.ts'
import type { Shell } from './shell.ts'

export interface List<Entry> {
  readonly entries: readonly Entry[]
  readonly headings: readonly string[]
  readonly toRow: (entry: Entry) => readonly (string | number | null)[]
  /** What to say about an empty list. */
  readonly none: string
}

/** Prints a list as JSON or as a table. */
export function printList<Entry>(shell: Shell, isJson: boolean, list: List<Entry>): void {
  const { entries, headings, toRow, none } = list
  if (isJson) shell.print(JSON.stringify(entries))
  else if (entries.length === 0) shell.note(none)
  else for (const line of formatTable(headings, entries.map(toRow))) shell.print(line)
}
