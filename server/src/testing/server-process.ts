import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { inject, onTestFinished } from 'vitest'

/** A server in its own process, for tests that kill or load it; ends with the test. */
export interface ServerProcess {
  readonly port: number
  readonly pid: number
  readonly kill: () => Promise<void>
}

const main = join(import.meta.dirname, '..', 'main.ts')

export async function startServerProcess(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  return await start({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'fatal',
    NODE_COMPILE_CACHE: inject('compiledCode'),
    ...env,
  })
}

async function start(env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const kill = () => killProcess(child)
  onTestFinished(kill)
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /http:\/\/localhost:(\d+)/.exec(line)?.[1]
    if (!port) continue
    // Prints fatal log lines, which explain why the server ended.
    child.stdout.pipe(process.stderr, { end: false })
    return { port: Number(port), pid: child.pid ?? 0, kill }
  }
  throw new Error('the server ended before it was ready')
}

async function killProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
