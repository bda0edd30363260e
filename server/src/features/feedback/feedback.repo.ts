import { toIsoTime } from '../../db/columns.ts'
import type { Tables } from '../../db/tables.ts'
import type { Queries } from '../../db/transact.ts'

export interface NewFeedback extends Omit<Tables['feedback'], 'createdAt' | 'state'> {
  readonly createdAt: Date
}

export interface FeedbackRepo {
  readonly insert: (queries: Queries, feedback: NewFeedback) => Promise<void>
}

export function createFeedbackRepo(): FeedbackRepo {
  return {
    async insert(queries, { createdAt, ...feedback }) {
      await queries
        .insertInto('feedback')
        .values({ ...feedback, createdAt: toIsoTime(createdAt) })
        .execute()
    },
  }
}
