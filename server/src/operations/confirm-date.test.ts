import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { createProvenTimeRepo } from '../features/clicks/retention/proven-time.repo.ts'
import { describeEachDatabase } from '../testing/databases.ts'
import { runOperation } from '../testing/run-operation.ts'
import { confirmDateCommand } from './confirm-date/confirm-date.command.ts'

const NOW = Date.parse('2026-11-21T20:00:00.000Z')

describeEachDatabase('confirm:date', (openDatabase) => {
  it('R52 accepts only the clock’s date, and resets a proven time that is in the future', async () => {
    const { db, config } = await openDatabase()
    const dataDir = config.kind === 'sqlite' ? dirname(config.file) : '.'
    const confirm = (date: string) =>
      runOperation(confirmDateCommand, { dataDir, database: config }, date)
    const repo = createProvenTimeRepo(db)
    expect(await confirm('2026-11-20')).toMatchObject({
      exitCode: 1,
      errors:
        "This machine's clock says 2026-11-21. Correct the clock, then enter the same date.\n",
    })
    expect(await repo.readConfirmed()).toBeNull()

    await repo.write(NOW - 1, NOW)
    expect(await confirm('2026-11-21')).toMatchObject({
      exitCode: 0,
      output:
        'Date confirmed: 2026-11-21. The next runs of the job “Old clicks” delete old clicks.\n',
    })
    expect(await repo.readConfirmed()).toBe(Date.parse('2026-11-21T00:00:00.000Z'))
    expect(await repo.read()).toBe(NOW - 1)

    await repo.write(Date.parse('2036-01-01T00:00:00.000Z'), NOW)
    expect((await confirm('2026-11-21')).output).toContain('Date set back to 2026-11-21.')
    expect(await repo.read()).toBe(Date.parse('2026-11-21T00:00:00.000Z'))
  })
})
