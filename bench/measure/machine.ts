import { spawnSync } from 'node:child_process'
import { median } from './statistics.ts'

/** An empty script takes about 40 ms. If it takes this long, the machine is busy. */
const IDLE_START_MS = 150

/** Whether the machine is idle enough for millisecond measurements. */
export function isMachineQuiet(): boolean {
  const times = Array.from({ length: 5 }, () => {
    const startedAt = performance.now()
    spawnSync(process.execPath, ['-e', '0'])
    return performance.now() - startedAt
  })
  return median(times) < IDLE_START_MS
}
