import type { AuditAction } from '@everyshelf/domain/schemas'
import type { RouterOutputs } from '@everyshelf/server/api'

export type AuditRow = RouterOutputs['admin']['audit']['list']['rows'][number]

/** What an audit entry says on screen. */
export const actionLabels: Readonly<Record<AuditAction, string>> = {
  'role.grant': 'Granted the admin role',
  'role.revoke': 'Revoked the admin role',
  'access.set-up': 'Set up two-factor authentication',
  'access.open': 'Unlocked the admin area',
  'access.close': 'Locked the admin area',
  'user.view': 'Viewed an account',
  'user.ban': 'Banned an account',
  'user.unban': 'Unbanned an account',
  'user.sign-out': 'Signed a user out everywhere',
  'user.grant-premium': 'Granted complimentary Premium',
  'user.end-premium': 'Revoked complimentary months',
  'link.view': 'Viewed a link',
  'link.disable': 'Disabled a link',
  'link.enable': 'Enabled a link',
  'series.disable': 'Disabled a series page',
  'series.enable': 'Enabled a series page',
  'page.disable': 'Disabled an author page',
  'page.enable': 'Enabled an author page',
  'domain.disable': 'Disabled a user’s own domain',
  'domain.enable': 'Enabled a user’s own domain',
  'report.dismiss': 'Dismissed a report',
  'report.resolve': 'Disabled a reported link or page',
  'inbox.view': 'Read a message',
  'inbox.reply': 'Replied to a message',
  'inbox.move': 'Changed a message’s status',
  'mail.retry': 'Retried an email',
  'mail.send-sample': 'Sent a sample email',
  'job.run': 'Ran a job',
  'event.view': 'Viewed a payment event',
  'event.process': 'Processed a payment event',
  'book.refresh': 'Refreshed a cached book',
}

export function describeAction(action: string): string {
  return (actionLabels as Readonly<Record<string, string>>)[action] ?? action
}

/** @example describeDetails({ months: 3, reason: 'A gift' }) // 'months: 3, reason: A gift' */
export function describeDetails(details: AuditRow['details']): string {
  return Object.entries(details)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ')
}
