import type { ReportProblem, ReportProblemCode } from '@everyshelf/domain/earnings'
import { formatCount } from '@everyshelf/domain/format'
import {
  REPORT_COLUMNS_MAX,
  REPORT_FILES_MAX,
  REPORT_MAX_MB,
  REPORT_ROWS_MAX,
  REPORT_UNPACKED_MAX_MB,
} from '@everyshelf/domain/limits'

/** What is wrong, and what to do. */
const texts: Readonly<Record<ReportProblemCode, string>> = {
  'too-large': `The file is larger than ${REPORT_MAX_MB} MB. Download a report for a shorter period.`,
  excel: 'This is an Excel file. Save it as CSV, then choose the CSV file.',
  'zip-broken': 'We can’t open this ZIP file. Download it again.',
  'zip-encrypted': 'This ZIP file has a password. Unzip it, then choose the CSV file.',
  'zip-too-large': `This ZIP file has more than ${REPORT_FILES_MAX} files or ${REPORT_UNPACKED_MAX_MB} MB. Unzip it, then choose each report.`,
  'zip-without-reports': 'This ZIP file has no CSV or TSV file. Download the reports as CSV.',
  'several-periods':
    'The reports in this ZIP file have days between them. Unzip it, then import each report.',
  royalties:
    'These are royalties, which you get for the book itself. Import what affiliate programs pay you, such as Amazon’s Fee-Earnings.',
  'not-text': 'This is not a text file. Download the report as CSV or TSV.',
  empty: 'The file is empty. Download the report again.',
  'no-rows': 'The file has no rows with earnings. Choose another period or report.',
  'too-many-rows': `The file has more than ${formatCount(REPORT_ROWS_MAX)} rows. Download a report for a shorter period.`,
  'too-many-columns': `This line has more than ${REPORT_COLUMNS_MAX} columns. Download the report again.`,
  'unclosed-quote': 'A quotation mark is never closed. Download the report again.',
  'wrong-columns': 'This line’s columns do not match the header.',
  'second-header': 'A second report begins here. Import each report separately.',
  day: 'We can’t read this date.',
  'days-differ': 'The day and month are in a different order than above.',
  amount: 'We can’t read this amount.',
  'amounts-differ': 'The decimal mark differs from the amounts above.',
  items: 'We can’t read this number of items.',
  currency: 'We don’t know this currency.',
  'currencies-differ': 'The amounts are in different currencies. Import a report for each.',
  'other-store': 'This row is from another Amazon store than the one you chose.',
  'other-currency': 'This Amazon store uses a different currency.',
}

/** Problems of single lines, whose texts say only what is wrong. */
const lineCodes: ReadonlySet<ReportProblemCode> = new Set([
  ...(['wrong-columns', 'day', 'days-differ', 'amount', 'amounts-differ'] as const),
  ...(['items', 'currency', 'other-currency'] as const),
])

/** What to do about wrong lines; null if the texts of the problems already say it. */
export function adviseOnLines(problems: readonly ReportProblem[]): string | null {
  if (!problems.some(({ code }) => lineCodes.has(code))) return null
  const lines = problems.length === 1 ? 'this line' : 'these lines'
  return `Download the report again, or correct ${lines}. Then choose the file again.`
}

/** @example describeProblem({ code: 'day', line: 7, value: 'soon' }) // 'Line 7 (soon): We can’t read this date.' */
export function describeProblem({ code, line, value, file }: ReportProblem): string {
  const place = line === null ? '' : `Line ${formatCount(line)}${value && ` (${value})`}: `
  return (file === undefined ? '' : `${file}: `) + place + texts[code]
}
