import { formatDateTime } from '@everyshelf/domain/format'
import { Spinner } from '@everyshelf/ui/primitives'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { BackLink } from '../../../components/back-link.tsx'
import { LoadFailure } from '../../../components/load-failure.tsx'
import { trpc } from '../../../lib/api/trpc.tsx'
import { bulkChangePath } from './bulk-change-path.ts'
import { type BulkChange, useBulkRun } from './bulk-run.ts'
import { describeAction } from './describe-action.ts'
import { ResultList } from './result-list.tsx'
import { UndoButton } from './run-bar.tsx'
import { summarizeChange } from './summarize-change.ts'
import { useResumedRun } from './use-resumed-run.ts'

/** The account's bulk changes, each with a result for each link, and undo. */
export function BulkChangesPage() {
  const [query] = useSearchParams()
  const { data, error, refetch } = trpc.bulkChanges.list.useQuery()
  useResumedRun()
  const openId = query.get('change') ?? data?.[0]?.id
  return (
    <section aria-labelledby="bulk-changes-title">
      <BackLink to={paths.dashboard}>Your links</BackLink>
      <h1 id="bulk-changes-title" className="m-0 font-display text-3xl leading-tight sm:text-4xl">
        Bulk changes
      </h1>
      <p className="m-0 mt-3 mb-8 text-ink-soft">See or undo your latest bulk changes.</p>
      {error && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Spinner className="size-7 text-accent" />}
      {data?.length === 0 && (
        <p className="m-0 border-t border-rule py-8 text-ink-soft">
          No bulk changes yet. Select links in your list to change them together.
        </p>
      )}
      {data && data.length > 0 && (
        <ol aria-label="Changes, newest first" className="m-0 list-none border-b border-rule p-0">
          {data.map((change) => (
            <ChangeRow key={change.id} stored={change} isOpen={change.id === openId} />
          ))}
        </ol>
      )}
    </section>
  )
}

interface ChangeRowProps {
  readonly stored: BulkChange
  readonly isOpen: boolean
}

function ChangeRow({ stored, isOpen }: ChangeRowProps) {
  const run = useBulkRun()
  const change = run?.change.id === stored.id ? run.change : stored
  const { id, action, createdAt } = change
  return (
    <li className="border-t border-rule py-4">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-1">
        <div className="min-w-0 flex-1 basis-72">
          <h2 className="m-0 text-base font-semibold wrap-anywhere">{describeAction(action)}</h2>
          <p role={isOpen ? 'status' : undefined} className="tabular m-0 text-sm text-ink-soft">
            {summarizeChange(change)} ·{' '}
            <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          </p>
        </div>
        <div className="flex items-center gap-x-1 max-sm:-ml-3">
          <UndoButton change={change} />
          {!isOpen && (
            <Link
              to={bulkChangePath(id)}
              className="text-link inline-flex min-h-11 items-center px-3 text-sm font-medium"
            >
              View results
            </Link>
          )}
        </div>
      </div>
      {isOpen && <ResultList change={change} />}
    </li>
  )
}
