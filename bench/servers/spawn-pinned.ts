import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpus } from 'node:os'

const CORE = { server: '0', generator: '1' } as const

const canPin =
  process.platform === 'linux' &&
  cpus().length > 1 &&
  spawnSync('taskset', ['-V'], { stdio: 'ignore' }).status === 0

/** Pins server and generator to separate cores, if the system allows it. */
export function spawnPinned(
  role: keyof typeof CORE,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  extra: readonly 'ipc'[] = [],
): ChildProcess {
  const command = canPin ? ['taskset', '-c', CORE[role], process.execPath] : [process.execPath]
  const [program = '', ...before] = command
  return spawn(program, [...before, ...args], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'inherit', ...extra],
  })
}

/** For a multi-threaded server, with a load too small to disturb it. */
export function unpin(pid: number): void {
  if (canPin) spawnSync('taskset', ['-acp', `0-${cpus().length - 1}`, String(pid)])
}
