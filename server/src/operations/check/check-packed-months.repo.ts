import { sql } from 'kysely'
import type { Queries } from '../../db/transact.ts'
import type { OwnerDay } from '../../features/clicks/click-store.ts'
import {
  countedColumns,
  type HitColumns,
  monthOf,
  sliceTimes,
} from '../../features/clicks/counting/hit-columns.ts'
import { unpackColumns } from '../../features/clicks/counting/packed-columns.ts'
import { formatSummary, readColumns } from '../../features/clicks/store/pack-months.repo.ts'
import type { Progress } from '../progress.ts'
import type { Finding } from './finding.ts'

/** A large owner's month is a few megabytes. */
const MONTHS_PER_QUERY = 5
const MAX_EXAMPLES = 5

/** Reads the hits of all packed months and compares: charts read what is packed. */
export async function checkPackedMonths(queries: Queries, progress: Progress): Promise<Finding[]> {
  const different = await findDifferentMonths(queries, progress)
  if (different.length === 0) return []
  const examples = different
    .slice(0, MAX_EXAMPLES)
    .map(({ day, owner }) => `${monthOf(day)} of owner ${owner}`)
  return [
    {
      problem: `Packed months that do not match the stored hits (${different.length}): ${examples.join('; ')}.`,
      remedy: 'The stored hits are correct. Run: pnpm check --repair',
    },
  ]
}

/** The first days of the packed months that differ from their hits. */
export async function findDifferentMonths(
  queries: Queries,
  progress: Progress,
): Promise<OwnerDay[]> {
  const different: OwnerDay[] = []
  let last = { owner: 0, month: '' }
  for (let done = 0; ; ) {
    const rows = await queries
      .selectFrom('packed_month')
      .selectAll()
      .where(sql<boolean>`(owner, month) > (${last.owner}, ${last.month})`)
      .orderBy('owner')
      .orderBy('month')
      .limit(MONTHS_PER_QUERY)
      .execute()
    for (const { owner, month, until, packed, summary } of rows) {
      const day = `${month}-01`
      const columns = unpackColumns(month, packed)
      const hits = await readColumns(queries, owner, day, until)
      const isSame =
        columns &&
        areSame(sliceTimes(columns, day, until), hits) &&
        (summary === null || summary === ((await formatSummary(hits, until)) ?? summary))
      if (!isSame) different.push({ owner, day })
    }
    done += rows.length
    progress.show('checking packed months', done, null)
    const end = rows.at(-1)
    if (!end || rows.length < MONTHS_PER_QUERY) return different
    last = end
  }
}

function areSame(some: HitColumns, others: HitColumns): boolean {
  return (
    Buffer.compare(toBytes(some.quarters), toBytes(others.quarters)) === 0 &&
    Buffer.compare(some.newReaders, others.newReaders) === 0 &&
    countedColumns.every((name) => {
      const [one, other] = [some.columns[name], others.columns[name]]
      return one.codes.every(
        (code, row) => one.values[code] === other.values[other.codes[row] as number],
      )
    })
  )
}

function toBytes({ buffer, byteOffset, byteLength }: Uint16Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength)
}
