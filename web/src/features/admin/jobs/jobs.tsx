import type { RouterOutputs } from '@everyshelf/server/api'
import { useState } from 'react'
import { LoadFailure } from '../../../components/load-failure.tsx'
import { trpc } from '../../../lib/api.tsx'
import { ListSkeleton } from '../lists/paged-list.tsx'
import { JobRow } from './job-row.tsx'

export type Job = RouterOutputs['admin']['jobs']['list'][number]

const LOOKED_AGAIN_MS = 10_000
/** After a run was asked for, and while one goes on. */
const LOOKED_SOON_MS = 2000
const WATCHED_FOR_MS = 15_000

/** What the server does by itself. */
export function Jobs() {
  const [askedAt, setAskedAt] = useState(0)
  const { data, isError, refetch } = trpc.admin.jobs.list.useQuery(undefined, {
    refetchInterval: ({ state }) => {
      const isSoon = Date.now() - askedAt < WATCHED_FOR_MS
      return isSoon || state.data?.some(({ isRunning }) => isRunning)
        ? LOOKED_SOON_MS
        : LOOKED_AGAIN_MS
    },
  })
  if (isError && !data) return <LoadFailure onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton />
  const parts = [
    {
      title: 'Once for all',
      about: 'However many processes there are, one of them does it.',
      jobs: data.filter(({ isShared }) => isShared),
    },
    {
      title: 'In every process',
      about: 'Each process does it for itself; these are of the one that answers you.',
      jobs: data.filter(({ isShared }) => !isShared),
    },
  ]
  return parts.map(({ title, about, jobs }) => (
    <section key={title} aria-label={title} className="mb-14">
      <h2 className="m-0 font-display text-2xl">{title}</h2>
      <p className="mt-1 mb-4 text-ink-soft">{about}</p>
      <ul className="m-0 list-none border-b border-rule p-0">
        {jobs.map((job) => (
          <JobRow
            key={job.name}
            job={job}
            onRun={() => {
              setAskedAt(Date.now())
              void refetch()
            }}
          />
        ))}
      </ul>
    </section>
  ))
}
