import { LABELS_MAX, type Label, type LabelColor } from '@everyshelf/domain/links'
import { DomainError } from '@everyshelf/domain/messages'
import type { Queries } from '../../../db/transact.ts'
import type { ChangeLinks } from '../store/change-links.ts'
import type { LabelChange } from '../store/label-writer.repo.ts'
import { labelsOf, type OwnedLabels, type UsedLabel } from './labels.repo.ts'

export interface LabelsServiceDeps {
  readonly db: Queries
  readonly changeLinks: ChangeLinks
}

export type LabelsService = ReturnType<typeof createLabelsService>

/** The labels of an account: words to find links again. */
export function createLabelsService({ db, changeLinks }: LabelsServiceDeps) {
  return {
    list: (userId: string): Promise<UsedLabel[]> => labelsOf(db, userId).list(),

    create: (userId: string, name: string, color: LabelColor): Promise<Label> =>
      changeLinks(userId, async (own, queries) => {
        const labels = labelsOf(queries, userId)
        await requireFreeName(labels, name)
        if ((await labels.count()) >= LABELS_MAX) throw new DomainError('label-limit-reached')
        return await own.addLabel(name, color)
      }),

    /** Throws `label-name-taken` with the id of the label that has the name, to offer a merge. */
    update: (userId: string, id: string, change: LabelChange) =>
      changeLinks(userId, async (own, queries) => {
        const labels = labelsOf(queries, userId)
        await requireLabel(labels, id)
        if (change.name !== undefined) await requireFreeName(labels, change.name, id)
        await own.changeLabel(id, change)
        return await requireLabel(labels, id)
      }),

    merge: (userId: string, id: string, into: string) =>
      changeLinks(userId, async (own, queries) => {
        const labels = labelsOf(queries, userId)
        await requireLabel(labels, id)
        await requireLabel(labels, into)
        await own.replaceLabel(id, into)
        return await requireLabel(labels, into)
      }),

    remove: (userId: string, id: string) =>
      changeLinks(userId, async (own, queries) => {
        const label = await requireLabel(labelsOf(queries, userId), id)
        await own.replaceLabel(id, null)
        return label
      }),
  }
}

async function requireLabel(own: OwnedLabels, id: string): Promise<UsedLabel> {
  const label = await own.find(id)
  if (!label) throw new DomainError('not-found')
  return label
}

async function requireFreeName(own: OwnedLabels, name: string, exceptId?: string) {
  const taken = await own.findByName(name)
  if (taken && taken.id !== exceptId) throw new DomainError('label-name-taken', { id: taken.id })
}
