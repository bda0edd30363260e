import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { clickHouseEngine, findPackage } from '../fetched-package.ts'

/** A ClickHouse for one test or one run, which can fail on order. */
export interface DedicatedClickHouse {
  /** `http://127.0.0.1:PORT`, without a database. */
  readonly url: string
  readonly pid: number | undefined
  /** Closes all connections, and refuses new ones until it is started. */
  readonly stop: () => Promise<void>
  readonly start: () => Promise<void>
  /** Accepts requests without answering; on `resume` it executes them, even if the client left. */
  readonly pause: () => Promise<void>
  readonly resume: () => Promise<void>
  /** Resolves when the server has received a request during a pause. */
  readonly waitForRequest: () => Promise<void>
  /** Refuses every change, like a table whose replica lost its coordinator (code 242). */
  readonly refuseChanges: () => Promise<void>
  /** Refuses inserts, like a server whose disk is full (code 243). */
  readonly refuseInserts: () => Promise<void>
  readonly acceptWrites: () => Promise<void>
  /** Executes the next insert, and cuts the connection instead of answering. */
  readonly loseNextResponse: () => Promise<void>
  /** The folder with its data. */
  readonly findFolder: () => Promise<string>
  /** Stops it and deletes its data. */
  readonly remove: () => Promise<void>
}

export async function startDedicatedClickHouse(): Promise<DedicatedClickHouse> {
  const engine = findPackage(clickHouseEngine)
  if ('whyNot' in engine) throw new Error(`no ClickHouse: ${engine.whyNot}`)
  const script = join(import.meta.dirname, 'clickhouse-server.ts')
  // The child exits when its stdin closes, however this process ends.
  const child = spawn(process.execPath, [script, engine.folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
    // Each running query occupies a thread.
    env: { ...process.env, TZ: 'UTC', UV_THREADPOOL_SIZE: '16' },
  })
  const responses = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const port = await readResponse()

  async function readResponse(): Promise<string> {
    const { value, done } = await responses.next()
    if (done) throw new Error('ClickHouse ended')
    return value
  }

  async function order(word: string): Promise<string> {
    child.stdin.write(`${word}\n`)
    return await readResponse()
  }

  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    stop: async () => void (await order('stop')),
    start: async () => void (await order('start')),
    pause: async () => void (await order('pause')),
    resume: async () => void (await order('resume')),
    waitForRequest: async () => void (await order('wait-for-request')),
    refuseChanges: async () => void (await order('readonly')),
    refuseInserts: async () => void (await order('full')),
    acceptWrites: async () => void (await order('writable')),
    loseNextResponse: async () => void (await order('lose-response')),
    findFolder: async () => await order('where'),
    remove: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.stdin.end()
      await ended
    },
  }
}
