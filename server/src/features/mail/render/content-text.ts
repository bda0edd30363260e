import type { MailContent, MailTable } from '../mails/define-mail.ts'
import { countClicks } from './count-clicks.ts'

export const UNSUBSCRIBE = 'Unsubscribe'

/** A name, and nothing that a mail program would turn into a link. */
const NAME = /^[\p{L}\p{M}'’ -]{1,40}$/u

export function renderContentText(content: MailContent, siteUrl: string): string {
  const { firstName, paragraphs, tables = [], action, footnote, unsubscribeUrl } = content
  const greeting = firstName && NAME.test(firstName) ? `Hello ${firstName.trim()},` : 'Hello,'
  const end = unsubscribeUrl ? [`${UNSUBSCRIBE}:\n${unsubscribeUrl}`] : []
  const parts = [
    greeting,
    ...paragraphs,
    ...tables.map(listRows),
    `${action.label}:\n${action.url}`,
    footnote,
    ...end,
  ]
  return `${parts.join('\n\n')}\n\n-- \nEveryshelf, ${siteUrl}\n`
}

function listRows({ heading, rows }: MailTable): string {
  return [heading, ...rows.map(({ name, clicks }) => `- ${name}: ${countClicks(clicks)}`)].join(
    '\n',
  )
}
