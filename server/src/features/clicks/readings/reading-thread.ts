import { parentPort, workerData } from 'node:worker_threads'
import type { DatabaseConfig } from '../../../config.ts'
import { openForReading } from '../../../db/database.ts'
import { createClickReadings } from './click-readings.ts'
import { type ReadingAnswer, type ReadingCall, toProblem } from './reading-calls.ts'

/** The other side of `start-reading-thread.ts`: answers each call when it can, in any order. */
const { db, kind } = openForReading(workerData as DatabaseConfig)
const readings = createClickReadings(db, kind)

parentPort?.on('message', async ({ call, name, args }: ReadingCall) => {
  const read = readings[name] as (...args: readonly unknown[]) => Promise<unknown>
  parentPort?.postMessage(
    await read(...args).then(
      (result): ReadingAnswer => ({ call, result }),
      (error: unknown): ReadingAnswer => ({ call, problem: toProblem(error) }),
    ),
  )
})
