import type { DigestCount } from '../mail.ts'
import { countClicks } from './count-clicks.ts'

/** Clicks to compare, most first. */
export interface LetterTable {
  readonly heading: string
  readonly rows: readonly DigestCount[]
}

/** What a mail to a user says, once for both of its forms. */
export interface Letter {
  readonly subject: string
  /** Greeted by it in the text alone: a name is whatever somebody typed (S48). */
  readonly firstName: string | null
  readonly paragraphs: readonly string[]
  readonly tables?: readonly LetterTable[]
  readonly action: { readonly label: string; readonly url: string }
  /** Ends mails of this kind. */
  readonly unsubscribeUrl?: string
  /** What to do when the mail is a surprise. */
  readonly otherwise: string
}

export const STOP = 'Stop this mail'

/** A name and nothing that a mail program would make a link of. */
const NAME = /^[\p{L}\p{M}'’ -]{1,40}$/u

export function renderLetterText(letter: Letter, siteUrl: string): string {
  const { firstName, paragraphs, tables = [], action, otherwise, unsubscribeUrl } = letter
  const greeting = firstName && NAME.test(firstName) ? `Hello ${firstName.trim()},` : 'Hello,'
  const end = unsubscribeUrl ? [`${STOP}:\n${unsubscribeUrl}`] : []
  const parts = [
    greeting,
    ...paragraphs,
    ...tables.map(listRows),
    `${action.label}:\n${action.url}`,
    otherwise,
    ...end,
  ]
  return `${parts.join('\n\n')}\n\n-- \nEveryshelf, ${siteUrl}\n`
}

function listRows({ heading, rows }: LetterTable): string {
  return [heading, ...rows.map(({ name, clicks }) => `- ${name}: ${countClicks(clicks)}`)].join(
    '\n',
  )
}
