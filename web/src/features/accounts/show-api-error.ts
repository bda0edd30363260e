import { readApiError } from '@everyshelf/client'
import { showError } from '@everyshelf/ui/toast'

/** Shows in a toast why an API call failed. */
export function showApiError(error: unknown): void {
  showError(readApiError(error).code)
}
