import type { FirstStep } from '@everyshelf/domain/schemas'
import type { RouterOutputs } from '@everyshelf/server/api'
import { apiClient } from '../api/api-client.ts'
import { queryClient } from '../api/query-client.ts'
import { readSession } from '../session/session-store.ts'

type Profile = RouterOutputs['profile']['get']

/** tRPC's cache key for `profile.get`. Its own helper would add code to every page. */
const PROFILE = [['profile', 'get'], { type: 'query' }]

/** Steps that this page has already sent. */
const sent = new Set<string>()

/**
 * Marks one of the signed-in account's first steps. Calling it twice is fine. If the request fails, its
 * note is back on the next page; nothing depends on it.
 */
export function markStep(step: FirstStep): void {
  const { user } = readSession()
  if (!user) return
  queryClient.setQueryData<Profile>(
    PROFILE,
    (known) => known && { ...known, firstSteps: [...known.firstSteps, step] },
  )
  const key = `${user.publicId} ${step}`
  if (sent.has(key)) return
  sent.add(key)
  apiClient.profile.update.mutate({ firstStep: step }).catch(() => sent.delete(key))
}
