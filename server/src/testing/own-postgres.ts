import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { administerWhenReady, urlOfDatabase } from './database-templates.ts'

/** A PostgreSQL that its user alone has, to be stopped and started. */
export interface OwnPostgres {
  readonly url: string
  /** Cuts off whoever is connected, and refuses connections until it is started. */
  readonly stop: () => Promise<void>
  readonly start: () => Promise<void>
  /** It stands still: connections stay, and nothing answers. */
  readonly pause: () => Promise<void>
  readonly resume: () => Promise<void>
  /** Another one that follows it, and can be read. */
  readonly startReplica: () => Promise<OwnPostgres>
  /** Ends it, and removes all that it kept. */
  readonly remove: () => Promise<void>
}

/** `durable` makes its commits wait for the disk, which tests need not do. */
export async function startOwnPostgres(durability?: 'durable'): Promise<OwnPostgres> {
  const postgres = await start(durability ? [durability] : [])
  await administerWhenReady(postgres.port, 'create database everyshelf')
  return postgres
}

interface StartedPostgres extends OwnPostgres {
  readonly port: number
}

async function start(mode: readonly string[]): Promise<StartedPostgres> {
  const port = await findFreePort()
  const script = join(import.meta.dirname, 'postgres-server.ts')
  const args = [script, String(port), ...mode]
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const answers = createInterface({ input: child.stdout })

  async function order(word: string): Promise<string> {
    const done = once(answers, 'line')
    child.stdin.write(`${word}\n`)
    return String((await done)[0])
  }

  return {
    port,
    url: urlOfDatabase(port, 'everyshelf'),
    stop: async () => void (await order('stop')),
    start: async () => {
      await order('start')
      await administerWhenReady(port, 'select 1')
    },
    pause: async () => void (await order('pause')),
    resume: async () => void (await order('resume')),
    startReplica: async () => {
      const replica = await start(['standby', String(port), await order('where')])
      await administerWhenReady(replica.port, 'select 1')
      return replica
    },
    remove: async () => {
      const ended = once(child, 'exit')
      child.stdin.end()
      await ended
    },
  }
}

export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
