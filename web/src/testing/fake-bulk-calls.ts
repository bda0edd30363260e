import type { BulkAction } from '@everyshelf/domain/schemas'
import type { RouterInputs, RouterOutputs } from '@everyshelf/server/api'

type Inputs = RouterInputs['bulkChanges']
type Outputs = RouterOutputs['bulkChanges']
type Call<Name extends keyof Inputs & keyof Outputs> = (
  input: Inputs[Name],
) => Outputs[Name] | Promise<Outputs[Name]>

export type BulkCalls = {
  readonly [Name in keyof Inputs & keyof Outputs as `bulkChanges.${Name}`]: Call<Name>
}

type BulkChange = Outputs['start']

const CHOOSE: BulkAction = { kind: 'mode', mode: 'choose' }

/** A bulk change of two links that are waiting, unless `given` says otherwise. */
export function sampleBulkChange({
  counts,
  ...given
}: Partial<Omit<BulkChange, 'counts'>> & {
  counts?: Partial<BulkChange['counts']>
} = {}): BulkChange {
  const none = { waiting: 0, changed: 0, unchanged: 0, refused: 0, undone: 0, 'not-undone': 0 }
  return {
    id: 'cccccccccccc',
    action: CHOOSE,
    createdAt: '2026-11-23T09:30:00.000Z',
    state: 'changing',
    total: 2,
    counts: { ...none, ...(counts ?? { waiting: 2 }) },
    ...given,
  }
}

/** Every link changes, at once. */
export const bulkHandlers: BulkCalls = {
  'bulkChanges.list': () => [],
  'bulkChanges.preview': ({ selection }) => {
    const ids = 'ids' in selection ? selection.ids : ['linkaaaaaaaa', 'linkbbbbbbbb']
    return {
      total: ids.length,
      missing: 0,
      groups: [
        {
          outcome: 'changed',
          reason: null,
          effect: { added: [], removed: [] },
          count: ids.length,
          examples: ids.slice(0, 3).map((id) => ({ id, title: `Book ${id}` })),
        },
      ],
    }
  },
  'bulkChanges.start': ({ action }) => sampleBulkChange({ action }),
  'bulkChanges.advance': () => sampleBulkChange({ state: 'changed', counts: { changed: 2 } }),
  'bulkChanges.undo': () => sampleBulkChange({ state: 'undone', counts: { undone: 2 } }),
  'bulkChanges.results': () => ({ results: [], next: null }),
}
