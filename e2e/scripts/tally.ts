/** How many checks passed, failed and were skipped, of one stage or of all. */
export interface Tally {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0 }

/** What is read of Vitest's JSON report. */
export interface VitestReport {
  readonly testResults: readonly {
    readonly status: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly ancestorTitles: readonly string[]
      readonly title: string
    }[]
  }[]
}

/** What is read of Playwright's JSON report. */
export interface PlaywrightReport {
  readonly errors: readonly unknown[]
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
}

export function add(a: Tally, b: Tally): Tally {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  }
}

const SKIPPED = ['skipped', 'pending', 'todo', 'disabled']

/** One failure is added for each file that failed without a failing test: it did not load or finish. */
export function tallyVitest(report: VitestReport): Tally {
  return report.testResults.reduce((total, file) => {
    const count = (...statuses: string[]) =>
      file.assertionResults.filter(({ status }) => statuses.includes(status)).length
    const failed = count('failed')
    const skipped = count(...SKIPPED)
    const brokenFile = file.status === 'failed' && failed === 0 ? 1 : 0
    return add(total, { passed: count('passed'), failed: failed + brokenFile, skipped })
  }, NOTHING)
}

/**
 * The suites with skipped tests and how many; the suite's name may give the reason.
 *
 * @example ['hits on clickhouse (skipped: no network): 6']
 */
export function listSkippedSuites(report: VitestReport): string[] {
  const skipped = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => SKIPPED.includes(status))
  const suites = Map.groupBy(skipped, ({ ancestorTitles, title }) => ancestorTitles[0] ?? title)
  return [...suites].map(([suite, tests]) => `${suite}: ${tests.length}`)
}

/** A story that passes only at a second try counts as failed. */
export function tallyPlaywright({ errors, stats }: PlaywrightReport): Tally {
  const failed = stats.unexpected + stats.flaky
  return {
    passed: stats.expected,
    failed: failed === 0 && errors.length > 0 ? 1 : failed,
    skipped: stats.skipped,
  }
}

/**
 * The stage's own tally, made honest: a stage that ended badly or ran no check has failed, even if
 * its report names no failing test.
 */
export function judgeStage(tally: Tally, exitCode: number | null): Tally {
  const ranNothing = tally.passed + tally.failed === 0
  const failedSilently = exitCode !== 0 && tally.failed === 0
  return ranNothing || failedSilently ? add(tally, { ...NOTHING, failed: 1 }) : tally
}

/** @example formatTally({ passed: 3, failed: 0, skipped: 0 }) // '3 passed, 0 failed' */
export function formatTally({ passed, failed, skipped }: Tally): string {
  const line = `${passed} passed, ${failed} failed`
  return skipped > 0 ? `${line}, ${skipped} skipped` : line
}
