import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { EXIT_MISSED, EXIT_VOID } from './measure/verdict.ts'
import { buildAll } from './servers/build.ts'

/** Runs every benchmark, shortest first, and prints a summary. */
const benchmarks = [
  'sizes',
  'pages',
  'slow-network',
  'parsing',
  'recognition',
  'classification',
  'cold-start',
  'webhook',
  'popup',
  'kill',
  'redirect',
  'redirect-postgres',
  'expiry',
  'links-flat',
  'link-list',
  'bulk-changes',
  'imports',
  'dashboards',
  'api',
  'attacks',
  'account-attacks',
  'host-faults',
  'analytics',
]

await buildAll()
const results: string[] = []
let worst = 0
for (const name of benchmarks) {
  console.log(`\n# ${name}`)
  const child = spawn(process.execPath, [join(import.meta.dirname, `${name}.ts`)], {
    stdio: 'inherit',
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  const words = { 0: 'gates met', [EXIT_MISSED]: 'GATES MISSED', [EXIT_VOID]: 'run void' }[
    code ?? -1
  ]
  results.push(`${name.padEnd(12)} ${words ?? `ended with ${code}`}`)
  if (code !== 0 && (worst === 0 || worst === EXIT_VOID)) worst = code ?? EXIT_MISSED
}
console.log(`\n${results.join('\n')}`)
process.exitCode = worst
