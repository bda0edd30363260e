import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { SeverableProxy } from '../../server/src/testing/cluster/severable-proxy.ts'

const relay = join(import.meta.dirname, 'relay.ts')
let made = 0

const ip = (...args: string[]) => execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'pipe'] })

/** Whether this account may create network namespaces on this machine. */
export function canMakeNamespaces(): boolean {
  const name = `everyshelf-try-${process.pid}`
  try {
    ip('netns', 'add', name)
    ip('netns', 'del', name)
    return true
  } catch {
    return false
  }
}

/**
 * Routes connections to a local port through a separate network namespace. When it is cut, packets are
 * dropped silently, as by a broken switch.
 */
export async function startNamespaceLink(targetPort: number): Promise<SeverableProxy> {
  const number = ++made
  const name = `everyshelf-${process.pid}-${number}`
  const near = `es${process.pid % 100_000}n${number}`
  const far = `es${process.pid % 100_000}f${number}`
  const [nearAddress, farAddress] = [`10.231.${number}.1`, `10.231.${number}.2`]
  ip('netns', 'add', name)
  ip('link', 'add', near, 'type', 'veth', 'peer', 'name', far)
  ip('link', 'set', far, 'netns', name)
  ip('addr', 'add', `${nearAddress}/30`, 'dev', near)
  ip('link', 'set', near, 'up')
  ip('-n', name, 'addr', 'add', `${farAddress}/30`, 'dev', far)
  ip('-n', name, 'link', 'set', far, 'up')

  const back = await startRelay([], nearAddress, '127.0.0.1', targetPort)
  const there = await startRelay(['ip', 'netns', 'exec', name], farAddress, nearAddress, back.port)
  return {
    host: farAddress,
    port: there.port,
    cut: () => void ip('-n', name, 'link', 'set', far, 'down'),
    heal: () => void ip('-n', name, 'link', 'set', far, 'up'),
    close: async () => {
      await Promise.all([there.stop(), back.stop()])
      ip('netns', 'del', name)
    },
  }
}

async function startRelay(
  prefix: readonly string[],
  listenHost: string,
  host: string,
  port: number,
): Promise<{ readonly port: number; readonly stop: () => Promise<void> }> {
  const words = [...prefix, process.execPath, relay, listenHost, host, String(port)]
  const [program = '', ...args] = words
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  return { port: await readPort(child), stop: () => stop(child) }
}

async function readPort(child: ChildProcess): Promise<number> {
  if (!child.stdout) throw new Error('a relay has no output')
  for await (const line of createInterface({ input: child.stdout })) {
    child.stdout.resume()
    return Number(/:(\d+)$/.exec(line)?.[1])
  }
  throw new Error('a relay ended before it was ready')
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
