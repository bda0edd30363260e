import { readApiError } from '@everyshelf/client'
import { showError } from '@everyshelf/ui/toast'
import { trpc } from '../../../lib/api/trpc.tsx'

interface WebhookHandlers {
  readonly onError: (error: unknown) => void
  readonly onSettled: () => Promise<void>
}

/** What follows an action: a message if it failed, and the current webhooks and their log. */
export function useWebhookHandlers(): WebhookHandlers {
  const server = trpc.useUtils()
  return {
    onError: (error) => void showError(readApiError(error).code),
    onSettled: () => server.webhooks.invalidate(),
  }
}
