import { spawnSync } from 'node:child_process'
import { median } from './statistics.ts'

/** An empty script ends in some 40 ms; when it takes this long, others are using the machine. */
const IDLE_START_MS = 150

/** Whether times measured in milliseconds mean anything here and now. */
export function isMachineQuiet(): boolean {
  const times = Array.from({ length: 5 }, () => {
    const startedAt = performance.now()
    spawnSync(process.execPath, ['-e', '0'])
    return performance.now() - startedAt
  })
  return median(times) < IDLE_START_MS
}
