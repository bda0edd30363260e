import { trpc } from '../../../lib/api/trpc.tsx'
import { showApiError } from '../show-api-error.ts'

/** What follows an action: a message if it failed, and the current webhooks and their log. */
export function useWebhookHandlers() {
  const server = trpc.useUtils()
  return {
    onError: showApiError,
    onSettled: () => server.webhooks.invalidate(),
  }
}
