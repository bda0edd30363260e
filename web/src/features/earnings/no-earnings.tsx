import { formatDayRange } from '@everyshelf/domain/format'
import { Button, buttonClasses } from '@everyshelf/ui/primitives'
import { FileUp } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { EmptyRange } from '../../components/charts/empty-range.tsx'
import type { ChangeQuery } from '../../components/charts/range.ts'
import type { ImportedReport } from './overview.ts'

/** Shown before the first import. */
export function NoReports() {
  return (
    <EmptyRange
      title="Import your first report"
      text="Download a report from your affiliate program. We compare it with your clicks."
    >
      <Link to={paths.earningsReports} className={buttonClasses('solid')}>
        <FileUp className="size-[1.1em]" />
        Import a report
      </Link>
    </EmptyRange>
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
    <EmptyRange
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
    </EmptyRange>
  )
}
