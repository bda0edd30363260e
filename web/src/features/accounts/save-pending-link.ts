import { readApiError } from '@everyshelf/client'
import { apiClient } from '../../lib/api/api-client.ts'
import type { PendingAction } from '../../lib/session/pending-action.ts'

/**
 * Saves the book whose link a new user wanted before signing up, and returns the link's ID. Returns
 * null when saving failed, since a new account must not start with an error.
 */
export async function savePendingLink({ identifier }: PendingAction): Promise<string | null> {
  try {
    return (await apiClient.links.save.mutate({ isbn: identifier })).id
  } catch (error) {
    const { code, details } = readApiError(error)
    return code === 'link-already-saved' ? (details as { readonly id: string }).id : null
  }
}
