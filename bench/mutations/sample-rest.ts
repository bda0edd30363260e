import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listMutants, type Mutant } from './list-mutants.ts'
import { createTestFinder } from './related-tests.ts'

export interface SampledFile {
  readonly file: string
  readonly tests: readonly string[]
  /** All mutants of the file, to name those with the same text apart. */
  readonly all: readonly Mutant[]
  readonly sampled: readonly Mutant[]
}

/**
 * Picks mutants of all files at random, each with the tests most likely to notice it. The same seed and files give the same
 * mutants, in the same order, so the first ones of a sample are a sample too.
 */
export function sampleMutants(
  root: string,
  files: readonly string[],
  sources: readonly string[],
  { seed, size }: { readonly seed: number; readonly size: number },
): SampledFile[] {
  const random = createRandom(seed)
  const texts = new Map(sources.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
  const findTests = createTestFinder(texts)
  const candidates = files.flatMap((file) => {
    const tests = findTests(file)
    const all = listMutants(file, texts.get(file) ?? '')
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
