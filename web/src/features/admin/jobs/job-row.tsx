import { formatDateTime, formatDuration } from '@everyshelf/domain/format'
import { Badge, Button } from '@everyshelf/ui/primitives'
import { trpc } from '../../../lib/api/trpc.tsx'
import { ActionResult } from '../components/action-result.tsx'
import type { Job } from './jobs.tsx'

interface JobRowProps {
  readonly job: Job
  readonly onRun: () => void
}

/** One job: what it does, its last run, and a button to run it now. */
export function JobRow({ job, onRun }: JobRowProps) {
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
