import { Registry } from 'prom-client'
import { expect, it, onTestFinished } from 'vitest'
import { writeHeartbeat } from '../db/service-state.repo.ts'
import { describeEachDatabase } from '../testing/databases.ts'
import { registerReplicaMetric } from './replica-metrics.ts'

const NOON = Date.parse('2026-11-21T12:00:00.000Z')

describeEachDatabase('the metric of the replica', (open, kind) => {
  it('is the age of the newest heartbeat that the replica has, and unknown without one', async () => {
    const { config, db } = await open()
    const registry = new Registry()
    // What was read is what the primary wrote, as on a replica that has caught up.
    const replicated = config.kind === 'postgres' ? { ...config, readUrl: config.url } : config
    onTestFinished(registerReplicaMetric(registry, replicated, () => NOON))
    const readLag = async () =>
      /^everyshelf_database_replica_lag_seconds (.+)$/m.exec(await registry.metrics())?.[1]
    expect(await readLag()).toBe('Nan')
    await writeHeartbeat(db, new Date(NOON - 12_000))
    expect(await readLag()).toBe(kind === 'postgres' ? '12' : 'Nan')
    // The primary's clock can be ahead.
    await writeHeartbeat(db, new Date(NOON + 1000))
    expect(await readLag()).toBe(kind === 'postgres' ? '0' : 'Nan')
  })

  it('is unknown while the replica does not answer', async () => {
    const { config } = await open()
    const registry = new Registry()
    const away =
      config.kind === 'postgres'
        ? { ...config, readUrl: 'postgres://everyshelf@127.0.0.1:9/everyshelf' }
        : config
    onTestFinished(registerReplicaMetric(registry, away, () => NOON))
    expect(await registry.metrics()).toContain('everyshelf_database_replica_lag_seconds Nan')
  })
})
