import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import {
  bareEnvironment,
  createDataDir,
  fakeNetwork,
  internetOffline,
  repositoryRoot,
  startServerProcess,
} from '../../e2e/fixtures/server-process.ts'
import { fromFormerNames, toFormerNames, toFormerPath } from './renamed.ts'
import { createSender, type Send } from './send.ts'

/** A build with its own demo, and an empty data folder before it. */
export interface RunningBuild {
  readonly folder: string
  readonly origin: string
  readonly databaseFile: string
  readonly send: Send
  /** The token in the newest email to an address with a link to this page, once it has arrived. */
  readonly readToken: (address: string, page?: string) => Promise<string>
  /** Makes an account an admin, with the build's own command. */
  readonly grantAdmin: (email: string) => Promise<void>
  /** Throws with its output if it has ended. */
  readonly requireRunning: () => void
  readonly stop: () => Promise<void>
}

const preload = new URL('./repeatable-run.ts', import.meta.url).href
const MAIL_MS = 20_000

/** Seeding a year of clicks takes 20 s on an idle machine. */
const READY_MS = 240_000

/** Both builds run on this port, one after the other, so that they name the same address. */
export async function startBuild(folder: string, port: number): Promise<RunningBuild> {
  const data = createDataDir()
  const env = {
    ...bareEnvironment(),
    ...internetOffline,
    NODE_OPTIONS: `--import=${preload} --import=${fakeNetwork}`,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: data.path,
    AUTH_SECRET: 'Zk3v9Qm1Xw7Rt5Lp8Nb2Hs6Dy4Gc0Ja1fUeXo',
    TRUSTED_PROXIES: '127.0.0.1',
    COUNTRY_HEADER: 'cf-ipcountry',
    // An account of the demo calls each procedure within an hour.
    SAVES_PER_HOUR: '100000',
    API_REQUESTS_PER_SECOND: '1000',
  }
  const demo = await startServerProcess({
    args: [join(folder, 'e2e', 'scripts', 'demo.ts')],
    env,
    cwd: folder,
    readyMs: READY_MS,
  })
  const { send, close } = createSender(port)
  const isFormer = folder !== repositoryRoot
  return {
    folder,
    origin: demo.url,
    databaseFile: join(data.path, 'everyshelf.db'),
    send: isFormer ? withFormerNames(send) : send,
    readToken: async (address, page = '/account') => {
      for (let waited = 0; waited < MAIL_MS; waited += 20) {
        const [, ...mails] = demo.output().split('\nEmail to ')
        const links = mails
          .filter((mail) => mail.startsWith(`${address}:`))
          .flatMap((mail) => [...mail.matchAll(/(\/[\w-]+)\?\S*?token=([\w.-]+)/g)])
        const token = links.findLast(([, to]) => to === page)?.[2]
        if (token) return token
        await wait(20)
      }
      throw new Error(`no email to ${address} with a link to ${page}`)
    },
    grantAdmin: async (email) => {
      const script = join(folder, 'server', 'scripts', 'admin-grant.ts')
      await promisify(execFile)(process.execPath, [script, email], { cwd: folder, env })
    },
    requireRunning: demo.requireRunning,
    stop: async () => {
      close()
      await demo.stop()
      data.remove()
    },
  }
}

/** Sends requests in the names of COMMIT. */
function withFormerNames(send: Send): Send {
  return async ({ path, body, ...request }) => {
    const sent = typeof body === 'string' ? toFormerNames(body) : body
    const response = await send({
      ...request,
      path: toFormerPath(path),
      ...(sent !== undefined && { body: sent }),
    })
    return { ...response, body: fromFormerNames(response.body) }
  }
}
