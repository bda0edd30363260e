import { createServer } from 'node:net'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { repositoryRoot } from '../e2e/fixtures/server-process.ts'
import { checkOut } from './compare-builds/check-out.ts'
import { compareRecordings } from './compare-builds/compare.ts'
import { recordLinks } from './compare-builds/record-links.ts'
import type { Recorded } from './compare-builds/recording.ts'
import { type RunningBuild, startBuild } from './compare-builds/start-build.ts'
import { EXIT_MISSED } from './measure/verdict.ts'
import { buildAll } from './servers/build.ts'

/** Compares the build of a commit with that of the working tree. Both are driven through HTTP only. */
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
}

await buildAll()
const folders = [checkOut(commit), repositoryRoot]
const port = await findPort()
let isEqual = true
for (const [name, record] of Object.entries(parts)) {
  if (options.only && options.only !== name) continue
  console.log(`\n${name}`)
  const recordings: Recorded[][] = []
  for (const folder of folders) {
    const build = await startBuild(folder, port)
    recordings.push(await record(build).finally(build.stop))
  }
  const [before = [], after = []] = recordings
  isEqual = compareRecordings(before, after) && isEqual
}
console.log(isEqual ? 'compare-builds: all equal' : 'compare-builds: differences')
if (!isEqual) process.exitCode = EXIT_MISSED

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: free } = server.address() as AddressInfo
  server.close()
  return free
}
