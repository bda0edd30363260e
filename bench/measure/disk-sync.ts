import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { median } from './statistics.ts'

export interface DiskSync {
  /** Half of all waits are shorter. */
  readonly usualMs: number
  /** One in twenty is longer: far above the usual when others write to the same disk. */
  readonly slowMs: number
}

/** How long the disk takes to make one small write safe. */
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
  return { usualMs: median(waits), slowMs: waits[Math.floor(waits.length * 0.95)] ?? 0 }
}
