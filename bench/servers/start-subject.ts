import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { spawnPinned } from './spawn-pinned.ts'

/** A measured server in a separate process. */
export interface Subject {
  readonly name: string
  readonly port: number
  readonly pid: number
  /** Set when the subject has several processes. */
  readonly pids?: readonly number[]
  readonly readyMs: number
  readonly stop: () => Promise<void>
  readonly kill: () => Promise<void>
}

const READY = /http:\/\/localhost:(\d+)/

export async function startSubject(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Subject> {
  const startedAt = performance.now()
  const child = spawnPinned('server', args, env)
  const port = await readPort(name, child)
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return {
    name,
    port,
    pid: child.pid ?? 0,
    readyMs: performance.now() - startedAt,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

async function readPort(name: string, child: ChildProcess): Promise<number> {
  if (!child.stdout) throw new Error(`${name} has no output`)
  for await (const line of createInterface({ input: child.stdout })) {
    const port = READY.exec(line)?.[1]
    if (port) {
      child.stdout.resume()
      return Number(port)
    }
  }
  throw new Error(`${name} ended before it was ready`)
}
