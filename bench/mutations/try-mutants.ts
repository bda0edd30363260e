import { beforeAll, beforeEach, describe, inject } from 'vitest'

/*
 * Runs the same tests for each mutant, in one process that has loaded the server once. A mutant ends with
 * its first failing test.
 */

const { tests, mutants } = inject('mutation')

for (const [turn, mutant] of mutants.entries()) {
  describe(String(turn), () => {
    let isNoticed = false
    beforeAll(() => {
      Object.assign(globalThis, { activeMutant: mutant })
    })
    beforeEach(({ skip, onTestFailed }) => {
      if (isNoticed) skip()
      onTestFailed(() => {
        isNoticed = true
      })
    })
    for (const test of tests) {
      describe(test, async () => {
        beforeAll(() => {
          if (isNoticed) throw new Error('An earlier test has noticed this mutant.')
        })
        // Vite loads the file again under a new query, so its tests are registered once per mutant.
        await import(`${test}?turn=${turn}`)
      })
    }
  })
}
