import { describe, expect, test } from 'vitest'
import {
  add,
  formatTally,
  judgeStage,
  listSkippedSuites,
  tallyPlaywright,
  tallyVitest,
} from './tally.ts'

function makeTest(status: string, ...ancestorTitles: readonly string[]) {
  return { status, ancestorTitles, title: 'works' }
}

describe('tallyVitest', () => {
  test('counts each test of each file', () => {
    const report = {
      testResults: [
        { status: 'passed', assertionResults: [makeTest('passed'), makeTest('skipped')] },
        { status: 'failed', assertionResults: [makeTest('passed'), makeTest('failed')] },
        { status: 'passed', assertionResults: [makeTest('todo')] },
      ],
    }
    expect(tallyVitest(report)).toEqual({ passed: 2, failed: 1, skipped: 2 })
  })

  test('counts a file that did not load as one failure', () => {
    const report = { testResults: [{ status: 'failed', assertionResults: [] }] }
    expect(tallyVitest(report)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })
})

describe('listSkippedSuites', () => {
  test('names each suite once, with the number of its tests', () => {
    const assertionResults = [
      makeTest('passed', 'hits on sqlite'),
      makeTest('skipped', 'hits on clickhouse (skipped: no network)'),
      makeTest('pending', 'hits on clickhouse (skipped: no network)', 'a nested suite'),
      makeTest('todo'),
    ]
    expect(listSkippedSuites({ testResults: [{ status: 'passed', assertionResults }] })).toEqual([
      'hits on clickhouse (skipped: no network): 2',
      'works: 1',
    ])
  })
})

describe('tallyPlaywright', () => {
  test('counts a flaky story as failed', () => {
    const report = { errors: [], stats: { expected: 7, unexpected: 1, flaky: 2, skipped: 3 } }
    expect(tallyPlaywright(report)).toEqual({ passed: 7, failed: 3, skipped: 3 })
  })

  test('counts an error outside all stories', () => {
    const report = { errors: [{}], stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 } }
    expect(tallyPlaywright(report)).toEqual({ passed: 2, failed: 1, skipped: 0 })
  })
})

describe('judgeStage', () => {
  test('leaves a clean stage alone', () => {
    expect(judgeStage({ passed: 4, failed: 0, skipped: 0 }, 0)).toEqual({
      passed: 4,
      failed: 0,
      skipped: 0,
    })
  })

  test('adds no failure to those that the report already names', () => {
    expect(judgeStage({ passed: 4, failed: 2, skipped: 0 }, 1).failed).toBe(2)
  })

  test.each([
    ['a bad exit without a failing test', { passed: 4, failed: 0, skipped: 0 }, 1],
    ['a stage that was stopped', { passed: 4, failed: 0, skipped: 0 }, null],
    ['a stage that ran nothing', { passed: 0, failed: 0, skipped: 9 }, 0],
  ])('fails %s', (_, tally, exitCode) => {
    expect(judgeStage(tally, exitCode).failed).toBe(1)
  })
})

describe('formatTally', () => {
  test('names skipped tests only when there are any', () => {
    expect(formatTally({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed')
    expect(formatTally({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped')
  })

  test('adds up stages', () => {
    const total = add({ passed: 1, failed: 2, skipped: 0 }, { passed: 3, failed: 0, skipped: 1 })
    expect(formatTally(total)).toBe('4 passed, 2 failed, 1 skipped')
  })
})
