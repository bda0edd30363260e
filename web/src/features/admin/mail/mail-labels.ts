import type { RouterOutputs } from '@everyshelf/server/api'

export type OutboxFacts = RouterOutputs['admin']['outbox']['describe']
export type OutboxMail = RouterOutputs['admin']['outbox']['list']['rows'][number]
export type MailState = OutboxMail['state']

export const mailStateLabels: Readonly<Record<MailState, string>> = {
  waiting: 'Waiting',
  held: 'Held',
  sent: 'Sent',
  failed: 'Failed',
}
