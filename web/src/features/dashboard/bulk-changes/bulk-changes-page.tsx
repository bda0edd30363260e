import { formatDateTime } from '@everyshelf/domain/format'
import type { BulkAction } from '@everyshelf/domain/schemas'
import type { RouterOutputs } from '@everyshelf/server/api'
import { Button, Spinner } from '@everyshelf/ui/primitives'
import { useInfiniteQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, CircleDashed, CircleMinus, Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { BackLink } from '../../../components/back-link.tsx'
import { LoadFailure } from '../../../components/load-failure.tsx'
import { apiClient } from '../../../lib/api/api-client.ts'
import { trpc } from '../../../lib/api/trpc.tsx'
import { linkPath, paths } from '../../../lib/paths.ts'
import { bulkChangePath } from './bulk-change-path.ts'
import { type BulkChange, useBulkRun } from './bulk-run.ts'
import { describeAction, describeEffect, describeReason } from './describe-action.ts'
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
      <BackLink to={paths.dashboard}>Links</BackLink>
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

type Result = RouterOutputs['bulkChanges']['results']['results'][number]
type Outcome = Result['outcome']

const outcomeNames: Readonly<Record<Outcome, string>> = {
  waiting: 'Waiting',
  changed: 'Changed',
  unchanged: 'Unchanged',
  refused: 'Failed',
  undone: 'Undone',
  'not-undone': 'Not undone',
}

const icons: Readonly<Record<Outcome, ReactNode>> = {
  waiting: <CircleDashed className="size-5 text-ink-faint" />,
  changed: <CircleCheck className="size-5 text-accent" />,
  unchanged: <CircleMinus className="size-5 text-ink-faint" />,
  refused: <CircleAlert className="size-5 text-danger" />,
  undone: <Undo2 className="size-5 text-accent" />,
  'not-undone': <CircleAlert className="size-5 text-danger" />,
}

/** Failures first. */
const order: readonly Outcome[] = [
  'refused',
  'not-undone',
  'waiting',
  'changed',
  'undone',
  'unchanged',
]

/** What became of each link of a bulk change. */
function ResultList({ change }: { readonly change: BulkChange }) {
  const { id, action, counts, state } = change
  const present = order.filter((outcome) => counts[outcome] > 0)
  const [chosen, setChosen] = useState<Outcome | null>(null)
  const outcome = chosen && present.includes(chosen) ? chosen : undefined
  return (
    <div className="mt-4">
      {present.length > 1 && (
        <div className="mb-3 flex flex-wrap gap-2">
          <FilterButton isOn={!outcome} onClick={() => setChosen(null)}>
            All {change.total}
          </FilterButton>
          {present.map((one) => (
            <FilterButton key={one} isOn={one === outcome} onClick={() => setChosen(one)}>
              {outcomeNames[one]} {counts[one]}
            </FilterButton>
          ))}
        </div>
      )}
      <ResultRows key={`${outcome} ${state}`} {...{ id, action, outcome }} />
    </div>
  )
}

interface FilterButtonProps {
  readonly isOn: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

function FilterButton({ isOn, onClick, children }: FilterButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onClick}
      className="tabular min-h-9 rounded-full border border-rule-strong px-3 text-sm font-medium hover:bg-wash aria-pressed:border-accent aria-pressed:bg-wash aria-pressed:text-accent"
    >
      {children}
    </button>
  )
}

interface ResultRowsProps {
  readonly id: string
  readonly action: BulkAction
  readonly outcome: Outcome | undefined
}

function ResultRows({ id, action, outcome }: ResultRowsProps) {
  const { data, error, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    {
      queryKey: [['bulkChanges', 'results'], id, outcome],
      queryFn: ({ pageParam: after }) =>
        apiClient.bulkChanges.results.query({ id, outcome, after }),
      initialPageParam: 0,
      getNextPageParam: ({ next }) => next,
    },
  )
  if (error) return <LoadFailure error={error} onRetry={refetch} />
  if (!data) return <Spinner className="size-6 text-accent" />
  return (
    <>
      <ol aria-label="Results" className="m-0 list-none p-0">
        {data.pages
          .flatMap(({ results }) => results)
          .map((result) => (
            <ResultRow key={result.position} {...{ action, result }} />
          ))}
      </ol>
      {hasNextPage && (
        <Button
          kind="outline"
          className="mt-4"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </>
  )
}

function ResultRow({ action, result }: { readonly action: BulkAction; readonly result: Result }) {
  const { linkId, title, outcome, reason, effect, isSaved } = result
  const detail = describeReason(reason) || describeEffect(action, effect)
  const isFailure = outcome === 'refused' || outcome === 'not-undone'
  return (
    <li data-outcome={outcome} className="flex items-start gap-3 border-t border-rule py-2.5">
      <span className="mt-0.5 shrink-0">{icons[outcome]}</span>
      <span className="min-w-0">
        {isSaved ? (
          <Link
            to={linkPath(linkId)}
            title={title}
            className="line-clamp-2 font-display text-ink lining-nums no-underline wrap-anywhere hover:text-accent hover:underline"
          >
            {title}
          </Link>
        ) : (
          <span title={title} className="line-clamp-2 font-display wrap-anywhere">
            {title}
          </span>
        )}
        <span className={`block text-sm ${isFailure ? 'text-danger' : 'text-ink-soft'}`}>
          {outcomeNames[outcome]}
          {detail && `: ${detail}`}
        </span>
      </span>
    </li>
  )
}
