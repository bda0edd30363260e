import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { DatabaseConfig } from '../../config/config.ts'
import { type Author, signUpAuthor } from '../cluster/author.ts'
import { type ReadersCount, startReaders } from '../cluster/readers.ts'
import { findFreePort } from '../free-port.ts'
import { connectOutside } from '../outside-connection.ts'
import { type CallersCount, startCallers } from './callers.ts'
import { chooseFaults } from './choose-faults.ts'
import { flakyModes, startFlakyUpstream } from './flaky-upstream.ts'

export interface SoakServer {
  readonly pid: number
  readonly kill: () => Promise<void>
}

/** The server under test and how to break it. */
export interface SoakDeps {
  readonly config: DatabaseConfig
  readonly start: (env: Readonly<Record<string, string>>) => Promise<SoakServer>
  /** Locks the database until the returned function is called. */
  readonly lockDatabase: () => Promise<() => Promise<void>>
  /** A seeded random number below the limit. */
  readonly number: (below: number) => number
  readonly readersAtOnce: number
  /** Pause between two links of one reader. */
  readonly pauseMs: number
  /** Each fault and each pause between faults lasts one to three times this long. */
  readonly faultMs: number
  readonly isOver: (faults: number) => boolean
  readonly log: (line: string) => void
}

export interface SoakResult {
  readonly faults: ReadonlyMap<string, number>
  readonly readers: ReadersCount
  readonly callers: CallersCount
  readonly author: Author
  readonly mostMemoryMb: number
  /** Stops the server; until then its data can be checked. */
  readonly end: () => Promise<void>
}

const SECRET = 'of this one server in the soak test'

/** Runs readers and callers while one fault follows another. */
export async function soak(deps: SoakDeps): Promise<SoakResult> {
  const { config, number, faultMs, log } = deps
  const port = await findFreePort()
  const upstream = await startFlakyUpstream()
  const origin = `http://localhost:${port}`
  const env = {
    PORT: String(port),
    PUBLIC_URL: origin,
    AUTH_SECRET: SECRET,
    ...(config.kind === 'postgres' && { DATABASE_URL: config.url }),
    ...Object.fromEntries(UPSTREAMS.map((name) => [name, upstream.url])),
  }
  let server = await deps.start(env)
  let mostMemoryMb = 0
  const measuring = setInterval(() => {
    mostMemoryMb = Math.max(mostMemoryMb, memoryOf(server.pid))
  }, 500)

  const outside = connectOutside(config)
  const author = await signUpAuthor({ db: outside.db, origin, port })
  await outside.close()
  const own = `/redirect?isbn=9780143127741&userId=${author.publicId}`
  const paths = [`${own}&country=US`, own, '/redirect?isbn=9780143127741&country=DE']
  const readers = startReaders({ port, paths, atOnce: deps.readersAtOnce, pauseMs: deps.pauseMs })
  const callers = startCallers(port, 2, 20)

  const waitDuringFault = () => wait(faultMs * (1 + 2 * (number(1000) / 1000)))
  const faults: Readonly<Record<string, () => Promise<void>>> = {
    'the server is killed': async () => {
      await server.kill()
      server = await deps.start(env)
    },
    'the database is locked': async () => {
      const unlock = await deps.lockDatabase()
      await waitDuringFault()
      await unlock()
    },
    'the disk is full': async () => {
      limitFiles(server.pid, '0')
      await waitDuringFault()
      limitFiles(server.pid, 'unlimited')
    },
    'the book services fail': async () => {
      upstream.setMode(flakyModes[1 + number(flakyModes.length - 1)] ?? 'fails')
      await waitDuringFault()
      upstream.setMode('has no books')
    },
    'the author changes a tag': async () => {
      await author.setTag(port, `tag${number(1_000_000)}-20`).catch(() => {})
    },
  }
  const counts = new Map<string, number>()
  const nextFault = chooseFaults(Object.keys(faults), number)
  for (let count = 0; !deps.isOver(count); count++) {
    const name = nextFault()
    counts.set(name, (counts.get(name) ?? 0) + 1)
    const before = numbersOf(readers.count())
    await faults[name]?.()
    await waitDuringFault()
    const after = numbersOf(readers.count())
    const [good, known, bad] = after.map((value, index) => value - (before[index] ?? 0))
    log(
      `${name}: ${good} readers redirected, ${known} of their clicks recorded at once, ${bad} readers failed; ${memoryOf(server.pid).toFixed(0)} MB`,
    )
  }
  const result = { readers: await readers.stop(), callers: await callers.stop() }
  clearInterval(measuring)
  return {
    ...result,
    faults: counts,
    author,
    mostMemoryMb,
    end: async () => {
      await server.kill()
      await upstream.close()
    },
  }
}

function numbersOf({ good, clicks, bad }: ReadersCount): readonly number[] {
  return [good, clicks.length, bad.length]
}

const UPSTREAMS = ['GOOGLE_BOOKS_URL', 'OPEN_LIBRARY_URL', 'COVERS_URL'] as const

/** Limits the size of files, so every write fails like on a full disk. */
function limitFiles(pid: number, bytes: string): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`])
}

function memoryOf(pid: number): number {
  try {
    const [, kilobytes] =
      /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes ?? 0) / 1024
  } catch {
    // The process was just killed.
    return 0
  }
}
