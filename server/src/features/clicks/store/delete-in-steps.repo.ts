import type { Queries } from '../../../db/transact.ts'

/** Few enough that no redirect waits long for a query: SQLite leaves a turn to them between two. */
const ROWS_PER_STEP = 2000

/** Deletes rows up to a key, which a step finds among those that are left, and the rest at last. */
async function deleteInSteps<Key>(
  findKey: () => Promise<Key | undefined>,
  deleteBefore: (key: Key | undefined) => Promise<unknown>,
): Promise<void> {
  for (;;) {
    const key = await findKey()
    await deleteBefore(key)
    if (!key) return
  }
}

/** The different days in a table, oldest first. */
async function* listDays(
  queries: Queries,
  table: 'daily_total' | 'day_reader',
): AsyncGenerator<string, void> {
  for (let last = ''; ; ) {
    const next = await queries
      .selectFrom(table)
      .select('day')
      .where('day', '>', last)
      .orderBy('day')
      .limit(1)
      .executeTakeFirst()
    if (!next) return
    yield next.day
    last = next.day
  }
}

export async function deleteTotalsBefore(queries: Queries, before: string): Promise<void> {
  for await (const day of listDays(queries, 'daily_total')) {
    if (day >= before) return
    await deleteInSteps(
      () =>
        queries
          .selectFrom('daily_total')
          .select(['owner', 'identifier'])
          .where('day', '=', day)
          .orderBy('owner')
          .orderBy('identifier')
          .offset(ROWS_PER_STEP)
          .limit(1)
          .executeTakeFirst(),
      (key) =>
        queries
          .deleteFrom('daily_total')
          .where('day', '=', day)
          .$if(key !== undefined, (query) =>
            query.where(({ eb, refTuple, tuple }) =>
              eb(
                refTuple('owner', 'identifier'),
                '<',
                tuple(key?.owner ?? 0, key?.identifier ?? ''),
              ),
            ),
          )
          .execute(),
    )
  }
}

export async function deleteTotalsOf(queries: Queries, owner: number): Promise<void> {
  await deleteInSteps(
    () =>
      queries
        .selectFrom('daily_total')
        .select(['identifier', 'day'])
        .where('owner', '=', owner)
        .orderBy('identifier')
        .orderBy('day')
        .offset(ROWS_PER_STEP)
        .limit(1)
        .executeTakeFirst(),
    (key) =>
      queries
        .deleteFrom('daily_total')
        .where('owner', '=', owner)
        .$if(key !== undefined, (query) =>
          query.where(({ eb, refTuple, tuple }) =>
            eb(refTuple('identifier', 'day'), '<', tuple(key?.identifier ?? '', key?.day ?? '')),
          ),
        )
        .execute(),
  )
}

export async function deleteReadersBefore(queries: Queries, before: string): Promise<void> {
  for await (const day of listDays(queries, 'day_reader')) {
    if (day >= before) return
    await deleteInSteps(
      () =>
        queries
          .selectFrom('day_reader')
          .select(['owner', 'visitorHash'])
          .where('day', '=', day)
          .orderBy('owner')
          .orderBy('visitorHash')
          .offset(ROWS_PER_STEP)
          .limit(1)
          .executeTakeFirst(),
      (key) =>
        queries
          .deleteFrom('day_reader')
          .where('day', '=', day)
          .$if(key !== undefined, (query) =>
            query.where(({ eb, refTuple, tuple }) =>
              eb(
                refTuple('owner', 'visitorHash'),
                '<=',
                tuple(key?.owner ?? 0, key?.visitorHash ?? ''),
              ),
            ),
          )
          .execute(),
    )
  }
}

export async function deleteReadersOf(queries: Queries, owner: number): Promise<void> {
  for await (const day of listDays(queries, 'day_reader')) {
    await deleteInSteps(
      () =>
        queries
          .selectFrom('day_reader')
          .select('visitorHash')
          .where('day', '=', day)
          .where('owner', '=', owner)
          .orderBy('visitorHash')
          .offset(ROWS_PER_STEP)
          .limit(1)
          .executeTakeFirst(),
      (key) =>
        queries
          .deleteFrom('day_reader')
          .where('day', '=', day)
          .where('owner', '=', owner)
          .$if(key !== undefined, (query) =>
            query.where('visitorHash', '<=', key?.visitorHash ?? ''),
          )
          .execute(),
    )
  }
}
