import type { IsoTime } from '../../db/columns.ts'
import type { WaitingWarning } from './schema.ts'
import { type MailData, type MailTemplate, mails } from './templates/index.ts'

/** What the joined email says about one warning. */
export interface WarningFacts {
  readonly firstName: string
  readonly subject: string
  readonly plural: string | null
  readonly detail: string | null
}

/** The joined email lists so many of a kind and counts the rest, so decoys cannot make it too long to send. */
const NEWEST_MAX = 30

/** Null for an email that is not a warning. */
export function describeWarning<Template extends MailTemplate>(
  { template, data }: { readonly template: Template; readonly data: MailData[Template] },
  subject: string,
): WarningFacts | null {
  const { allowance, plural, detail } = mails[template]
  if (allowance !== 'warning' || !('firstName' in data)) return null
  const { firstName } = data
  return { firstName, subject, plural: plural?.(data) ?? null, detail: detail?.(data) || null }
}

/** Adds a warning to its kind, or begins a new one. */
export function addWarning(
  waiting: readonly WaitingWarning[],
  {
    subject,
    plural,
    ...warning
  }: Omit<WarningFacts, 'firstName'> & { readonly at: IsoTime; readonly key: string },
): readonly WaitingWarning[] {
  const known = waiting.some((one) => one.subject === subject)
  if (!known) return [...waiting, { subject, plural, count: 1, newest: [warning] }]
  return waiting.map((one) =>
    one.subject === subject
      ? { ...one, count: one.count + 1, newest: [...one.newest, warning].slice(-NEWEST_MAX) }
      : one,
  )
}
