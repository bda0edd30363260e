import { dirname } from 'node:path'

/** More tests would make a mutant take minutes. */
const TESTS_MAX = 4
/** Tests that call the file themselves; the others reach it through the server, as a client does. */
const CALLING_MAX = 3
/** A test calls the file, or something that calls it. */
const CALLING_STEPS = 2

/** Finds the tests most likely to notice a change of a file, given the texts of all files. */
export function createTestFinder(
  texts: ReadonlyMap<string, string>,
): (file: string) => readonly string[] {
  const importers = listImporters(texts)
  const tests = [...texts.keys()].filter((file) => file.endsWith('.test.ts'))
  const lengthOf = (test: string) => texts.get(test)?.length ?? 0
  const listUsers = (file: string) =>
    listExports(texts.get(file) ?? '').flatMap((name) => [...(importers.get(name) ?? [])])

  return (file) => {
    const steps = measureSteps(file, listUsers)
    const stepsOf = (test: string) => steps.get(test) ?? Number.POSITIVE_INFINITY
    const own = tests.filter((test) => test === file.replace(/\.ts$/, '.test.ts'))
    const calling = tests
      .filter((test) => stepsOf(test) <= CALLING_STEPS)
      .toSorted((a, b) => stepsOf(a) - stepsOf(b) || countShared(b, file) - countShared(a, file))
    const reaching = tests.filter((test) => steps.has(test))
    const nearest = listNearest(file, reaching).toSorted((a, b) => lengthOf(b) - lengthOf(a))
    const first = [...new Set([...own, ...calling])].slice(0, CALLING_MAX)
    return [...new Set([...first, ...nearest])].slice(0, TESTS_MAX)
  }
}

/** For each name, the files that import it. */
function listImporters(texts: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const importers = new Map<string, Set<string>>()
  for (const [file, text] of texts) {
    for (const name of listImports(text)) {
      importers.set(name, (importers.get(name) ?? new Set()).add(file))
    }
  }
  return importers
}

/** For each file that uses this one, itself or through others: over how many imports. */
function measureSteps(
  file: string,
  listUsers: (file: string) => readonly string[],
): Map<string, number> {
  const steps = new Map([[file, 0]])
  for (const [reached, count] of steps) {
    for (const user of listUsers(reached)) {
      if (!steps.has(user)) steps.set(user, count + 1)
    }
  }
  return steps
}

function listImports(text: string): string[] {
  return [...text.matchAll(/^import (?!type)\{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(' ', 1)[0] ?? ''),
  )
}

function listExports(text: string): string[] {
  return [...text.matchAll(/^export (?:async )?(?:function\*?|const|class) (\w+)/gm)].map(
    ([, name = '']) => name,
  )
}

/** How many folders two files have in common. */
function countShared(file: string, other: string): number {
  const folders = dirname(other).split('/')
  const own = dirname(file).split('/')
  const apart = own.findIndex((folder, depth) => folder !== folders[depth])
  return apart === -1 ? own.length : apart
}

/** The tests of the file's folder, or of the nearest folder above that has any. */
function listNearest(file: string, tests: readonly string[]): string[] {
  for (let near = dirname(file); near.includes('/src/'); near = dirname(near)) {
    const there = tests.filter((test) => dirname(test) === near)
    if (there.length > 0) return there
  }
  return []
}
