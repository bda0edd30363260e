import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createVitest } from 'vitest/node'
import { combineMutants } from './mutations/combine-mutants.ts'
import { mutatedFiles } from './mutations/files.ts'
import { listMutants, type Mutant } from './mutations/list-mutants.ts'
import { type SampledFile, sampleMutants } from './mutations/sample-rest.ts'

/*
 * Changes one thing at a time in security-relevant files and runs their tests on SQLite. A mutant that
 * survives shows a missing test or changes no behavior; `mutations/survivors.json` lists the latter with
 * reasons. Fails when more than 5% survive without a reason.
 *
 * First, many mutants run in one process: one file contains all of them, and a variable selects one.
 * Survivors, and mutants that act while the file loads, then run in separate processes.
 *
 * `node mutations.ts PART…` uses only files whose path contains one of the parts.
 * `node mutations.ts --sample 300 --seed 37` instead takes 300 mutants at random from all other files of the
 * server and the domain, each with the tests most likely to notice it.
 */

declare module 'vitest' {
  interface ProvidedContext {
    mutation: { readonly tests: readonly string[]; readonly mutants: readonly number[] }
  }
}

const root = join(import.meta.dirname, '..')
const survivorsFile = join(import.meta.dirname, 'mutations', 'survivors.json')
const UNEXPLAINED_AT_MOST = 0.05
const TRIED_AT_ONCE = 25
/** Mutant 0 is the unchanged file. */
const NO_MUTANT = 0
const GRACE_MS = 30_000
/** Tests and their helpers, types, and what runs once: the tables of the database. */
const NOT_PRODUCT = /\.test\.ts$|\.d\.ts$|\/testing\/|\/(?:[\w-]+\.)?schema\.ts$/

const reasons: Readonly<Record<string, string>> = JSON.parse(readFileSync(survivorsFile, 'utf8'))

const { values: options, positionals: parts } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
const testFiles = globSync(['server/src/**/*.test.ts', 'shared/domain/src/**/*.test.ts'], {
  cwd: root,
})
process.chdir(root)
const chosen = options.sample === undefined ? listChosen() : sampleRest(Number(options.sample))
const changed = execFileSync('git', ['status', '--porcelain', '--', ...chosen.map((c) => c.file)], {
  cwd: root,
  encoding: 'utf8',
})
if (changed !== '') throw new Error(`Commit these first, since they are changed here:\n${changed}`)

const vitest = await createVitest(
  'test',
  {
    config: false,
    root,
    watch: true,
    isolate: false,
    fileParallelism: false,
    testTimeout: 8000,
    hookTimeout: 20_000,
    testNamePattern: /^(?!.* on postgres\b)/,
    globalSetup: [join(import.meta.dirname, 'mutations', 'sqlite.setup.ts')],
    reporters: [{}],
    silent: true,
  },
  { server: { watch: null } },
)
await vitest.standalone()
const specification = vitest
  .getRootProject()
  .createSpecification(join(import.meta.dirname, 'mutations', 'try-mutants.ts'))

let total = 0
const unexplained: string[] = []
/** Files whose tests fail as they are. */
const notTried: string[] = []
for (const file of chosen) await mutate(file)
await vitest.close()
const share = total === 0 ? 0 : unexplained.length / total
console.log(`\n${unexplained.length} of ${total} mutants survive without a reason:`)
for (const survivor of unexplained) console.log(`  ${survivor}`)
for (const file of notTried) console.log(`Not tried, since its tests fail as it is: ${file}`)
process.exit(share > UNEXPLAINED_AT_MOST || notTried.length > 0 ? 1 : 0)

function listChosen(): SampledFile[] {
  return mutatedFiles
    .filter(({ file }) => parts.length === 0 || parts.some((part) => file.includes(part)))
    .map(({ file, tests }) => {
      const all = listMutants(file, readFileSync(join(root, file), 'utf8'))
      const named = tests.flatMap((part) => testFiles.filter((test) => test.includes(part)))
      return { file, tests: named, all, sampled: all }
    })
}

function sampleRest(size: number): SampledFile[] {
  const listed = new Set(mutatedFiles.map(({ file }) => file))
  const sources = globSync(['server/src/**/*.ts', 'shared/domain/src/**/*.ts'], { cwd: root })
  const rest = sources.filter((file) => !listed.has(file) && !NOT_PRODUCT.test(file))
  const seed = Number(options.seed)
  console.log(`${size} mutants of ${rest.length} files, seed ${seed}`)
  return sampleMutants(root, rest.toSorted(), sources.toSorted(), { seed, size })
}

async function mutate({ file, tests: related, all, sampled: list }: SampledFile): Promise<void> {
  const path = join(root, file)
  const original = readFileSync(path, 'utf8')
  const tests = related.map((test) => join(root, test))
  const write = (text: string) => {
    writeFileSync(path, text)
    vitest.invalidateFile(path)
  }
  const end = () => {
    write(original)
    process.exit(1)
  }
  process.on('SIGINT', end).on('SIGTERM', end)
  try {
    const began = Date.now()
    if (!(await tryMutants(tests, [NO_MUTANT], GRACE_MS * 10)).get(NO_MUTANT)) {
      notTried.push(file)
      return
    }
    const onceMs = Date.now() - began
    write(combineMutants(original, list))
    const noticed = await tryTogether(tests, list, onceMs)
    const survivors: Mutant[] = []
    for (const mutant of list.filter(({ id }) => !noticed.has(id))) {
      write(original.slice(0, mutant.start) + mutant.to + original.slice(mutant.end))
      const result = await tryMutants(tests, [NO_MUTANT], onceMs * 2 + GRACE_MS)
      if (result.get(NO_MUTANT)) survivors.push(mutant)
    }
    count(file, all, list, survivors)
  } finally {
    write(original)
    process.off('SIGINT', end).off('SIGTERM', end)
  }
}

/** The mutants that a test caught, many in one process; none when the unchanged file fails too. */
async function tryTogether(
  tests: readonly string[],
  list: readonly Mutant[],
  onceMs: number,
): Promise<Set<number>> {
  const ids = list.filter(({ isAtLoad }) => !isAtLoad).map(({ id }) => id)
  const noticed = new Set<number>()
  for (let from = 0; from < ids.length; from += TRIED_AT_ONCE) {
    const some = ids.slice(from, from + TRIED_AT_ONCE)
    const results = await tryMutants(tests, [...some, NO_MUTANT], onceMs * some.length + GRACE_MS)
    if (!results.get(NO_MUTANT)) continue
    for (const id of some) if (results.get(id) === false) noticed.add(id)
  }
  return noticed
}

/** Whether the tests pass with each mutant; undefined when they do not finish. */
async function tryMutants(
  tests: readonly string[],
  mutants: readonly number[],
  withinMs: number,
): Promise<Map<number, boolean>> {
  vitest.provide('mutation', { tests, mutants })
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<Map<number, boolean>>((resolve) => {
    timer = setTimeout(() => {
      void vitest.cancelCurrentRun('keyboard-input').then(() => resolve(new Map()))
    }, withinMs)
  })
  const run = vitest
    .rerunTestSpecifications([specification])
    .then(({ testModules, unhandledErrors }) => {
      const suites = [...(testModules[0]?.children.suites() ?? [])]
      const isSound = mutants.length > 1 || unhandledErrors.length === 0
      return new Map(
        suites.map((suite) => [mutants[Number(suite.name)] ?? NO_MUTANT, isSound && suite.ok()]),
      )
    })
  const results = await Promise.race([run, tooLong])
  clearTimeout(timer)
  return results
}

function count(
  file: string,
  all: readonly Mutant[],
  list: readonly Mutant[],
  survivors: readonly Mutant[],
): void {
  const without = survivors.filter((mutant) => reasons[keyOf(file, mutant, all)] === undefined)
  for (const mutant of without) {
    const survivor = `${keyOf(file, mutant, all)} (line ${mutant.line})`
    unexplained.push(survivor)
    console.log(`  ${survivor}`)
  }
  const noticed = list.length - survivors.length
  const explained = survivors.length - without.length
  total += list.length
  console.log(`| ${file} | ${list.length} | ${noticed} | ${explained} | ${without.length} |`)
}

/** Identifies a mutant by its text, since line numbers change. A second one with the same text ends in #2. */
function keyOf(file: string, { id, from, to }: Mutant, list: readonly Mutant[]): string {
  const earlier = list.filter((one) => one.id < id && one.from === from && one.to === to).length
  return `${file}: ${from} → ${to}${earlier > 0 ? ` #${earlier + 1}` : ''}`
}
