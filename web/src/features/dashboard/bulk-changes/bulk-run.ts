import { readApiError } from '@everyshelf/client'
import type { ErrorCode } from '@everyshelf/domain/messages'
import type { BulkAction, LinkSelection } from '@everyshelf/domain/schemas'
import type { RouterOutputs } from '@everyshelf/server/api'
import { useSyncExternalStore } from 'react'
import { apiClient } from '../../../lib/api/api-client.ts'
import { queryClient } from '../../../lib/api/query-client.ts'
import { readRetryAfterMs } from '../../../lib/api/retry-after.ts'
import { refreshSession } from '../../../lib/session/session.ts'
import { onSessionEvent } from '../../../lib/session/session-events.ts'

export type BulkChange = RouterOutputs['bulkChanges']['start']

/** The bulk change that this page works on, or whose result it shows. */
export interface BulkRun {
  readonly change: BulkChange
  /** Why it stopped; null while it goes on, and at its end. */
  readonly error: ErrorCode | null
}

let run: BulkRun | null = null
/** The change whose steps are requested, so that only one loop requests them. */
let goingId: string | null = null
const listeners = new Set<() => void>()

export function useBulkRun(): BulkRun | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => run,
    () => null,
  )
}

function show(next: BulkRun | null): void {
  run = next
  for (const listener of listeners) listener()
}

export function isGoing({ state }: Pick<BulkChange, 'state'>): boolean {
  return state === 'changing' || state === 'undoing'
}

export async function startBulkChange(selection: LinkSelection, action: BulkAction): Promise<void> {
  const change = await apiClient.bulkChanges.start.mutate({ selection, action })
  void continueBulkChange(change)
}

/** Requests one step after another. The server stores them, so a reload can continue. */
export async function continueBulkChange(change: BulkChange): Promise<void> {
  show({ change, error: null })
  if (goingId === change.id) return
  goingId = change.id
  try {
    let next = change
    while (isGoing(next) && goingId === change.id) {
      next = await advance(change.id)
      if (goingId === change.id) show({ change: next, error: null })
    }
  } catch (error) {
    if (goingId === change.id)
      show({ change: run?.change ?? change, error: readApiError(error).code })
  } finally {
    if (goingId === change.id) goingId = null
    refreshChangedData()
  }
}

async function advance(id: string): Promise<BulkChange> {
  try {
    return await apiClient.bulkChanges.advance.mutate({ id })
  } catch (error) {
    const waitMs = readRetryAfterMs(error)
    if (waitMs === null) throw error
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    return await advance(id)
  }
}

/** Stops a change if it is still going, and takes back what it changed. */
export async function undoBulkChange(change: BulkChange): Promise<void> {
  try {
    const undoing = await apiClient.bulkChanges.undo.mutate({ id: change.id })
    await continueBulkChange(undoing)
  } catch (error) {
    show({ change, error: readApiError(error).code })
  }
}

export function closeBulkRun(): void {
  if (run && !isGoing(run.change)) show(null)
}

function refreshChangedData(): void {
  // Links, their settings, and their histories.
  for (const router of ['links', 'bulkChanges']) {
    void queryClient.invalidateQueries({ queryKey: [[router]] })
  }
  void refreshSession()
}

onSessionEvent((event) => {
  if (event !== 'signed-out') return
  goingId = null
  show(null)
})
