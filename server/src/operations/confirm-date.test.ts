import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { createProvenTimeRepo } from '../features/clicks/retention/proven-time.repo.ts'
import { describeEachDatabase } from '../testing/databases.ts'
import { runOperation } from '../testing/run-operation.ts'
import { confirmDateCommand } from './confirm-date/confirm-date.command.ts'

const NOW = Date.parse('2026-11-21T20:00:00.000Z')

describeEachDatabase('confirm:date', (openDatabase) => {
  it('R52 takes the date that the clock says too, and sets back what a wrong clock had proven', async () => {
    const { db, config } = await openDatabase()
    const dataDir = config.kind === 'sqlite' ? dirname(config.file) : '.'
    const confirm = (date: string) =>
      runOperation(confirmDateCommand, { dataDir, database: config }, date)
    const repo = createProvenTimeRepo(db)
    expect(await confirm('2026-11-20')).toMatchObject({
      exitCode: 1,
      errors: 'The clock of this machine says 2026-11-21. Set it first, then type the same date.\n',
    })
    expect(await repo.readConfirmed()).toBeNull()

    await repo.write(NOW - 1, NOW)
    expect(await confirm('2026-11-21')).toMatchObject({
      exitCode: 0,
      output:
        'Confirmed: it is 2026-11-21. Old clicks are deleted with the next runs of the job.\n',
    })
    expect(await repo.readConfirmed()).toBe(Date.parse('2026-11-21T00:00:00.000Z'))
    expect(await repo.read()).toBe(NOW - 1)

    await repo.write(Date.parse('2036-01-01T00:00:00.000Z'), NOW)
    expect((await confirm('2026-11-21')).output).toContain('Set back to 2026-11-21.')
    expect(await repo.read()).toBe(Date.parse('2026-11-21T00:00:00.000Z'))
  })
})
