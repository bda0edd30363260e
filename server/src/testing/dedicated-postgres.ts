import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { administerWhenReady, urlOfDatabase } from './database-templates.ts'
import { findFreePort } from './free-port.ts'

/** A PostgreSQL for one test, which can be stopped and started. */
export interface DedicatedPostgres {
  readonly url: string
  readonly port: number
  /** Closes all connections, and refuses new ones until it is started. */
  readonly stop: () => Promise<void>
  /** The same without writing anything more, like a power failure. */
  readonly crash: () => Promise<void>
  readonly start: () => Promise<void>
  /** Freezes it: connections stay open without responses. */
  readonly pause: () => Promise<void>
  readonly resume: () => Promise<void>
  /** Starts a readable streaming replica, which streams from this port of a proxy. */
  readonly startReplica: (streamPort?: number) => Promise<DedicatedPostgres>
  /** Makes a replica the primary. */
  readonly promote: () => Promise<void>
  /** Starts it, when stopped, as a replica of this one. */
  readonly follow: (primary: DedicatedPostgres) => Promise<void>
  /** Stops it and deletes its data. */
  readonly remove: () => Promise<void>
}

/** With `durable`, commits wait for the disk; most tests do not need that. */
export async function startDedicatedPostgres(durability?: 'durable'): Promise<DedicatedPostgres> {
  const postgres = await start(durability ? [durability] : [])
  await administerWhenReady(postgres.port, 'create database everyshelf')
  return postgres
}

async function start(mode: readonly string[]): Promise<DedicatedPostgres> {
  const port = await findFreePort()
  const script = join(import.meta.dirname, 'postgres-server.ts')
  const args = [script, String(port), ...mode]
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const responses = createInterface({ input: child.stdout })

  async function order(word: string): Promise<string> {
    const done = once(responses, 'line')
    child.stdin.write(`${word}\n`)
    return String((await done)[0])
  }

  return {
    port,
    url: urlOfDatabase(port, 'everyshelf'),
    stop: async () => void (await order('stop')),
    crash: async () => void (await order('crash')),
    start: async () => {
      await order('start')
      await administerWhenReady(port, 'select 1')
    },
    pause: async () => void (await order('pause')),
    resume: async () => void (await order('resume')),
    startReplica: async (streamPort = port) => {
      const folder = await order('where')
      const replica = await start(['standby', String(port), folder, String(streamPort)])
      await administerWhenReady(replica.port, 'select 1')
      return replica
    },
    promote: () => administerWhenReady(port, 'select pg_promote()'),
    follow: async (primary) => {
      await order(`follow ${primary.port}`)
      await administerWhenReady(port, 'select 1')
    },
    remove: async () => {
      const ended = once(child, 'exit')
      child.stdin.end()
      await ended
    },
  }
}
