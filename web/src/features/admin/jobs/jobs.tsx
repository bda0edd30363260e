import type { RouterOutputs } from '@everyshelf/server/api'
import { useState } from 'react'
import { trpc } from '../../../lib/api/trpc.tsx'
import { AdminLoadFailure } from '../components/admin-load-failure.tsx'
import { ListSkeleton } from '../components/paged-list.tsx'
import { JobRow } from './job-row.tsx'

export type Job = RouterOutputs['admin']['jobs']['list'][number]

const REFRESH_MS = 10_000
/** After a run was requested, and while one is running. */
const FAST_REFRESH_MS = 2000
const FAST_REFRESH_FOR_MS = 15_000

/** The server's background jobs. */
export function Jobs() {
  const [requestedAt, setRequestedAt] = useState(0)
  const { data, error, refetch } = trpc.admin.jobs.list.useQuery(undefined, {
    refetchInterval: ({ state }) => {
      const wasJustRequested = Date.now() - requestedAt < FAST_REFRESH_FOR_MS
      return wasJustRequested || state.data?.some(({ isRunning }) => isRunning)
        ? FAST_REFRESH_MS
        : REFRESH_MS
    },
  })
  if (error && !data) return <AdminLoadFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton />
  const groups = [
    {
      title: 'Shared jobs',
      about: 'One process runs these for all processes.',
      jobs: data.filter(({ isShared }) => isShared),
    },
    {
      title: 'Jobs in every process',
      about:
        'Each process runs these jobs. This list is from the process that answered your request.',
      jobs: data.filter(({ isShared }) => !isShared),
    },
  ]
  return groups.map(({ title, about, jobs }) => (
    <section key={title} aria-label={title} className="mb-14">
      <h2 className="m-0 font-display text-2xl">{title}</h2>
      <p className="mt-1 mb-4 text-ink-soft">{about}</p>
      <ul className="m-0 list-none border-b border-rule p-0">
        {jobs.map((job) => (
          <JobRow
            key={job.name}
            job={job}
            onRun={() => {
              setRequestedAt(Date.now())
              void refetch()
            }}
          />
        ))}
      </ul>
    </section>
  ))
}
