import { LABELS_MAX, type Label, type LabelColor } from '@everyshelf/domain/links'
import { DomainError } from '@everyshelf/domain/messages'
import { toIsoTime } from '../../../db/columns.ts'
import type { LabelChange, LabelsRepo, OwnedLabels, UsedLabel } from './labels.repo.ts'

export interface LabelsServiceDeps {
  readonly repo: LabelsRepo
  readonly now: () => number
}

export type LabelsService = ReturnType<typeof createLabelsService>

/** The labels of an account: words to find links again. */
export function createLabelsService({ repo, now }: LabelsServiceDeps) {
  const isoNow = () => toIsoTime(new Date(now()))

  return {
    list: (userId: string): Promise<UsedLabel[]> => repo.labelsOf(userId).list(),

    create: (userId: string, name: string, color: LabelColor): Promise<Label> =>
      repo.changeLabelsOf(userId, async (own) => {
        await requireFreeName(own, name)
        if ((await own.count()) >= LABELS_MAX) throw new DomainError('label-limit-reached')
        return await own.add(name, color, isoNow())
      }),

    /** Throws `label-name-taken` with the id of the label that has the name, to offer a merge. */
    update: (userId: string, id: string, change: LabelChange): Promise<UsedLabel> =>
      repo.changeLabelsOf(userId, async (own) => {
        const before = await requireLabel(own, id)
        if (change.name !== undefined) await requireFreeName(own, change.name, id)
        await own.update(id, change)
        const after = await requireLabel(own, id)
        // Events name the labels of a link, without their colors.
        if (after.name !== before.name) await own.announce(await own.listLinks(id), isoNow())
        return after
      }),

    merge: (userId: string, id: string, into: string): Promise<UsedLabel> =>
      repo.changeLabelsOf(userId, async (own) => {
        await requireLabel(own, id)
        await requireLabel(own, into)
        const changed = await own.listLinks(id)
        await own.moveLinks(id, into)
        await own.remove(id)
        await own.announce(changed, isoNow())
        return await requireLabel(own, into)
      }),

    remove: (userId: string, id: string): Promise<UsedLabel> =>
      repo.changeLabelsOf(userId, async (own) => {
        const label = await requireLabel(own, id)
        const changed = await own.listLinks(id)
        await own.remove(id)
        await own.announce(changed, isoNow())
        return label
      }),
  }
}

async function requireLabel(own: OwnedLabels, id: string): Promise<UsedLabel> {
  const label = await own.find(id)
  if (!label) throw new DomainError('not-found')
  return label
}

async function requireFreeName(own: OwnedLabels, name: string, exceptId?: string): Promise<void> {
  const taken = await own.findByName(name)
  if (taken && taken.id !== exceptId) throw new DomainError('label-name-taken', { id: taken.id })
}
