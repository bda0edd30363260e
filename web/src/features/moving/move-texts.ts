import { isNumberProblem, readTypedBook } from '@everyshelf/domain/books'
import { countOf, formatCount, formatWait } from '@everyshelf/domain/format'
import {
  MOVE_COLUMNS_MAX,
  MOVE_MAX_MB,
  MOVE_ROWS_MAX,
  MOVED_SLUGS_MAX,
} from '@everyshelf/domain/limits'
import { LABELS_MAX } from '@everyshelf/domain/links'
import { type MoveProblem, type MoveProblemCode, moveServiceNames } from '@everyshelf/domain/moving'
import { FREE_SAVED_LINK_LIMIT } from '@everyshelf/domain/plans'
import { explainBookInput } from '@everyshelf/ui/book-input'
import type { Move, MoveRow } from './move.ts'

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
    'This line has more cells than the heading. Put texts that contain commas in quotation marks.',
}

/** @example describeProblem({ code: 'no-target', line: 7 }) // 'Line 7: This line has no destination.' */
export function describeProblem({ code, line }: MoveProblem): string {
  return (line === null ? '' : `Line ${formatCount(line)}: `) + problemTexts[code]
}

const planProblems: Readonly<Record<NonNullable<MoveRow['problem']>, string>> = {
  'not-a-book': 'We found no book at its destination.',
  'slug-not-allowed':
    'Its old name doesn’t fit a custom short link: 3 to 40 letters and digits, with single hyphens.',
  'slug-reserved': 'This custom short link is reserved.',
  'slug-taken': 'This custom short link is taken.',
  'slug-needs-premium': 'You need Premium to keep its name as a custom short link.',
  'slug-limit': `This link already has ${MOVED_SLUGS_MAX} custom short links, the maximum.`,
  'link-limit': `You have reached the limit of ${FREE_SAVED_LINK_LIMIT} links.`,
  'label-limit': `Some of its labels were not added. You can have up to ${LABELS_MAX} labels.`,
}

/** What is wrong with a text that names no book, and the ISBN that it may stand for. */
export function readWrongNumber(
  row: Pick<MoveRow, 'problem' | 'target'>,
  isList: boolean,
): { readonly reason: string; readonly offer: string | null } | null {
  if (row.problem !== 'not-a-book') return null
  const typed = readTypedBook(row.target)
  const invalid = typed.kind === 'invalid' ? typed : null
  const offer = invalid?.offer ?? null
  if (!isList && !offer && !(invalid && isNumberProblem(invalid.problem))) return null
  const reason = explainBookInput(typed, row.target)
  return reason === null ? null : { reason, offer }
}

/** What an import will do with a row, and why not what the author might expect. */
export function describePlan(row: MoveRow, isList: boolean): string {
  const { action, slug, problem, isShortLink } = row
  const reason = readWrongNumber(row, isList)?.reason ?? (problem ? planProblems[problem] : null)
  const follow = isShortLink && action !== 'skip' ? 'We look up its book during the import.' : null
  return [describeAction(action, slug), reason, follow].filter(Boolean).join(' ')
}

function describeAction(action: MoveRow['action'], slug: string | null): string {
  switch (action) {
    case 'create':
      return slug ? `New link: /go/${slug}.` : 'New link.'
    case 'restore':
      return 'Restores the link that you removed.'
    case 'add':
      return slug ? `Adds /go/${slug} to your link.` : 'You already have a link for this book.'
    case 'skip':
      return 'Skipped.'
  }
}

/** What an import did with a row. */
export function describeResult({ action, slug, problem }: MoveRow): string {
  const reason = problem ? planProblems[problem] : null
  const done = {
    create: 'Created.',
    restore: 'Restored.',
    add: slug ? `Added /go/${slug} to your link.` : 'You already had a link for this book.',
    skip: 'Skipped.',
  }
  return [done[action], reason].filter(Boolean).join(' ')
}

/** @example describeCounts({ create: 10, restore: 0, add: 1, skip: 1 }) // '10 new links · 1 already in your account · 1 skipped' */
export function describeCounts({ create, restore, add, skip }: Move['counts']): string {
  return [
    create > 0 && countOf(create, 'new link'),
    restore > 0 && `${formatCount(restore)} restored`,
    add > 0 && `${formatCount(add)} already in your account`,
    skip > 0 && `${formatCount(skip)} skipped`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** @example describeTimeLeft({ state: 'moving', rows: 900, done: 300, lookedUp: 0, perSecond: 5 }) // '5 per second, about 2 minutes left. You can close this page.' */
export function describeTimeLeft({
  rows,
  done,
  lookedUp,
  perSecond,
}: Pick<Move, 'rows' | 'done' | 'lookedUp' | 'perSecond'>): string {
  const left = rows - (lookedUp || done)
  const speed =
    perSecond !== null && perSecond >= 1 ? `${formatCount(Math.round(perSecond))} per second, ` : ''
  const wait =
    perSecond === null ? '' : `${speed}about ${formatWait(left / perSecond, 'en')} left. `
  return `${wait.charAt(0).toUpperCase()}${wait.slice(1)}You can close this page.`
}

/** What the server still looks up for an import whose links are saved. */
export function describeLookUp(move: Move): string {
  const { rows, done, lookedUp } = move
  const what =
    done < rows
      ? `Opening short links: ${formatCount(rows - done)} left. `
      : `Looking up titles and covers: ${formatCount(lookedUp)} of ${formatCount(rows)}. `
  return `${what}${describeTimeLeft(move)}`
}

export function nameService(service: Move['service']): string {
  return service === 'everyshelf' ? 'Everyshelf' : moveServiceNames[service]
}

export function nameMove({ service, fileName }: Pick<Move, 'service' | 'fileName'>): string {
  if (fileName) return `${nameService(service)} · ${fileName}`
  return service === 'list' ? 'Pasted list' : nameService(service)
}
