import { parentPort, workerData } from 'node:worker_threads'
import type { DatabaseConfig } from '../../../config.ts'
import { openReadings } from './open-readings.ts'
import { type ReadingAnswer, type ReadingCall, toProblem } from './reading-calls.ts'

/** The other side of `start-reading-thread.ts`: answers each call when it can, in any order. */
const { read } = openReadings(workerData as DatabaseConfig)

parentPort?.on('message', async ({ call, name, args }: ReadingCall) => {
  parentPort?.postMessage(
    await read(name, args).then(
      (result): ReadingAnswer => ({ call, result }),
      (error: unknown): ReadingAnswer => ({ call, problem: toProblem(error) }),
    ),
  )
})
