import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { DatabaseConfig } from '../../config.ts'
import { type Author, signUpAuthor } from '../cluster/author.ts'
import { type ReadersCount, startReaders } from '../cluster/readers.ts'
import { connectOutside } from '../outside-connection.ts'
import { findFreePort } from '../own-postgres.ts'
import { type CallersCount, startCallers } from './callers.ts'
import { moodNames, startMoodyUpstream } from './moody-upstream.ts'

export interface SoakServer {
  readonly pid: number
  readonly kill: () => Promise<void>
}

/** What to keep busy and to break. */
export interface SoakDeps {
  readonly config: DatabaseConfig
  readonly start: (env: Readonly<Record<string, string>>) => Promise<SoakServer>
  /** Keeps the database from everybody until what it returns is called. */
  readonly holdUp: () => Promise<() => Promise<void>>
  /** Below the number, and the same of the same seed. */
  readonly number: (below: number) => number
  readonly readersAtOnce: number
  /** Between one link and the next of each reader. */
  readonly pauseMs: number
  /** A fault lasts from one to three times as long, and the time between two does. */
  readonly faultMs: number
  readonly isOver: (faults: number) => boolean
  readonly say: (line: string) => void
}

export interface SoakResult {
  readonly faults: ReadonlyMap<string, number>
  readonly readers: ReadersCount
  readonly callers: CallersCount
  readonly author: Author
  readonly mostMemoryMb: number
  /** It goes on until then, so that what it left can be looked at. */
  readonly end: () => Promise<void>
}

const SECRET = 'of this one server, whoever looks on'

/** Readers and callers come all the time; one fault follows another. */
export async function soak(deps: SoakDeps): Promise<SoakResult> {
  const { config, number, faultMs, say } = deps
  const port = await findFreePort()
  const upstream = await startMoodyUpstream()
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

  const for3 = () => wait(faultMs * (1 + 2 * (number(1000) / 1000)))
  const faults: Readonly<Record<string, () => Promise<void>>> = {
    'the server is killed': async () => {
      await server.kill()
      server = await deps.start(env)
    },
    'the database is held up': async () => {
      const letGo = await deps.holdUp()
      await for3()
      await letGo()
    },
    'the disk is full': async () => {
      limitFiles(server.pid, '0')
      await for3()
      limitFiles(server.pid, 'unlimited')
    },
    'the book services are ill': async () => {
      upstream.setMood(moodNames[1 + number(moodNames.length - 1)] ?? 'fails')
      await for3()
      upstream.setMood('knows nothing')
    },
    'the author changes a tag': async () => {
      await author.setTag(port, `tag${number(1_000_000)}-20`).catch(() => {})
    },
  }
  const names = Object.keys(faults)
  const counts = new Map<string, number>()
  // Each once, in an order of the seed's, and then any.
  const turn = number(names.length)
  for (let count = 0; !deps.isOver(count); count++) {
    const at = count < names.length ? (turn + count) % names.length : number(names.length)
    const name = names[at] ?? ''
    counts.set(name, (counts.get(name) ?? 0) + 1)
    const before = numbersOf(readers.count())
    await faults[name]?.()
    await for3()
    const after = numbersOf(readers.count())
    const [good, known, bad] = after.map((value, index) => value - (before[index] ?? 0))
    say(
      `${name}: ${good} readers sent on, ${known} of their clicks recorded at once, ${bad} readers not; ${memoryOf(server.pid).toFixed(0)} MB`,
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

/** No file may grow beyond it: every write fails, as on a full disk. */
function limitFiles(pid: number, bytes: string): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`])
}

function memoryOf(pid: number): number {
  try {
    const [, kilobytes] =
      /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes ?? 0) / 1024
  } catch {
    // It was killed just now.
    return 0
  }
}
