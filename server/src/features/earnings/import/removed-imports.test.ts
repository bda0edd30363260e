import { expect, it } from 'vitest'
import { addOwner } from '../../../testing/click-store.ts'
import { describeEachDatabase } from '../../../testing/databases.ts'
import {
  countEarningRows,
  createReportImports,
  earned,
  STARTED_AT,
} from '../../../testing/report-imports.ts'
import { deleteUnfinishedImports } from './delete-unfinished-imports.ts'

const HOUR_MS = 60 * 60 * 1000

describeEachDatabase('removing imports', (open) => {
  it('drops an import that the author left, but none that is completed', async () => {
    const database = await open()
    await addOwner(database, 'ada')
    await addOwner(database, 'bob')
    const { imports, importRows, sum } = createReportImports(database)
    const { id } = await importRows([earned(5400)])
    expect(await imports.drop('ada', id)).toEqual({ dropped: false })
    expect(await sum()).toBe(5400)
    const left = await imports.begin('ada', { fileName: 'a.csv', report: 'Awin', rows: 2 })
    await imports.append('ada', left.id, [earned(1)])
    await expect(imports.drop('bob', left.id)).rejects.toThrow('not-found')
    expect(await imports.drop('ada', left.id)).toEqual({ dropped: true })
    expect(await countEarningRows(database)).toBe(1)
    await expect(imports.append('ada', left.id, [earned(2)])).rejects.toThrow('not-found')
  })

  it('keeps an import that is completed while another tab begins one', async () => {
    const database = await open()
    await addOwner(database, 'ada')
    const { imports, sum } = createReportImports(database)
    const file = { fileName: 'a.csv', report: 'Awin', rows: 1 }
    let kept = 0
    for (let amount = 1; amount <= 8; amount++) {
      const { id } = await imports.begin('ada', file)
      await imports.append('ada', id, [earned(amount)])
      const complete = () => imports.complete('ada', id)
      const begin = () => imports.begin('ada', file)
      const [first, second] = amount % 2 === 0 ? [complete, begin] : [begin, complete]
      const outcomes = await Promise.allSettled([first(), second()])
      const completed = outcomes[amount % 2 === 0 ? 0 : 1]
      if (completed?.status === 'fulfilled') kept += amount
      expect(await sum()).toBe(kept)
    }
  })

  it('cannot complete an import again while it is being undone', async () => {
    const database = await open()
    await addOwner(database, 'ada')
    const attempts: unknown[] = []
    let completeAgain = async (_id: string): Promise<unknown> => undefined
    const { imports, importRows, sum } = createReportImports(database, (removed) => ({
      ...removed,
      delete: async (one) => {
        attempts.push(await completeAgain(one.id).catch((error: unknown) => error))
        await removed.delete(one)
      },
    }))
    completeAgain = (id) => imports.complete('ada', id)
    const { id } = await importRows([earned(5400)])
    await imports.undo('ada', id)
    expect(attempts).toEqual([expect.objectContaining({ code: 'not-found' })])
    expect([await sum(), await countEarningRows(database)]).toEqual([0, 0])
  })

  it('deletes unfinished imports of all accounts after a day, and what an undo left', async () => {
    const database = await open()
    await addOwner(database, 'ada')
    await addOwner(database, 'bob')
    const { imports, importRows, removed, sum } = createReportImports(database)
    await importRows([earned(100)])
    const file = { fileName: 'a.csv', report: 'Awin', rows: 2 }
    for (const owner of ['ada', 'bob']) {
      const { id } = await imports.begin(owner, file)
      await imports.append(owner, id, [earned(1)])
    }
    expect(await deleteUnfinishedImports(removed, STARTED_AT + 23 * HOUR_MS)).toBe(0)
    expect(await countEarningRows(database)).toBe(3)
    expect(await deleteUnfinishedImports(removed, STARTED_AT + 25 * HOUR_MS)).toBe(2)
    expect([await sum(), await countEarningRows(database)]).toEqual([100, 1])

    const stopped = createReportImports(database, (same) => ({
      ...same,
      delete: () => Promise.reject(new Error('stopped')),
    }))
    const [completed] = await imports.list('ada')
    await expect(stopped.imports.undo('ada', completed?.id ?? '')).rejects.toThrow('stopped')
    expect(await sum()).toBe(0)
    expect(await deleteUnfinishedImports(removed, STARTED_AT)).toBe(1)
    expect(await countEarningRows(database)).toBe(0)
  })
})
