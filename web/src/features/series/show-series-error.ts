import { readApiError } from '@everyshelf/client'
import { showError } from '@everyshelf/ui/toast'

export function showSeriesError(error: unknown): void {
  const { code } = readApiError(error)
  showError(code === 'unexpected' ? 'series-save-failed' : code)
}
