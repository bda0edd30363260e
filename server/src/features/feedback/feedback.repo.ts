import { toIsoTime } from '../../db/columns.ts'
import type { Tables } from '../../db/tables.ts'
import type { Queries } from '../../db/transact.ts'
import type { PersonalData } from '../../feature.ts'

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

/** Messages stay, without their sender. */
export const feedbackData: PersonalData = {
  exportOwned: async ({ db, userId, ofUser }) => ({
    feedback: await ofUser('feedback', 'all'),
    feedback_reply: await db
      .selectFrom('feedback_reply')
      .innerJoin('feedback', 'feedback.id', 'feedback_reply.feedbackId')
      .selectAll('feedback_reply')
      .where('feedback.userId', '=', userId)
      .execute(),
  }),
  eraseOwned: async ({ queries, userId }) => {
    await queries
      .deleteFrom('feedback_reply')
      .where('feedbackId', 'in', (from) =>
        from.selectFrom('feedback').select('id').where('userId', '=', userId),
      )
      .execute()
    await queries
      .updateTable('feedback')
      .set({ userId: null, name: null, email: null })
      .where('userId', '=', userId)
      .execute()
  },
}
