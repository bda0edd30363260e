import { countOf } from '@everyshelf/domain/format'
import type { Comparison } from './use-upload.ts'

/** @example describeComparison({ newRows: 2, knownRows: 1, changedRows: 0 }) // '2 rows are new. 1 row was imported before and counts once.' */
export function describeComparison({ newRows, knownRows, changedRows }: Comparison): string {
  if (newRows + changedRows === 0) return 'You have already imported every row of this file.'
  const sentences = [
    `${countOf(newRows, 'row')} ${newRows === 1 ? 'is' : 'are'} new.`,
    knownRows > 0 &&
      `${countOf(knownRows, 'row')} ${knownRows === 1 ? 'was' : 'were'} imported before and ${knownRows === 1 ? 'counts' : 'count'} once.`,
    changedRows > 0 &&
      `${countOf(changedRows, 'row')} ${changedRows === 1 ? 'has' : 'have'} a new amount, which replaces the earlier one.`,
  ]
  return sentences.filter(Boolean).join(' ')
}
