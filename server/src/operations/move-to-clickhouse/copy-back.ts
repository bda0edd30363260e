import { countOf } from '@everyshelf/domain/format'
import type { Transact } from '../../db/transact.ts'
import { moveBack } from '../../features/clicks/clickhouse-move/move-back.ts'
import type { MoveInput } from './move-input.ts'

/** Copies from ClickHouse to the main database, and returns the exit code. */
export async function copyBack(input: MoveInput & { transact: Transact }): Promise<number> {
  const { print, progress } = input
  const result = await moveBack({ ...input, onProgress: progress.show })
  const { copiedHits, totals, lostReaders, isEverythingCopied, isSwitched } = result
  print(`Copied in this run: ${countOf(copiedHits, 'hit')}.`)
  print(
    totals === null
      ? 'The main database keeps its own daily totals.'
      : `The main database has ${countOf(totals, 'daily total')}, the same as ClickHouse.`,
  )
  if (lostReaders > 0) {
    print(`Lost: ${countOf(lostReaders, 'reader')}, whose click the main database does not have.`)
  }
  if (!isEverythingCopied) {
    print('Hits arrived during the copy. Run this command again.')
    return 1
  }
  print('The main database has every hit of ClickHouse.')
  print(
    isSwitched
      ? 'If you have restarted a server since this command began, run it again.'
      : 'No server has stored a newer one in the main database yet. Remove CLICKHOUSE_URL on all servers, restart them, then run this command again with --back.',
  )
  return 0
}
