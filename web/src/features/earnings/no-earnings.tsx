import { formatDayRange } from '@everyshelf/domain/format'
import { ReaderAtShutters } from '@everyshelf/ui/illustrations'
import { Button, buttonClasses } from '@everyshelf/ui/primitives'
import { FileUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import type { ChangeQuery } from '../../components/charts/range.ts'
import type { ImportedReport } from './overview.ts'

/** Shown before the first import. */
export function NoReports() {
  return (
    <Empty
      title="Import your first report"
      text="Download a report from your affiliate program. We compare it with your clicks."
    >
      <Link to={paths.earningsReports} className={buttonClasses('solid')}>
        <FileUp aria-hidden="true" className="size-[1.1em]" />
        Import a report
      </Link>
    </Empty>
  )
}

interface NoEarningsProps {
  readonly imports: readonly ImportedReport[]
  readonly changeQuery: ChangeQuery
}

/** Shown when the range has no earnings: leads to the days of the newest report. */
export function NoEarnings({ imports, changeQuery }: NoEarningsProps) {
  const [newest] = imports
  return (
    <Empty
      title="No earnings in this range"
      text="Choose other dates, or import a report for these days."
    >
      {newest && (
        <Button
          onClick={() => changeQuery({ from: newest.firstDay, to: newest.lastDay, days: null })}
        >
          Show {formatDayRange(newest.firstDay, newest.lastDay)}
        </Button>
      )}
      <Link to={paths.earningsReports} className={buttonClasses('outline')}>
        Import a report
      </Link>
    </Empty>
  )
}

interface EmptyProps {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

function Empty({ title, text, children }: EmptyProps) {
  return (
    <section className="mt-8 flex flex-col items-center border-y border-rule px-4 py-14 text-center">
      <ReaderAtShutters className="w-56 max-w-full text-ink" />
      <h2 className="m-0 mt-8 font-display text-2xl sm:text-3xl">{title}</h2>
      <p className="m-0 mt-3 max-w-[50ch] text-ink-soft text-pretty">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>
    </section>
  )
}
