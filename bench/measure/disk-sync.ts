import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { median } from './statistics.ts'

/** How long the disk takes to make one small write safe: half of all waits, in milliseconds. */
export function measureDiskSync(folder: string): number {
  const file = join(folder, 'sync-probe')
  const handle = openSync(file, 'w')
  const block = Buffer.alloc(4096)
  const waits: number[] = []
  for (let round = 0; round < 200; round++) {
    writeSync(handle, block)
    const startedAt = performance.now()
    fdatasyncSync(handle)
    waits.push(performance.now() - startedAt)
  }
  closeSync(handle)
  rmSync(file)
  return median(waits)
}
