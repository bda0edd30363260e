import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createVitest } from 'vitest/node'
import { mutatedFiles } from './mutations/files.ts'
import { listMutants, type Mutant } from './mutations/list-mutants.ts'

/*
 * Changes one thing at a time in the files that security rests on, and runs their tests. A mutant that
 * no test notices is a missing test, or changes nothing; `mutations/survivors.json` says which and why.
 * Fails when more than one in twenty survives without a reason.
 *
 * `node mutations.ts PART…` takes only the files whose path contains a part.
 */

const root = join(import.meta.dirname, '..')
const survivorsFile = join(import.meta.dirname, 'mutations', 'survivors.json')
const UNEXPLAINED_AT_MOST = 0.05
/** A mutant that never ends is noticed too. */
const NOTICED_WITHIN_MS = 60_000

type Survivors = Readonly<Record<string, string>>
const reasons = JSON.parse(readFileSync(survivorsFile, 'utf8')) as Survivors

const parts = process.argv.slice(2)
const chosen = mutatedFiles.filter(
  ({ file }) => parts.length === 0 || parts.some((part) => file.includes(part)),
)
const changed = execFileSync('git', ['status', '--porcelain', '--', ...chosen.map((c) => c.file)], {
  cwd: root,
  encoding: 'utf8',
})
if (changed !== '') throw new Error(`Commit these first, since they are changed here:\n${changed}`)

process.chdir(root)
const vitest = await createVitest('test', {
  root,
  watch: true,
  bail: 1,
  reporters: [{}],
  silent: true,
})
await vitest.standalone()

let mutants = 0
const unexplained: string[] = []
for (const { file, tests } of chosen) await mutate(file, tests)
await vitest.close()
const share = mutants === 0 ? 0 : unexplained.length / mutants
console.log(`${mutants} mutants, ${unexplained.length} survive without a reason:`)
for (const survivor of unexplained) console.log(`  ${survivor}`)
process.exit(share > UNEXPLAINED_AT_MOST ? 1 : 0)

async function mutate(file: string, tests: readonly string[]): Promise<void> {
  const path = join(root, file)
  const original = readFileSync(path, 'utf8')
  const restore = () => writeFileSync(path, original)
  const end = () => {
    restore()
    process.exit(1)
  }
  process.on('SIGINT', end).on('SIGTERM', end)
  const specifications = await vitest.globTestSpecifications([...tests])
  if (!(await passes(specifications, path))) throw new Error(`The tests of ${file} fail as it is.`)
  const list = listMutants(file, original)
  let survived = 0
  try {
    for (const mutant of list) {
      writeFileSync(path, original.slice(0, mutant.start) + mutant.to + original.slice(mutant.end))
      if (await passes(specifications, path)) {
        survived++
        note(file, mutant)
      }
    }
  } finally {
    restore()
    vitest.invalidateFile(path)
    process.off('SIGINT', end).off('SIGTERM', end)
  }
  mutants += list.length
  console.log(`${file}: ${list.length - survived} of ${list.length} noticed`)
}

async function passes(
  specifications: Awaited<ReturnType<typeof vitest.globTestSpecifications>>,
  path: string,
): Promise<boolean> {
  vitest.invalidateFile(path)
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<false>((resolve) => {
    timer = setTimeout(() => {
      void vitest.cancelCurrentRun('keyboard-input').then(() => resolve(false))
    }, NOTICED_WITHIN_MS)
  })
  const run = vitest
    .rerunTestSpecifications(specifications)
    .then(
      ({ testModules, unhandledErrors }) =>
        testModules.length > 0 &&
        unhandledErrors.length === 0 &&
        testModules.every((module) => module.ok()),
    )
  const isGood = await Promise.race([run, tooLong])
  clearTimeout(timer)
  return isGood
}

/** By the text, since lines move. */
function note(file: string, { line, from, to }: Mutant): void {
  const key = `${file}: ${from} → ${to}`
  const reason = reasons[key]
  if (reason === undefined) unexplained.push(`${key} (line ${line})`)
  console.log(`  survives at ${file}:${line}: ${from} → ${to}${reason ? ` (${reason})` : ''}`)
}
