import { formatDateTime, formatDuration } from '@everyshelf/domain/format'
import type { RouterOutputs } from '@everyshelf/server/api'
import { Badge, Button } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { trpc } from '../../../lib/api/trpc.tsx'
import { ActionResult } from '../components/action-result.tsx'
import { Loaded } from '../components/loaded.tsx'

type Job = RouterOutputs['admin']['jobs']['list'][number]

const REFRESH_MS = 10_000
/** After a run was requested, and while one is running. */
const FAST_REFRESH_MS = 2000
const FAST_REFRESH_FOR_MS = 15_000

/** The server's background jobs. */
export function Jobs() {
  const [requestedAt, setRequestedAt] = useState(0)
  const query = trpc.admin.jobs.list.useQuery(undefined, {
    refetchInterval: ({ state }) => {
      const wasJustRequested = Date.now() - requestedAt < FAST_REFRESH_FOR_MS
      return wasJustRequested || state.data?.some(({ isRunning }) => isRunning)
        ? FAST_REFRESH_MS
        : REFRESH_MS
    },
  })
  const onRun = () => {
    setRequestedAt(Date.now())
    void query.refetch()
  }
  return <Loaded query={query}>{(jobs) => <JobGroups jobs={jobs} onRun={onRun} />}</Loaded>
}

interface JobGroupsProps {
  readonly jobs: readonly Job[]
  readonly onRun: () => void
}

function JobGroups({ jobs: all, onRun }: JobGroupsProps) {
  const groups = [
    {
      title: 'Shared jobs',
      about: 'One process runs these jobs for all processes.',
      jobs: all.filter(({ isShared }) => isShared),
    },
    {
      title: 'Jobs in every process',
      about:
        'Each process runs these jobs. This list is from the process that answered your request.',
      jobs: all.filter(({ isShared }) => !isShared),
    },
  ]
  return groups.map(({ title, about, jobs }) => (
    <section key={title} aria-label={title} className="mb-14">
      <h2 className="m-0 font-display text-2xl">{title}</h2>
      <p className="mt-1 mb-4 text-ink-soft">{about}</p>
      <ul className="m-0 list-none border-b border-rule p-0">
        {jobs.map((job) => (
          <JobRow key={job.name} job={job} onRun={onRun} />
        ))}
      </ul>
    </section>
  ))
}

interface JobRowProps {
  readonly job: Job
  readonly onRun: () => void
}

/** One job: what it does, its last run, and a button to run it now. */
function JobRow({ job, onRun }: JobRowProps) {
  const { name, title, text, isRunning, error } = job
  const run = trpc.admin.jobs.run.useMutation({ onSuccess: onRun })
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-3 border-t border-rule py-4">
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="m-0 flex flex-wrap items-baseline gap-x-3 text-lg font-semibold">
          {title}
          {isRunning && <Badge tone="accent">Running</Badge>}
          {error && <Badge tone="danger">Failed</Badge>}
        </h3>
        <p className="m-0 max-w-[66ch]">{text}</p>
        <p className="tabular m-0 mt-1 text-sm text-ink-soft">{describeRuns(job)}</p>
        {error && <p className="m-0 mt-1 text-sm text-danger [overflow-wrap:anywhere]">{error}</p>}
      </div>
      <div className="flex flex-col items-start gap-1 sm:items-end">
        <Button
          kind="outline"
          aria-label={`Run now: ${title}`}
          busy={run.isPending}
          onClick={() => run.mutate({ name })}
        >
          Run now
        </Button>
        <ActionResult error={run.error} done={run.isSuccess ? 'Run requested.' : null} />
      </div>
    </li>
  )
}

function describeRuns({ everyMs, lastRunAt, tookMs, result, nextRunAt, claimedBy }: Job): string {
  const facts = [
    `Every ${formatDuration(everyMs).replace(/^1 /, '')}`,
    lastRunAt
      ? `last ${formatDateTime(lastRunAt)}, took ${formatDuration(tookMs ?? 0)}`
      : 'not run yet',
    result !== null && `result ${result}`,
    nextRunAt && Date.parse(nextRunAt) > Date.now() && `next ${formatDateTime(nextRunAt)}`,
    claimedBy && `on ${claimedBy}`,
  ]
  return facts.filter(Boolean).join(' · ')
}
