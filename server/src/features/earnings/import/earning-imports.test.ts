import type { EarningRow } from '@everyshelf/domain/earnings'
import { EARNING_ROWS_MAX } from '@everyshelf/domain/limits'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addOwner } from '../../../testing/click-store.ts'
import { describeEachDatabase } from '../../../testing/databases.ts'
import { countEarningRows, createReportImports, earned } from '../../../testing/report-imports.ts'

interface Step {
  readonly rows: readonly Pick<EarningRow, 'amount' | 'reference'>[]
  /** The position of the import to undo; -1 to import the rows. */
  readonly undone: number
}

interface Remaining extends Pick<Step, 'rows'> {
  readonly id: string
}

describeEachDatabase('importing reports', (open) => {
  it('counts a report once that is imported twice, and nothing after both are undone', async () => {
    const database = await open()
    await addOwner(database, 'ada')
    const { imports, importRows, sum } = createReportImports(database)
    const rows = [earned(5400), earned(8100, { occurrence: 1 }), earned(-100)]
    const first = await importRows(rows)
    expect(first).toMatchObject({ newRows: 3, knownRows: 0, changedRows: 0 })
    const second = await importRows(rows)
    expect(second).toMatchObject({ newRows: 0, knownRows: 3, changedRows: 0 })
    expect(await sum()).toBe(13_400)
    expect(await imports.list('ada')).toMatchObject([
      { rows: 3, firstDay: '2026-11-02', lastDay: '2026-11-02' },
      { rows: 3 },
    ])

    await imports.undo('ada', first.id)
    expect(await sum()).toBe(13_400)
    await imports.undo('ada', second.id)
    expect(await sum()).toBe(0)
    expect(await imports.list('ada')).toEqual([])
    expect(await database.db.selectFrom('earning').select('rowKey').execute()).toEqual([])
  })

  it('takes the newest amount of a transaction, and the earlier one after undo', async () => {
    const database = await open()
    await addOwner(database, 'ada')
    const { imports, importRows, sum } = createReportImports(database)
    const transaction = { source: 'awin', seller: 'librofm', reference: '719' } as const
    await importRows([earned(1000, transaction)])
    const approved = await importRows([earned(1200, transaction)])
    expect(approved).toMatchObject({ newRows: 0, knownRows: 0, changedRows: 1 })
    expect(await sum()).toBe(1200)
    await imports.undo('ada', approved.id)
    expect(await sum()).toBe(1000)
  })

  it('counts nothing of an import that is not completed, and drops it with the next one', async () => {
    const database = await open()
    await addOwner(database, 'ada')
    const { imports, importRows, sum } = createReportImports(database)
    const { id } = await imports.begin('ada', { fileName: 'a.csv', report: 'Awin', rows: 2 })
    await imports.append('ada', id, [earned(5400)])
    // A call that the browser repeats stores its rows once.
    await imports.append('ada', id, [earned(5400)])
    await expect(imports.complete('ada', id)).rejects.toThrow('import-incomplete')
    expect(await sum()).toBe(0)
    expect(await imports.list('ada')).toEqual([])

    await importRows([earned(100)])
    await expect(imports.append('ada', id, [earned(1)])).rejects.toThrow('not-found')
    expect(await sum()).toBe(100)
  })

  it('S36 reaches no import and no row of another account', async () => {
    const database = await open()
    await addOwner(database, 'ada')
    await addOwner(database, 'bob')
    const { imports, importRows, sum } = createReportImports(database)
    const own = await importRows([earned(5400)])
    const begun = await imports.begin('ada', { fileName: 'a.csv', report: 'Awin', rows: 1 })
    await expect(imports.append('bob', begun.id, [earned(1)])).rejects.toThrow('not-found')
    await expect(imports.complete('bob', begun.id)).rejects.toThrow('not-found')
    await expect(imports.undo('bob', own.id)).rejects.toThrow('not-found')
    await expect(imports.drop('bob', begun.id)).rejects.toThrow('not-found')
    expect(await imports.list('bob')).toEqual([])
    // The same rows are new for another account, and count for it alone.
    expect(await importRows([earned(5400)], 'bob')).toMatchObject({ newRows: 1, knownRows: 0 })
    expect([await sum('ada'), await sum('bob')]).toEqual([5400, 5400])
  })

  it('refuses more rows than an account can have', async () => {
    const database = await open()
    await addOwner(database, 'ada')
    const { imports, importRows } = createReportImports(database)
    await importRows([earned(1)])
    const large = { fileName: 'a.csv', report: 'Awin', rows: EARNING_ROWS_MAX }
    await expect(imports.begin('ada', large)).rejects.toThrow('earnings-limit-reached')
  })

  it('S39 stores no more rows than an import began with, also when they arrive together', async () => {
    const database = await open()
    await addOwner(database, 'ada')
    const { imports } = createReportImports(database)
    const { id } = await imports.begin('ada', { fileName: 'a.csv', report: 'Awin', rows: 3 })
    const sent = await Promise.allSettled(
      [1, 2, 3, 4, 5].map((amount) => imports.append('ada', id, [earned(amount)])),
    )
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    const rejected = imports.append('ada', id, [earned(6), earned(7)])
    await expect(rejected).rejects.toThrow('invalid-input')
    expect(await countEarningRows(database)).toBe(3)
    await imports.complete('ada', id)
  })

  it('counts each row of all imports once, after any imports and undos', async () => {
    const database = await open()
    await addOwner(database, 'ada')
    const { imports, importRows, sum } = createReportImports(database)
    const anyRow = fc.record({
      amount: fc.constantFrom(1, 10, 100),
      reference: fc.constantFrom('', '', '71', '72'),
    })
    const anyReport = fc.uniqueArray(anyRow, {
      minLength: 1,
      maxLength: 4,
      selector: ({ amount, reference }) => reference || amount,
    })
    const anySteps = fc.array(
      fc.oneof(
        anyReport.map((rows) => ({ rows, undone: -1 })),
        fc.nat(3).map((undone) => ({ rows: [], undone })),
      ),
      { maxLength: 6 },
    )
    const takeStep = async (remaining: readonly Remaining[], { rows, undone }: Step) => {
      const target = remaining[undone]
      if (undone >= 0 && !target) return remaining
      if (target) {
        await imports.undo('ada', target.id)
        return remaining.filter((one) => one !== target)
      }
      const { id } = await importRows(rows.map((row) => earned(row.amount, row)))
      return [...remaining, { id, rows }]
    }
    const runs = fc.asyncProperty(anySteps, async (steps) => {
      let remaining: readonly Remaining[] = []
      for (const step of steps) remaining = await takeStep(remaining, step)
      const newest = new Map(
        remaining.flatMap(({ rows }) =>
          rows.map(({ amount, reference }) => [reference || `${amount}`, amount] as const),
        ),
      )
      expect(await sum()).toBe([...newest.values()].reduce((total, amount) => total + amount, 0))
      for (const { id } of remaining) await imports.undo('ada', id)
    })
    await fc.assert(runs, { numRuns: 15 })
  })
})
