import type { AuditAction } from '@everyshelf/domain/schemas'
import type { RouterOutputs } from '@everyshelf/server/api'

export type AuditRow = RouterOutputs['admin']['audit']['list']['rows'][number]

/** What was done, as a person says it. */
export const deeds: Readonly<Record<AuditAction, string>> = {
  'role.grant': 'Made an admin',
  'role.revoke': 'Took the role away',
  'access.set-up': 'Connected an authenticator app',
  'access.open': 'Opened the admin area',
  'access.close': 'Locked the admin area',
  'user.view': 'Looked at an account',
  'user.ban': 'Banned an account',
  'user.unban': 'Lifted a ban',
  'user.sign-out': 'Signed somebody out everywhere',
  'user.grant-premium': 'Gave Premium',
  'user.end-premium': 'Took given months back',
  'link.view': 'Looked at a link',
  'link.disable': 'Switched a link off',
  'link.enable': 'Switched a link on',
  'report.dismiss': 'Dismissed a report',
  'report.act': 'Acted on a report',
  'inbox.view': 'Read a message',
  'inbox.reply': 'Answered a message',
  'inbox.move': 'Moved a message',
  'mail.retry': 'Sent a mail again',
  'mail.send-sample': 'Sent a sample mail',
  'job.run': 'Ran a job',
  'event.view': 'Looked at a payment event',
  'event.process': 'Processed a payment event',
  'book.refresh': 'Fetched a book again',
}

export function describeDeed(action: string): string {
  return (deeds as Readonly<Record<string, string>>)[action] ?? action
}

/** @example describeDetails({ months: 3, reason: 'A gift' }) // 'months: 3, reason: A gift' */
export function describeDetails(details: AuditRow['details']): string {
  return Object.entries(details)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ')
}
