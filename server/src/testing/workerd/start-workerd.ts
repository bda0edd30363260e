import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { findWorkerd } from './find-workerd.ts'

export interface Workerd {
  readonly url: string
  /** What the worker printed so far. */
  readonly log: () => string
  readonly close: () => Promise<void>
}

interface WorkerdSettings {
  readonly script: string
  /** The live server, which answers all requests of the worker, whatever their host. */
  readonly originUrl: string
  readonly secret: string | null
}

/** The name of the header with the platform's facts of a request, as JSON. */
export const CF_HEADER = 'X-Cf-Blob'

/** Runs a worker in the runtime of Cloudflare Workers, on a free loopback port. */
export async function startWorkerd({
  script,
  originUrl,
  secret,
}: WorkerdSettings): Promise<Workerd> {
  const found = findWorkerd()
  if ('whyNot' in found) throw new Error(found.whyNot)
  const folder = mkdtempSync(join(tmpdir(), 'everyshelf-workerd-'))
  writeFileSync(join(folder, 'worker.js'), script)
  const bindings = secret === null ? '' : `(name = "EDGE_SECRET", text = ${JSON.stringify(secret)})`
  writeFileSync(
    join(folder, 'config.capnp'),
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "worker", worker = (
      modules = [(name = "worker.js", esModule = embed "worker.js")],
      compatibilityDate = "2026-11-01",
      bindings = [${bindings}],
      globalOutbound = "origin"
    )),
    (name = "origin", external = (address = "${new URL(originUrl).host}", http = ())),
  ],
  sockets = [(
    name = "http",
    address = "127.0.0.1:0",
    http = (cfBlobHeader = "${CF_HEADER}"),
    service = "worker"
  )],
);
`,
  )
  const child = spawn(found.binary, ['serve', '--control-fd=3', 'config.capnp'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      log += chunk.toString('utf8')
    })
  }
  const port = await readPort(child).catch((error: unknown) => {
    throw new Error(`${error}\n${log}`)
  })
  return {
    url: `http://127.0.0.1:${port}`,
    log: () => log,
    close: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGKILL')
        await once(child, 'exit')
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The runtime reports on the fourth stream that it listens, as a line of JSON. */
async function readPort(child: ChildProcess): Promise<number> {
  for await (const line of createInterface({ input: child.stdio[3] as Readable })) {
    const report = JSON.parse(line) as { readonly event: string; readonly port?: number }
    if (report.event === 'listen' && report.port !== undefined) return report.port
  }
  throw new Error('workerd did not start')
}
