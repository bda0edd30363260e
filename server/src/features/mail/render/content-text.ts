import { countOf } from '@everyshelf/domain/format'
import type { MailContent, MailTable } from '../templates/define-mail.ts'

export const UNSUBSCRIBE = 'Unsubscribe'

/** A name without characters that an email program would turn into a link. */
const NAME = /^[\p{L}\p{M}'’ -]{1,40}$/u

/** Greets by name, if the email has one. */
export function renderContentText(
  content: MailContent,
  firstName: string,
  siteUrl: string,
): string {
  const { paragraphs, tables = [], action, footnote, unsubscribeUrl } = content
  const greeting = NAME.test(firstName) ? `Hello ${firstName.trim()},` : 'Hello,'
  const end = unsubscribeUrl ? [`${UNSUBSCRIBE}:\n${unsubscribeUrl}`] : []
  const blocks = [
    greeting,
    ...paragraphs,
    ...tables.map(listRows),
    `${action.label}:\n${action.url}`,
    footnote,
    ...end,
  ]
  return `${blocks.join('\n\n')}\n\n-- \nEveryshelf, ${siteUrl}\n`
}

function listRows({ heading, rows }: MailTable): string {
  return [
    heading,
    ...rows.map(({ name, clicks }) => `- ${name}: ${countOf(clicks, 'click')}`),
  ].join('\n')
}
