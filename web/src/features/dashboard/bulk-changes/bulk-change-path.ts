import { paths } from '../../../lib/paths.ts'

/** The list of bulk changes. */
export const BULK_CHANGES = `${paths.dashboard}?view=changes`

/** One of them, with a result for each link. */
export function bulkChangePath(id: string): string {
  return `${BULK_CHANGES}&change=${id}`
}
