import type { FirstStep } from '@everyshelf/domain/schemas'
import type { RouterOutputs } from '@everyshelf/server/api'
import { queryClient } from './api-cache.ts'
import { apiClient } from './api-client.ts'
import { readSession } from './session-store.ts'

type Profile = RouterOutputs['profile']['get']

/** As tRPC names `profile.get` in the cache; its own helper would bring its code along. */
const PROFILE = [['profile', 'get'], { type: 'query' }]

/** What this page has told the server already. */
const sent = new Set<string>()

/**
 * Ticks a step off the list of first steps of the account that is signed in; done twice, it stays
 * done. A step that cannot be sent is open again on the next page: nothing depends on it.
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
