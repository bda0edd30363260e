import { type Label, labelKey } from '@everyshelf/domain/links'
import type { LabelsChange } from '../schema.ts'

type LabelName = Pick<Label, 'name'>

/** The names of a link's labels after a change. */
export function applyToLabels(
  before: readonly LabelName[],
  { added, removed }: LabelsChange,
): string[] {
  const gone = new Set([...added, ...removed].map(labelKey))
  return [...before.map(({ name }) => name).filter((name) => !gone.has(labelKey(name))), ...added]
}

/** Which labels a link got and lost; null if it has the same ones. */
export function findLabelsChange(
  before: readonly Label[],
  after: readonly Label[],
): LabelsChange | null {
  const namesNotIn = (labels: readonly Label[], others: readonly Label[]) =>
    labels.filter(({ id }) => others.every((other) => other.id !== id)).map(({ name }) => name)
  const added = namesNotIn(after, before)
  const removed = namesNotIn(before, after)
  return added.length + removed.length > 0 ? { added, removed } : null
}
