import { useEffect } from 'react'
import { trpc } from '../../../lib/api/trpc.tsx'
import { type BulkRun, continueBulkChange, isGoing, useBulkRun } from './bulk-run.ts'

/** The current bulk change. One that a closed or reloaded page left unfinished goes on. */
export function useResumedRun(): BulkRun | null {
  const run = useBulkRun()
  const { data } = trpc.bulkChanges.list.useQuery()
  const unfinished = data?.find(isGoing)
  useEffect(() => {
    if (unfinished && !run) void continueBulkChange(unfinished)
  }, [unfinished, run])
  return run
}
