import type { DatabaseConfig } from '../../../config.ts'
import { openForReading } from '../../../db/database.ts'
import { readBeat } from '../../../db/service-state.repo.ts'
import { createClickReadings } from './click-readings.ts'
import { createFreshness, preferReplica, type Read, toRead } from './prefer-replica.ts'

export interface OpenedReadings {
  readonly read: Read
  readonly close: () => Promise<void>
}

/** Readings on connections of their own, from the replica where there is one. */
export function openReadings(config: DatabaseConfig, now: () => number = Date.now): OpenedReadings {
  const primary = openForReading(config)
  const readPrimary = toRead(createClickReadings(primary.db, primary.kind))
  if (config.kind === 'sqlite' || !config.readUrl) {
    return { read: readPrimary, close: primary.close }
  }
  const replica = openForReading({ kind: 'postgres', url: config.readUrl })
  return {
    read: preferReplica(
      toRead(createClickReadings(replica.db, replica.kind)),
      readPrimary,
      createFreshness({ readBeat: () => readBeat(replica.db), now }),
    ),
    close: async () => {
      await Promise.all([primary.close(), replica.close()])
    },
  }
}
