import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { parseArgs } from 'node:util'
import { repositoryRoot } from '../e2e/fixtures/server-process.ts'
import { checkOut } from './compare-builds/check-out.ts'
import { compareRecordings } from './compare-builds/compare.ts'
import { findForgotten } from './compare-builds/find-forgotten.ts'
import { recordLinks } from './compare-builds/record-links.ts'
import { recordProcedures } from './compare-builds/record-procedures.ts'
import type { Recorded } from './compare-builds/recording.ts'
import { type RunningBuild, startBuild } from './compare-builds/start-build.ts'
import { EXIT_MISSED } from './measure/verdict.ts'
import { buildAll } from './servers/build.ts'

/**
 * Compares the build of a commit with that of the working tree. Each runs with a demo of its own, one after the
 * other, and is known only by its address, its emails, and its SQLite file.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    requests: { type: 'string', default: '100000' },
    only: { type: 'string' },
  },
})
const [commit] = positionals
if (!commit) throw new Error('Name the commit to compare with.')

const parts: Readonly<Record<string, (build: RunningBuild) => Promise<Recorded[]>>> = {
  links: (build) => recordLinks(build, Number(options.requests)),
  procedures: recordProcedures,
}

await buildAll()
const forgotten = await findForgotten()
if (forgotten.length > 0) throw new Error(`Add to compare-builds/calls: ${forgotten.join(', ')}`)

const former = checkOut(commit)
const port = await findPort()
let isEqual = true
for (const [name, record] of Object.entries(parts)) {
  if (options.only && options.only !== name) continue
  console.log(`\n${name}`)
  const before = await runBuild(former, record)
  const after = await runBuild(repositoryRoot, record)
  isEqual = compareRecordings(before, after) && isEqual
}
console.log(`compare-builds: ${isEqual ? 'all equal, or expected' : 'unexpected differences'}`)
if (!isEqual) process.exitCode = EXIT_MISSED

async function runBuild(
  folder: string,
  record: (build: RunningBuild) => Promise<Recorded[]>,
): Promise<Recorded[]> {
  const build = await startBuild(folder, port)
  try {
    return await record(build)
  } catch (error) {
    build.requireRunning()
    throw error
  } finally {
    await build.stop()
  }
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: free } = server.address() as AddressInfo
  server.close()
  return free
}
