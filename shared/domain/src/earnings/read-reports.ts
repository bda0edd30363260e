import { addDays } from '../clicks/index.ts'
import type { DayRange } from './coverage.ts'
import { describeIdentity, type EarningRow } from './earning-row.ts'
import { type ReportChoices, readReport } from './read-report.ts'
import type { ParsedReport, ReportReading } from './report-problem.ts'
import { sumByCurrency, summarizeRows } from './summarize-rows.ts'

/** A report as text. */
export interface ReportFile {
  readonly name: string
  readonly text: string
}

/** Longer names of several reports become their number. */
const NAME_MAX_LENGTH = 60

interface ReadFile {
  readonly name: string
  readonly reading: ReportReading
}

/**
 * Reads the reports of one download, such as Amazon's ZIP, as one: all of them or none. Files without
 * earnings, such as clicks by tracking ID, are named and left out.
 *
 * @example readReports([{ name: 'fees.csv', text }], { marketplace: 'us' }).state // 'parsed'
 */
export function readReports(files: readonly ReportFile[], choices: ReportChoices): ReportReading {
  const [only] = files
  if (only && files.length === 1) return readReport(only.text, only.name, choices)
  const all = files.map(({ name, text }) => ({ name, reading: readReport(text, name, choices) }))
  const parsed = all.flatMap(({ name, reading }) =>
    reading.state === 'parsed' ? [{ name, report: reading }] : [],
  )
  const unread = all.filter(({ reading }) => saysNothing(reading))
  const blocking = all.find(
    ({ reading }) => reading.state !== 'parsed' && !unread.some((one) => one.reading === reading),
  )
  if (blocking) return nameFile(blocking)
  if (parsed.length === 0) {
    const unknown = unread.find(({ reading }) => reading.state === 'unknown') ?? unread[0]
    return unknown ? nameFile(unknown) : refuse('zip-without-reports')
  }
  const reports = parsed.map(({ report }) => report)
  if (haveGap(reports)) return refuse('several-periods')
  return { ...join(reports), unread: unread.map(({ name }) => name) }
}

/** Another report of the download can have earnings. */
function saysNothing(reading: ReportReading): boolean {
  return reading.state === 'refused'
    ? reading.problems.every(({ code }) => ['empty', 'no-rows', 'royalties'].includes(code))
    : reading.state === 'unknown' && reading.reason === 'new'
}

function nameFile({ name, reading }: ReadFile): ReportReading {
  return reading.state === 'refused'
    ? { ...reading, problems: reading.problems.map((problem) => ({ ...problem, file: name })) }
    : reading
}

function refuse(code: 'zip-without-reports' | 'several-periods'): ReportReading {
  return { state: 'refused', problems: [{ code, line: null, value: '' }] }
}

/** Whether days are missing between two reports of the same kind: the import would seem to cover them. */
function haveGap(reports: readonly ParsedReport[]): boolean {
  const byName = Map.groupBy(reports, ({ name }) => name)
  return [...byName.values()].some((same) => {
    const periods = same.map(periodOf).toSorted((a, b) => (a.from < b.from ? -1 : 1))
    return periods.some(({ from }, index) => {
      const before = periods.slice(0, index).map(({ to }) => to)
      return before.length > 0 && before.every((to) => addDays(to, 1) < from)
    })
  })
}

function periodOf({ period, rows }: ParsedReport): DayRange {
  const { firstDay, lastDay } = summarizeRows(rows)
  return period ?? { from: firstDay, to: lastDay }
}

/** Reports of one download have one period. A row that two of them have counts once. */
function join(reports: readonly ParsedReport[]): ParsedReport {
  const names = [...new Set(reports.map(({ name }) => name))].join(' + ')
  const byIdentity = new Map<string, EarningRow>()
  for (const row of reports.flatMap(({ rows }) => rows)) byIdentity.set(describeIdentity(row), row)
  const periods = reports.flatMap(({ period }) => period ?? [])
  return {
    state: 'parsed',
    name: names.length > NAME_MAX_LENGTH ? `${reports.length} reports` : names,
    rows: [...byIdentity.values()],
    skipped: reports.reduce((sum, { skipped }) => sum + skipped, 0),
    period: joinPeriods(periods),
    reversed: reports.reduce((sum, { reversed }) => sum + reversed, 0),
    pending: sumByCurrency(reports.flatMap(({ pending }) => pending)),
  }
}

function joinPeriods(periods: readonly DayRange[]): DayRange | undefined {
  const from = periods.map((period) => period.from).toSorted()[0]
  const to = periods
    .map((period) => period.to)
    .toSorted()
    .at(-1)
  return from === undefined || to === undefined ? undefined : { from, to }
}
