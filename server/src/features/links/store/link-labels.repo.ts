import { LABELS_MAX, type Label, labelKey, nextLabelColor } from '@everyshelf/domain/links'
import { DomainError } from '@everyshelf/domain/messages'
import type { IsoTime } from '../../../db/columns.ts'
import { createRowId } from '../../../db/row-id.ts'
import type { Queries } from '../../../db/transact.ts'

/** The labels of links, sorted by name. Links without labels are absent. */
export async function listLabelsOfLinks(
  db: Queries,
  linkIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Label[]>> {
  const labels = new Map<string, Label[]>()
  if (linkIds.length === 0) return labels
  const rows = await db
    .selectFrom('link_label')
    .innerJoin('label', 'label.id', 'link_label.labelId')
    .select(['link_label.linkId', 'label.id', 'label.name', 'label.color'])
    .where('link_label.linkId', 'in', linkIds)
    .orderBy('label.nameKey')
    .execute()
  for (const { linkId, ...label } of rows)
    labels.set(linkId, [...(labels.get(linkId) ?? []), label])
  return labels
}

/** The owner's labels with these names, in this order; missing ones are created. */
export async function findOrCreateLabels(
  db: Queries,
  ownerId: string,
  names: readonly string[],
  createdAt: IsoTime,
): Promise<Label[]> {
  if (names.length === 0) return []
  const rows = await db.selectFrom('label').selectAll().where('ownerId', '=', ownerId).execute()
  const known = new Map<string, Label>(
    rows.map(({ id, name, color, nameKey }) => [nameKey, { id, name, color }]),
  )
  const missing = new Set(names.map(labelKey).filter((key) => !known.has(key)))
  if (known.size + missing.size > LABELS_MAX) throw new DomainError('label-limit-reached')
  const found = new Map<string, Label>()
  for (const name of names) {
    const nameKey = labelKey(name)
    const label = known.get(nameKey) ?? {
      id: createRowId(),
      name,
      color: nextLabelColor([...known.values()].map(({ color }) => color)),
    }
    if (!known.has(nameKey)) {
      await db
        .insertInto('label')
        .values({ ...label, ownerId, nameKey, createdAt })
        .execute()
      known.set(nameKey, label)
    }
    found.set(label.id, label)
  }
  return [...found.values()]
}

/** Those of the names that a link can get: the account has the label, or room for a new one. */
export async function chooseAllowedLabels(
  db: Queries,
  ownerId: string,
  names: readonly string[],
): Promise<string[]> {
  if (names.length === 0) return []
  const rows = await db
    .selectFrom('label')
    .select('nameKey')
    .where('ownerId', '=', ownerId)
    .execute()
  const known = new Set(rows.map(({ nameKey }) => nameKey))
  return names.filter((name) => {
    if (known.size < LABELS_MAX) known.add(labelKey(name))
    return known.has(labelKey(name))
  })
}

/** Gives a link exactly these labels. */
export async function setLabelsOfLink(
  db: Queries,
  linkId: string,
  labelIds: readonly string[],
): Promise<void> {
  await db.deleteFrom('link_label').where('linkId', '=', linkId).execute()
  if (labelIds.length === 0) return
  await db
    .insertInto('link_label')
    .values(labelIds.map((labelId) => ({ linkId, labelId })))
    .execute()
}
