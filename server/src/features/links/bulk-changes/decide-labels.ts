import { LABELS_PER_LINK_MAX, type Label, labelKey } from '@everyshelf/domain/links'
import type { BulkAction } from '@everyshelf/domain/schemas'
import { applyToLabels } from '../store/change-labels.ts'
import type { Decision } from './decide-bulk-change.ts'

type LabelName = Pick<Label, 'name'>

/** Which of the labels a link gets or loses. Names that fold to the same text are the same label. */
export function decideLabels(
  { labels, isAdded }: Extract<BulkAction, { kind: 'labels' }>,
  before: readonly LabelName[],
): Decision {
  const present = new Set(before.map(({ name }) => labelKey(name)))
  const named = [...new Map(labels.map((name) => [labelKey(name), name])).values()]
  const changed = named.filter((name) => present.has(labelKey(name)) !== isAdded)
  if (changed.length === 0) return { outcome: 'unchanged', reason: 'already' }
  const effect = isAdded ? { added: changed, removed: [] } : { added: [], removed: changed }
  if (applyToLabels(before, effect).length > LABELS_PER_LINK_MAX) {
    return { outcome: 'refused', reason: 'too-many-labels' }
  }
  return { outcome: 'changed', effect, state: null }
}
