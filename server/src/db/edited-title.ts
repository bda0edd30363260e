import type { BookEdits } from '@everyshelf/domain/books'
import { type JsonText, parseJsonText } from './columns.ts'

interface TitledRow {
  /** The catalog's title when the link was saved. */
  readonly title: string | null
  readonly details: JsonText<BookEdits> | null
}

/** Replaces the title of a saved link by the one that its owner gave it, which readers see too. */
export function withEditedTitle<Row extends TitledRow>({
  details,
  ...row
}: Row): Omit<Row, 'details'> {
  const edits = details === null ? {} : parseJsonText(details)
  return { ...row, title: edits.title ?? row.title }
}
