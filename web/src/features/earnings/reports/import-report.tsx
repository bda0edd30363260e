import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import {
  type ReportChoices,
  type ReportFile,
  type ReportMapping,
  type ReportProblem,
  type ReportProblemCode,
  type ReportReading,
  readReports,
} from '@everyshelf/domain/earnings'
import { countOf, formatCount } from '@everyshelf/domain/format'
import {
  REPORT_COLUMNS_MAX,
  REPORT_FILES_MAX,
  REPORT_MAX_MB,
  REPORT_ROWS_MAX,
  REPORT_UNPACKED_MAX_MB,
} from '@everyshelf/domain/limits'
import { marketplaces } from '@everyshelf/domain/marketplaces'
import { FileSpreadsheet } from 'lucide-react'
import { startTransition, useMemo, useState, useTransition } from 'react'
import { Link } from 'react-router'
import { FileDrop } from '../../../components/file-drop.tsx'
import { paths } from '../../../lib/paths.ts'
import { ColumnMapping } from './column-mapping.tsx'
import { MissingChoiceForm } from './missing-choice-form.tsx'
import { openReportFile } from './open-report-file.ts'
import { ReportPreview } from './report-preview.tsx'

interface ImportReportProps {
  readonly tags: AffiliateTags
  readonly mappings: Readonly<Record<string, ReportMapping>>
}

/** From a file to an import: what the file does not say, a preview, and the import itself. */
export function ImportReport({ tags, mappings }: ImportReportProps) {
  const report = useReport(tags, mappings)
  const [imported, setImported] = useState<number | null>(null)
  const { reading, fileName } = report
  const advice = reading?.state === 'refused' ? adviseOnLines(reading.problems) : null
  const open = (file: File) => {
    setImported(null)
    report.open(file)
  }
  if (reading?.state === 'unknown') {
    return (
      <ColumnMapping
        key={reading.signature}
        fileName={fileName}
        unknown={reading}
        onCancel={report.close}
      />
    )
  }
  if (reading?.state === 'incomplete') {
    return (
      <MissingChoiceForm
        fileName={fileName}
        incomplete={reading}
        onChoose={report.choose}
        onCancel={report.close}
      />
    )
  }
  if (reading?.state === 'parsed') {
    return (
      <ReportPreview
        fileName={fileName}
        report={reading}
        onCancel={report.close}
        onImported={(rows) => {
          setImported(rows)
          report.close()
        }}
      />
    )
  }
  return (
    <FileDrop
      onFile={open}
      what="a report"
      accept=".csv,.tsv,.txt,.zip,text/csv,text/tab-separated-values,application/zip"
      icon={<FileSpreadsheet strokeWidth={1.25} className="mx-auto size-12 text-accent" />}
      note={
        report.isReading ? (
          <p role="status" className="m-0 mt-4 font-semibold">
            Reading the file…
          </p>
        ) : reading ? (
          <div
            role="alert"
            className="mx-auto mt-4 max-w-[62ch] rounded-md bg-danger-wash p-4 text-left"
          >
            <p className="m-0 font-semibold text-danger">Nothing was imported.</p>
            <ul className="m-0 mt-1 list-none p-0">
              {reading.problems.map((problem) => (
                <li
                  key={`${problem.file} ${problem.line} ${problem.code}`}
                  className="text-pretty wrap-anywhere"
                >
                  {describeProblem(problem)}
                </li>
              ))}
            </ul>
            {advice && <p className="m-0 mt-2">{advice}</p>}
          </div>
        ) : (
          imported !== null && (
            <p role="status" className="m-0 mt-4 font-semibold">
              Imported {countOf(imported, 'row')}.{' '}
              <Link to={paths.earnings} className="text-link">
                See your earnings
              </Link>
            </p>
          )
        )
      }
    >
      <p>
        CSV, TSV, or ZIP, up to {REPORT_MAX_MB} MB and {formatCount(REPORT_ROWS_MAX)} rows. We
        recognize Amazon’s Fee-Earnings, Fee-Orders, and bounties, Awin, Rakuten (Kobo), CJ, and
        Partnerize (Apple). For Bookshop.org and others, you choose the columns once.
      </p>
      <p>
        Your browser reads the file. We store only dates, stores, books, tracking IDs, items, and
        amounts.
      </p>
    </FileDrop>
  )
}

/** What is wrong, and what to do. */
const texts: Readonly<Record<ReportProblemCode, string>> = {
  'too-large': `The file is larger than ${REPORT_MAX_MB} MB. Download a report for a shorter period.`,
  excel: 'This is an Excel file. Save it as CSV, then choose the CSV file.',
  'zip-broken': 'We can’t open this ZIP file. Download it again.',
  'zip-encrypted': 'This ZIP file has a password. Unzip it, then choose the CSV file.',
  'zip-too-large': `This ZIP file has more than ${REPORT_FILES_MAX} files or ${REPORT_UNPACKED_MAX_MB} MB. Unzip it, then choose each report.`,
  'zip-without-reports': 'This ZIP file has no CSV or TSV file. Download the reports as CSV.',
  'several-periods':
    'Some days between the reports in this ZIP file are missing. Unzip it, then import each report.',
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
  'other-store': 'This row is from a different Amazon store than the one you chose.',
  'other-currency': 'This Amazon store uses a different currency.',
}

/** Problems of single lines, whose texts say only what is wrong. */
const lineCodes: ReadonlySet<ReportProblemCode> = new Set([
  ...(['wrong-columns', 'day', 'days-differ', 'amount', 'amounts-differ'] as const),
  ...(['items', 'currency', 'other-currency'] as const),
])

/** What to do about wrong lines; null if the texts of the problems already say it. */
function adviseOnLines(problems: readonly ReportProblem[]): string | null {
  if (!problems.some(({ code }) => lineCodes.has(code))) return null
  const lines = problems.length === 1 ? 'this line' : 'these lines'
  return `Download the report again, or correct ${lines}. Then choose the file again.`
}

/** @example describeProblem({ code: 'day', line: 7, value: 'soon' }) // 'Line 7 (soon): We can’t read this date.' */
function describeProblem({ code, line, value, file }: ReportProblem): string {
  const place = line === null ? '' : `Line ${formatCount(line)}${value && ` (${value})`}: `
  return (file === undefined ? '' : `${file}: `) + place + texts[code]
}

interface OpenedReport {
  readonly fileName: string
  readonly files: readonly ReportFile[]
  /** Why the file could not be opened. */
  readonly problem: ReportProblemCode | null
}

/** Reads a report in the browser, with what the author says about it. */
function useReport(tags: AffiliateTags, mappings: Readonly<Record<string, ReportMapping>>) {
  const [opened, setOpened] = useState<OpenedReport | null>(null)
  const [choices, setChoices] = useState<Omit<ReportChoices, 'mappings'>>({})
  const [isReading, startReading] = useTransition()

  const reading = useMemo((): ReportReading | null => {
    if (!opened) return null
    const { files, problem } = opened
    if (problem) return { state: 'refused', problems: [{ code: problem, line: null, value: '' }] }
    const first = readReports(files, { ...choices, mappings })
    if (first.state !== 'incomplete' || first.missing !== 'marketplace') return first
    const marketplace = findMarketplace(first.tags, tags)
    return marketplace ? readReports(files, { ...choices, mappings, marketplace }) : first
  }, [opened, choices, mappings, tags])

  return {
    fileName: opened?.fileName ?? '',
    reading,
    /** Large files take a moment. */
    isReading,
    choose: (choice: Omit<ReportChoices, 'mappings'>) => setChoices({ ...choices, ...choice }),
    open: (file: File): void =>
      startReading(async () => {
        const found = await openReportFile(file)
        const fileName = file.name.slice(0, 255)
        startTransition(() => {
          setChoices({})
          setOpened({ fileName, files: [], problem: null, ...found })
        })
      }),
    close: () => setOpened(null),
  }
}

/** The marketplace whose tag is in the file, if it is only one. */
function findMarketplace(found: readonly string[], tags: AffiliateTags) {
  const known = marketplaces.filter(({ code }) => found.includes(tags[code] ?? ''))
  return known.length === 1 ? known[0]?.code : undefined
}
