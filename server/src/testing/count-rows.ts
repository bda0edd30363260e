import type { Queries } from '../db/transact.ts'

/** The database, with a count of all rows that were read through it. */
export function countRows(db: Queries) {
  let rows = 0
  return {
    db: db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        rows += result.rows.length
        return result
      },
    }),
    readCount: () => rows,
  }
}
