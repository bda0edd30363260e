import { readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second (USER_HZ). */
const SECONDS_PER_TICK = 0.01

/** CPU time of a process with all its threads, in seconds; undefined without /proc. */
export function readCpuSeconds(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * SECONDS_PER_TICK
  } catch {
    return undefined
  }
}

export function readRssMegabytes(pid: number): number | undefined {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes) / 1024
  } catch {
    return undefined
  }
}
