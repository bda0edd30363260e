import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { listMutants, type Mutant } from './list-mutants.ts'

export interface SampledFile {
  readonly file: string
  readonly tests: readonly string[]
  /** All mutants of the file, to name those with the same text apart. */
  readonly all: readonly Mutant[]
  readonly sampled: readonly Mutant[]
}

/** More tests would make a mutant take minutes. */
const TESTS_MAX = 3

/**
 * Picks mutants of all files at random, each with the tests beside it. The same seed and files give the same
 * mutants, in the same order, so the first ones of a sample are a sample too.
 */
export function sampleMutants(
  root: string,
  files: readonly string[],
  testFiles: readonly string[],
  { seed, size }: { readonly seed: number; readonly size: number },
): SampledFile[] {
  const random = createRandom(seed)
  const candidates = files.flatMap((file) => {
    const tests = findRelatedTests(file, testFiles)
    const all = listMutants(file, readFileSync(join(root, file), 'utf8'))
    return tests.length === 0 ? [] : all.map((mutant) => ({ file, tests, all, mutant }))
  })
  const picked = new Map<string, SampledFile & { readonly sampled: Mutant[] }>()
  for (let count = 0; count < size && candidates.length > 0; count++) {
    const at = Math.floor(random() * candidates.length)
    const [candidate] = candidates.splice(at, 1)
    if (!candidate) break
    const { file, tests, all, mutant } = candidate
    const known = picked.get(file)
    if (known) known.sampled.push(mutant)
    else picked.set(file, { file, tests, all, sampled: [mutant] })
  }
  return [...picked.values()]
}

/** The test with the file's name; otherwise those of its folder, or of the nearest folder above that has any. */
export function findRelatedTests(file: string, testFiles: readonly string[]): string[] {
  const own = file.replace(/\.ts$/, '.test.ts')
  if (testFiles.includes(own)) return [own]
  for (let near = dirname(file); near.includes('/src/'); near = dirname(near)) {
    const tests = testFiles.filter((test) => dirname(test) === near)
    const [named = ''] = basename(file).split('.')
    const closest = tests.toSorted((a, b) => Number(b.includes(named)) - Number(a.includes(named)))
    if (closest.length > 0) return closest.slice(0, TESTS_MAX)
  }
  return []
}

/** Mulberry32: small, and the same everywhere. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
