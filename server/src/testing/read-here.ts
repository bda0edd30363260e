import { openForReading } from '../db/database.ts'
import { createClickReadings } from '../features/clicks/readings/click-readings.ts'
import type { StartReadings } from '../features/clicks/readings/start-reading-thread.ts'

/** On a connection of its own as ever, without a thread: starting one takes longer than a test. */
export const readHere: StartReadings = (config) => {
  let opened: ReturnType<typeof openForReading> | undefined
  const open = () => {
    opened ??= openForReading(config)
    return createClickReadings(opened.db, opened.kind)
  }
  return {
    readings: {
      overview: (...args) => open().overview(...args),
      summary: (...args) => open().summary(...args),
      toQuestion: (...args) => open().toQuestion(...args),
      readExportPart: (...args) => open().readExportPart(...args),
      countClicks: (...args) => open().countClicks(...args),
      readLastReaders: (...args) => open().readLastReaders(...args),
    },
    close: async () => await opened?.close(),
  }
}
