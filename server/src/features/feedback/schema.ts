import { integer, table, text, time } from '../../db/table.ts'

export const feedbackTables = {
  /** A message from the contact or feedback form. */
  feedback: table(
    {
      id: text().key(),
      type: text<'contact' | 'feedback'>(),
      name: text().nullable(),
      email: text().nullable(),
      message: text(),
      /** 1 to 5 stars, 0 for none. */
      rating: integer(),
      createdAt: time(),
      /** The account of the sender; null for a visitor. */
      userId: text().nullable(),
      /** The operator's progress with it. */
      state: text<'new' | 'answered' | 'closed'>().default('new'),
    },
    {
      indexes: [
        ['createdAt', 'id'],
        ['state', 'createdAt', 'id'],
      ],
    },
  ),
  /** The operator's reply. Its email is in the outbox. */
  feedback_reply: table(
    {
      id: text().key(),
      feedbackId: text(),
      text: text(),
      createdAt: time(),
    },
    { indexes: [['feedbackId', 'createdAt']] },
  ),
}
