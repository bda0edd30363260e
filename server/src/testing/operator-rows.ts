import { toJsonText } from '../db/columns.ts'
import type { Database } from '../db/database.ts'

const DAY = '2026-11-20'

/** Rows for every admin page. */
export const operatorRows = {
  feedback: 'fb0c9a1be24d77c0a3b61e90',
  mail: 'ma0c9a1be24d77c0a3b61e90',
  event: 'evt_1Operator',
} as const

export async function addOperatorRows({ db }: Pick<Database, 'db'>): Promise<void> {
  await db
    .insertInto('feedback')
    .values({
      id: operatorRows.feedback,
      type: 'contact',
      name: 'Ada',
      email: 'ada@example.org',
      message: 'Where is my link?',
      rating: 0,
      createdAt: `${DAY}T09:00:00.000Z`,
      userId: null,
    })
    .execute()
  await db
    .insertInto('mail_outbox')
    .values({
      id: operatorRows.mail,
      template: 'welcome',
      recipient: 'eve@example.org',
      recipientNumber: 1,
      subject: 'Welcome to Everyshelf',
      text: 'Hello',
      dedupeKey: 'welcome',
      messageId: '<m1@everyshelf.example>',
      createdAt: `${DAY}T10:00:00.000Z`,
      expiresAt: `${DAY}T11:00:00.000Z`,
      nextAttemptAt: null,
      attempts: 3,
      interruptions: 0,
      failedAt: `${DAY}T11:00:00.000Z`,
      lastError: 'expired',
    })
    .execute()
  await db
    .insertInto('book')
    .values({
      identifier: '9780441172719',
      title: 'Dune',
      authors: toJsonText(['Frank Herbert']),
      description: null,
      publisher: 'Ace',
      coverUrl: null,
      source: 'open-library',
      fetchedAt: `${DAY}T09:00:00.000Z`,
      expiresAt: '2026-12-20T09:00:00.000Z',
    })
    .execute()
  await db
    .insertInto('stripe_event')
    .values({
      id: operatorRows.event,
      type: 'customer.subscription.updated',
      customerId: 'cus_1',
      chargeId: null,
      createdAt: `${DAY}T12:00:00.000Z`,
      receivedAt: `${DAY}T12:00:01.000Z`,
      nextAttemptAt: null,
      attempts: 0,
      doneAt: `${DAY}T12:00:02.000Z`,
      lastError: null,
    })
    .execute()
}
