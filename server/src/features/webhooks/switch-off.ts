import type { IsoTime } from '../../db/columns.ts'
import type { Transact } from '../../db/transact.ts'
import type { MailFeature } from '../mail/mail.feature.ts'
import { type OffReason, switchOffWebhook } from './switch-off.repo.ts'

interface SwitchOffDeps {
  readonly transact: Transact
  readonly mail: Pick<MailFeature, 'enqueue' | 'findRecipient'>
}

export type SwitchOff = (id: string, reason: OffReason, now: IsoTime) => Promise<void>

/** Switches a webhook off, gives up what waits for it, and tells its owner by email. */
export function createSwitchOff({ transact, mail }: SwitchOffDeps): SwitchOff {
  return (id, reason, now) =>
    transact(async (queries) => {
      const ownerId = await switchOffWebhook(queries, id, reason, now)
      const recipient = ownerId && (await mail.findRecipient(queries, ownerId))
      if (!recipient) return
      await mail.enqueue(queries, {
        template: 'webhook-off',
        to: recipient.email,
        data: { firstName: recipient.firstName, reason },
        // So that switching it on and off again sends no more emails.
        dedupeKey: `webhook-off:${ownerId}:${now.slice(0, 10)}`,
      })
    })
}
