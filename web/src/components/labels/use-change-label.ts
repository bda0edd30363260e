import { readApiError } from '@everyshelf/client'
import type { LabelColor } from '@everyshelf/domain/links'
import { type ErrorCode, errorMessages } from '@everyshelf/domain/messages'
import type { RouterOutputs } from '@everyshelf/server/api'
import { useState } from 'react'
import { trpc } from '../../lib/api/trpc.tsx'
import { useListedLinks } from '../../lib/links/listed-links.ts'

export type UsedLabel = RouterOutputs['labels']['list'][number]

/** Changes one label, and reports why a change was refused. */
export function useChangeLabel({ id }: UsedLabel) {
  const listed = useListedLinks()
  const update = trpc.labels.update.useMutation()
  const mergeInto = trpc.labels.merge.useMutation()
  const removeOne = trpc.labels.remove.useMutation()
  const [failure, setFailure] = useState<{ code: ErrorCode; otherId: string | null } | null>(null)

  const run = async (change: () => Promise<unknown>): Promise<boolean> => {
    setFailure(null)
    try {
      await change()
      await listed.refresh()
      return true
    } catch (error) {
      const { code, details } = readApiError(error)
      setFailure({ code, otherId: typeof details.id === 'string' ? details.id : null })
      return false
    }
  }
  return {
    isPending: update.isPending || mergeInto.isPending || removeOne.isPending,
    problem: failure && errorMessages[failure.code].text,
    /** The label that has the wanted name already. */
    otherId: failure?.otherId ?? null,
    rename: (name: string) => run(() => update.mutateAsync({ id, name })),
    recolor: (color: LabelColor) => run(() => update.mutateAsync({ id, color })),
    merge: (into: string) => run(() => mergeInto.mutateAsync({ id, into })),
    remove: () => run(() => removeOne.mutateAsync({ id })),
    reset: () => setFailure(null),
  }
}
