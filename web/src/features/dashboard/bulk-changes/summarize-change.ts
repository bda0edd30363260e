import { countOf } from '@everyshelf/domain/format'
import type { BulkChange } from './bulk-run.ts'

/** How far a bulk change is, or what became of its links. */
export function summarizeChange({ state, total, counts }: BulkChange): string {
  const done = total - counts.waiting
  if (state === 'changing') return `${done} of ${countOf(total, 'link')}`
  if (state === 'undoing') {
    const undone = counts.undone + counts['not-undone']
    return `${undone} of ${countOf(undone + counts.changed, 'link')} undone`
  }
  const parts =
    state === 'undone'
      ? [
          `${countOf(counts.undone, 'link')} undone`,
          counts['not-undone'] > 0 && `${counts['not-undone']} not undone`,
        ]
      : [
          `${countOf(counts.changed, 'link')} changed`,
          counts.unchanged > 0 && `${counts.unchanged} unchanged`,
          counts.refused > 0 && `${counts.refused} failed`,
        ]
  return parts.filter(Boolean).join(' · ')
}

/** The share of links that are done, from 0 to 1. */
export function progressOf({ state, total, counts }: BulkChange): number {
  if (state === 'changing') return total > 0 ? (total - counts.waiting) / total : 1
  const undone = counts.undone + counts['not-undone']
  return state === 'undoing' ? undone / Math.max(undone + counts.changed, 1) : 1
}
