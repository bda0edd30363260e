import type { ReportProblem, ReportProblemCode } from '@everyshelf/domain/earnings'
import { formatCount } from '@everyshelf/domain/format'
import { REPORT_MAX_MB, REPORT_ROWS_MAX } from '@everyshelf/domain/limits'

/** What is wrong, and what to do. */
const texts: Readonly<Record<ReportProblemCode, string>> = {
  'too-large': `The file is larger than ${REPORT_MAX_MB} MB. Download a shorter period.`,
  archive: 'This is a ZIP or Excel file. Unpack it, and choose the CSV file.',
  'not-text': 'This is no text file. Download the report as CSV or TSV.',
  empty: 'The file is empty. Download the report again.',
  'no-rows': 'The file has no rows with earnings. Choose another period or report.',
  'too-many-rows': `The file has more than ${formatCount(REPORT_ROWS_MAX)} rows. Download a shorter period.`,
  'unclosed-quote': 'A quotation mark is never closed. Download the report again.',
  'wrong-columns': 'The line does not have the columns of the header.',
  'second-header': 'A second report begins here. Import each report by itself.',
  day: 'This is no date that we can read.',
  'days-differ': 'Earlier dates have day and month in the other order.',
  amount: 'This is no amount that we can read.',
  'amounts-differ': 'Earlier amounts have another decimal mark.',
  items: 'This is no number of items.',
  currency: 'This is no currency that we know.',
  'other-currency': 'The currency is not the one of this Amazon store.',
}

/** @example describeProblem({ code: 'day', line: 7, value: 'soon' }) // 'Line 7 (soon): This is no date that we can read.' */
export function describeProblem({ code, line, value }: ReportProblem): string {
  const place = line === null ? '' : `Line ${formatCount(line)}${value && ` (${value})`}: `
  return place + texts[code]
}
