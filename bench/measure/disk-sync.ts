import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { median } from './statistics.ts'

export interface DiskSync {
  /** The median. */
  readonly typicalMs: number
  /** The 95th percentile, which rises when other processes write to the same disk. */
  readonly slowMs: number
}

/** Measures how long the disk takes to sync one small write. */
export function measureDiskSync(folder: string): DiskSync {
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
  waits.sort((a, b) => a - b)
  return { typicalMs: median(waits), slowMs: waits[Math.floor(waits.length * 0.95)] ?? 0 }
}
