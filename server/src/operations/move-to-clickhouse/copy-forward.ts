import { countOf, formatCount } from '@everyshelf/domain/format'
import { readExpiredUntil } from '../../features/clicks/clickhouse/expired-until.repo.ts'
import { deleteCopied } from '../../features/clicks/clickhouse-move/delete-copied.repo.ts'
import { type MoveResult, moveClicks } from '../../features/clicks/clickhouse-move/move-clicks.ts'
import {
  readMoveState,
  writeMoveState,
} from '../../features/clicks/clickhouse-move/move-state.repo.ts'
import type { MoveInput } from './move-input.ts'

/** Copies to ClickHouse, and returns the exit code. */
export async function copyForward(input: MoveInput, deletesCopied: boolean): Promise<number> {
  const { print, progress } = input
  const result = await moveClicks({ ...input, onProgress: progress.show })
  printCounts(print, result)
  const { left, isSwitched } = result
  if (left > 0) {
    print(`${countOf(left, 'hit')} left, which arrived during the copy. Run this command again.`)
    return 1
  }
  const state = await readMoveState(input.db)
  const isComplete = isSwitched || state?.phase === 'complete' || state?.phase === 'emptied'
  if (!isComplete) {
    print('ClickHouse has every hit of the main database.')
    print(
      'No server has stored a newer one in ClickHouse yet. Set CLICKHOUSE_URL on all servers, restart them, then run this command again.',
    )
    return 0
  }
  print(
    'Complete: ClickHouse has every hit of the main database, and servers store new ones there.',
  )
  if (!deletesCopied) {
    print('If you have restarted a server since this command began, run it again.')
    return 0
  }
  return await deleteFromMain(input)
}

function printCounts(print: MoveInput['print'], result: MoveResult): void {
  print('   Month (UTC)    main database       ClickHouse')
  for (const [month, { hits, found }] of result.months) print(toLine(month, hits, found))
  const months = [...result.months.values()]
  const sum = (name: 'hits' | 'found') => months.reduce((all, month) => all + month[name], 0)
  print(toLine('all', sum('hits'), sum('found')))
  const { copiedHits, totals, readers } = result
  print(
    `Copied in this run: ${countOf(copiedHits, 'hit')}, ${countOf(totals, 'daily total')}, ${formatCount(readers)} visitor hashes.`,
  )
}

function toLine(label: string, main: number, clickHouse: number): string {
  return `${label.padStart(14)} ${formatCount(main).padStart(16)} ${formatCount(clickHouse).padStart(16)}`
}

async function deleteFromMain(input: MoveInput): Promise<number> {
  const { db, kind, clickHouse, progress, print, now } = input
  const state = await readMoveState(db)
  if (state) await writeMoveState(db, { ...state, phase: 'emptied' }, new Date(now()))
  let deleted = 0
  const kept = await deleteCopied({
    ...{ db, kind, clickHouse },
    fromDay: await readExpiredUntil(db),
    onDeleted: (hits) => {
      deleted += hits
      progress.show('deleting hits', deleted, null)
    },
  })
  print(`Deleted from the main database: ${countOf(deleted, 'hit')}, all daily totals.`)
  if (kept === 0) return 0
  print(`${countOf(kept, 'hit')} arrived meanwhile and stay. Run this command again.`)
  return 1
}
