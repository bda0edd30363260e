import { countOf, formatCount } from '../format/index.ts'
import { MOVE_COLUMNS_MAX, MOVE_MAX_MB, MOVE_ROWS_MAX, MOVED_SLUGS_MAX } from '../limits/index.ts'
import { LABELS_MAX } from '../links/index.ts'
import { savedLinkLimitReached } from '../messages/index.ts'
import type { MoveProblem, MoveProblemCode } from './move-problem.ts'
import type { MovePlan, MovePlanProblem } from './plan-move.ts'

/** What is wrong with a file, and what to do. */
const problemTexts: Readonly<Record<MoveProblemCode, string>> = {
  'too-large': `The file is larger than ${MOVE_MAX_MB} MB. Split it into smaller files.`,
  archive: 'This is a ZIP or Excel file. Unzip it or save it as CSV, then choose the CSV file.',
  'sql-dump': 'This is a copy of a database. Export the links as CSV or JSON.',
  'not-text': 'This is not a text file. Save it as CSV.',
  empty: 'The file is empty. Export it again.',
  'broken-json': 'This JSON file is incomplete. Export it again.',
  'unknown-columns':
    'We found no books. Use ISBNs, ASINs, or product URLs, or name your columns link, title, and destination.',
  'no-links': 'No link in this file has a destination. Add each book’s product URL or ISBN.',
  'too-many-rows': `The file has more than ${formatCount(MOVE_ROWS_MAX)} links. Split it into smaller files.`,
  'too-many-columns': `This line has more than ${MOVE_COLUMNS_MAX} columns. Export the file again.`,
  'unclosed-quote': 'A quotation mark is never closed. Export the file again.',
  'no-target': 'This line has no destination.',
  'no-book': 'We found no book in this line.',
  repeated: 'This book is in an earlier line.',
  shifted:
    'This line has more values than the header. Put texts that contain commas in quotation marks.',
}

/**
 * What is wrong with a file or a line of it.
 *
 * @example describeMoveProblem({ code: 'no-target', line: 7 }) // 'Line 7: This line has no destination.'
 */
export function describeMoveProblem({ code, line }: MoveProblem): string {
  return (line === null ? '' : `Line ${formatCount(line)}: `) + problemTexts[code]
}

/** Why a row is skipped, or has another slug. */
export const movePlanTexts: Readonly<Record<MovePlanProblem, string>> = {
  'not-a-book': 'We found no book at its destination.',
  'slug-not-allowed':
    'Its old name can’t be a custom short link. Those have 3 to 40 letters and digits, with single hyphens.',
  'slug-reserved': 'This custom short link is reserved.',
  'slug-taken': 'This custom short link is taken.',
  'slug-needs-premium': 'You need Premium to keep its name as a custom short link.',
  'slug-limit': `This link already has ${MOVED_SLUGS_MAX} custom short links, the maximum.`,
  'link-limit': savedLinkLimitReached,
  'label-limit': `Some of its labels were not added. You can have up to ${LABELS_MAX} labels.`,
}

/**
 * What an import did with a row.
 *
 * @example describeMoveResult({ action: 'create', slug: null, problem: null }) // 'Created.'
 */
export function describeMoveResult({
  action,
  slug,
  problem,
}: Pick<MovePlan, 'action' | 'problem'> & { readonly slug: string | null }): string {
  const reason = problem ? movePlanTexts[problem] : null
  const done = {
    create: 'Created.',
    restore: 'Restored.',
    add: slug ? `Added /go/${slug} to your link.` : 'You already had a link for this book.',
    skip: 'Skipped.',
  }
  return [done[action], reason].filter(Boolean).join(' ')
}

/**
 * How many rows an import creates and so on.
 *
 * @example describeMoveCounts({ create: 10, restore: 0, add: 1, skip: 1 }) // '10 new links · 1 already in your account · 1 skipped'
 */
export function describeMoveCounts({
  create,
  restore,
  add,
  skip,
}: Readonly<Record<MovePlan['action'], number>>): string {
  return [
    create > 0 && countOf(create, 'new link'),
    restore > 0 && `${formatCount(restore)} restored`,
    add > 0 && `${formatCount(add)} already in your account`,
    skip > 0 && `${formatCount(skip)} skipped`,
  ]
    .filter(Boolean)
    .join(' · ')
}
