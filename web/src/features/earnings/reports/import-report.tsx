import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import type { ReportMapping } from '@everyshelf/domain/earnings'
import { countOf, formatCount } from '@everyshelf/domain/format'
import { REPORT_MAX_MB, REPORT_ROWS_MAX } from '@everyshelf/domain/limits'
import { FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { FileDrop } from '../../../components/file-drop.tsx'
import { ColumnMapping } from './column-mapping.tsx'
import { MissingChoiceForm } from './missing-choice-form.tsx'
import { adviseOnLines, describeProblem } from './problem-texts.ts'
import { ReportPreview } from './report-preview.tsx'
import { useReport } from './use-report.ts'

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
